/** The first calls that all pages of a course share. */
import { downloadsOpened } from '@/domain/download/state';
import type { EnterContext } from '@/shared/routing/page';
import { courseDetail } from './state';

export const enterCourse = ({ params, load }: EnterContext) => [
  courseDetail[load]({ id: Number(params.id) }),
  downloadsOpened(),
];
