/** Parses the filter from the query of an address; invalid ids are ignored. */
import { parseId } from '@/shared/lib/ids';

/** Query parameters of the filter, and the screens that show it. */
export type FilterKey = 'grade' | 'subject' | 'group';
export type FilterScreen = 'home' | 'courses' | 'courseGroup' | ClassScreen;
/** Screens that offer the grades with live classes. */
export type ClassScreen = 'classes' | 'upcoming' | 'topics';

/** Value of `grade` with which a student who has a grade selects all grades. */
export const everyGrade = 'all';

export interface FilterChoice {
  readonly grade: number | typeof everyGrade | null;
  readonly subject: number | null;
  readonly group: number | null;
}

const classScreens: readonly (FilterScreen | null)[] = ['classes', 'upcoming', 'topics'] satisfies ClassScreen[];

export const isClassScreen = (screen: FilterScreen | null) => classScreens.includes(screen);

export const noChoice: FilterChoice = { grade: null, subject: null, group: null };

export function readChoice(search: URLSearchParams): FilterChoice {
  const idOf = (key: FilterKey) => parseId(search.get(key) ?? undefined);
  return {
    grade: search.get('grade') === everyGrade ? everyGrade : idOf('grade'),
    subject: idOf('subject'),
    group: idOf('group'),
  };
}
