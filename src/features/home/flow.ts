/** What the home asks for in each region: the one place where the two flows differ. */
import { regularClassFirst as group, isRegion } from '@/shared/i18n/locales';

export interface HomeFlow {
  courseSize: number;
  /** Regular classes stand before the courses. */
  regularClassFirst: boolean;
}

const withRegularClassFirst: HomeFlow = { courseSize: 20, regularClassFirst: true };
const withCoursesFirst: HomeFlow = { courseSize: 8, regularClassFirst: false };

export const homeFlow = (region: string): HomeFlow =>
  isRegion(region) && group.has(region) ? withRegularClassFirst : withCoursesFirst;
