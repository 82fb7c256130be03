/** Calls of the home page by region; the two flows differ only here. */
import { regularClassFirst as group, isRegion } from '@/shared/i18n/locales';

export interface HomeFlow {
  courseSize: number;
  /** Regular classes come before the courses. */
  regularClassFirst: boolean;
}

const withRegularClassFirst: HomeFlow = { courseSize: 20, regularClassFirst: true };
const withCoursesFirst: HomeFlow = { courseSize: 8, regularClassFirst: false };

export const homeFlow = (region: string): HomeFlow =>
  isRegion(region) && group.has(region) ? withRegularClassFirst : withCoursesFirst;
