/** What a filter in an address means. What is no id is as if it were not there. */
import { parseId } from '@/shared/lib/ids';

/** The address's keys, and the screens that show the filter. */
export type FilterKey = 'grade' | 'subject' | 'group';
export type FilterScreen = 'home' | 'courses' | 'courseGroup' | ClassScreen;
/** They offer the grades that have live classes. */
export type ClassScreen = 'classes' | 'upcoming' | 'topics';

/** The value of `grade` by which a student with a grade of their own asks for every grade. */
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
