import type { UnknownAction } from 'redux';
import { readChoice } from '@/domain/catalogue/filter';
import { courseGroups, courseLevels, filterOpened } from '@/domain/catalogue/state';
import { recommendedCourses } from '@/domain/course/state';
import { marquee, promotion, upsellBanner } from '@/domain/promotion/state';
import type { EnterContext } from '@/shared/routing/page';
import { coursesOpened } from './state';

/** Returns the first actions of the course home; `coursesOpened` loads the blocks that follow the filter. */
export function enterCourses({ search, region, load }: EnterContext): UnknownAction[] {
  const notice = { region, page: 'course' } as const;
  return [
    courseLevels[load]({ region }),
    courseGroups[load]({ region }),
    filterOpened({ levels: 'course', choice: { ...readChoice(search), group: null }, load }),
    coursesOpened(load),
    promotion[load](notice),
    marquee[load](notice),
    upsellBanner[load](notice),
    recommendedCourses[load]({ region }),
  ];
}
