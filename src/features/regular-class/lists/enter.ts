/** The first actions of pages that list classes. */
import type { UnknownAction } from 'redux';
import { readChoice } from '@/domain/catalogue/filter';
import { filterOpened, liveLevels } from '@/domain/catalogue/state';
import { marquee, promotion, upsellBanner } from '@/domain/promotion/state';
import type { EnterContext } from '@/shared/routing/page';
import { classesOpened, readStatus, topicsOpened, upcomingOpened } from './state';

const openFilter = ({ search, region, load }: EnterContext): UnknownAction[] => [
  liveLevels[load]({ region }),
  filterOpened({ levels: 'live', choice: { ...readChoice(search), group: null }, load }),
];

export function enterClasses(visit: EnterContext): UnknownAction[] {
  const { region, load } = visit;
  const notice = { region, page: 'regular_class' } as const;
  return [
    ...openFilter(visit),
    classesOpened(load),
    promotion[load](notice),
    marquee[load](notice),
    upsellBanner[load](notice),
  ];
}

export const enterUpcoming = (visit: EnterContext) => [...openFilter(visit), upcomingOpened(visit.load)];

export const enterTopics = (visit: EnterContext) => [
  ...openFilter(visit),
  topicsOpened(visit.load, readStatus(visit.search)),
];
