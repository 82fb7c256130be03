/** Parses the filter from the query of an address; invalid ids are ignored. */
import { parseId } from '@/shared/lib/ids';

/** Query parameters of the filter. */
export type FilterKey = 'grade' | 'subject' | 'group';

/** The grades of the filter: grades with courses, or grades with live classes. */
export type OfferedGrades = 'course' | 'live';

/** Value of `grade` with which a student who has a grade selects all grades. */
export const everyGrade = 'all';

export interface FilterChoice {
  readonly grade: number | typeof everyGrade | null;
  readonly subject: number | null;
  readonly group: number | null;
}

export const noChoice: FilterChoice = { grade: null, subject: null, group: null };

export function readChoice(search: URLSearchParams): FilterChoice {
  const idOf = (key: FilterKey) => parseId(search.get(key) ?? undefined);
  return {
    grade: search.get('grade') === everyGrade ? everyGrade : idOf('grade'),
    subject: idOf('subject'),
    group: idOf('group'),
  };
}
