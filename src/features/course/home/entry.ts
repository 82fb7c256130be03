import type { UnknownAction } from 'redux';
import { readChoice } from '@/domain/catalogue/filter';
import { courseGroups, filterOpened, gradeLevels } from '@/domain/catalogue/state';
import { recommendedCourses } from '@/domain/course/state';
import { marquee, promotion, upsellBanner } from '@/domain/promotion/state';
import type { EnterContext } from '@/shared/routing/page';

/** Returns the first actions of the course home; the blocks that follow the filter load on `filterOpened`. */
export function enterCourses({ search, region, load }: EnterContext): UnknownAction[] {
  const notice = { region, page: 'course' } as const;
  return [
    gradeLevels[load]({ region }),
    courseGroups[load]({ region }),
    filterOpened({ screen: 'courses', choice: { ...readChoice(search), group: null }, load }),
    promotion[load](notice),
    marquee[load](notice),
    upsellBanner[load](notice),
    recommendedCourses[load]({ region }),
  ];
}
