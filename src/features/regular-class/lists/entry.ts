/** The first actions of pages that list classes; the lists that follow the filter load on `filterOpened`. */
import type { UnknownAction } from 'redux';
import { type ClassScreen, readChoice } from '@/domain/catalogue/filter';
import { filterOpened, liveGradeLevels } from '@/domain/catalogue/state';
import { marquee, promotion, upsellBanner } from '@/domain/promotion/state';
import type { EnterContext } from '@/shared/routing/page';
import { readStatus, topicsOpened } from './state';

const filterOf = (screen: ClassScreen, { search, region, load }: EnterContext): UnknownAction[] => [
  liveGradeLevels[load]({ region }),
  filterOpened({ screen, choice: { ...readChoice(search), group: null }, load }),
];

export function enterClasses(entry: EnterContext): UnknownAction[] {
  const { region, load } = entry;
  const notice = { region, page: 'regular_class' } as const;
  return [...filterOf('classes', entry), promotion[load](notice), marquee[load](notice), upsellBanner[load](notice)];
}

export const enterUpcoming = (entry: EnterContext) => filterOf('upcoming', entry);

export const enterTopics = (entry: EnterContext) => [
  topicsOpened(readStatus(entry.search)),
  ...filterOf('topics', entry),
];
