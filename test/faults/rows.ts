/**
 * The fault matrix has a row for every endpoint that the app calls. A new call needs its row, in one line if it loads
 * data of a page, in the file of `rows/` that is named as the call's file in `docs/api/paths`.
 */
import { accountRows } from './rows/account';
import { catalogueRows } from './rows/catalogue';
import { checkoutRows } from './rows/checkout';
import { classesRows } from './rows/classes';
import { coursesRows } from './rows/courses';
import { homeRows } from './rows/home';
import { instructorsRows } from './rows/instructors';
import { learningRows } from './rows/learning';
import type { Row } from './rows/row';
import { sessionRows } from './rows/session';

export const rows: readonly Row[] = [
  ...sessionRows,
  ...accountRows,
  ...catalogueRows,
  ...homeRows,
  ...classesRows,
  ...coursesRows,
  ...instructorsRows,
  ...checkoutRows,
  ...learningRows,
];
