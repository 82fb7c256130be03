/** Parses the filter from the query of an address; invalid ids are ignored. */
import { parseId } from '@/shared/lib/ids';

/** Query parameters of the filter. `grade` is the level. */
export type FilterKey = 'grade' | 'subject' | 'group';

/** The levels of the filter: levels with courses, or levels with live classes. */
export type OfferedLevels = 'course' | 'live';

/** Value of `grade` with which a student who has a level selects all levels. */
export const everyLevel = 'all';

export interface FilterChoice {
  readonly level: number | typeof everyLevel | null;
  readonly subject: number | null;
  readonly group: number | null;
}

export const noChoice: FilterChoice = { level: null, subject: null, group: null };

export function readChoice(search: URLSearchParams): FilterChoice {
  const idOf = (key: FilterKey) => parseId(search.get(key) ?? undefined);
  return {
    level: search.get('grade') === everyLevel ? everyLevel : idOf('grade'),
    subject: idOf('subject'),
    group: idOf('group'),
  };
}
