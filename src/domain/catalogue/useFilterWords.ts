import { useSelector } from 'react-redux';
import { selectHomeFilter } from './selectors';

/** Translation key and values of the message of an empty list. */
export type FilterWords =
  | { key: 'one'; filter: string }
  | { key: 'both'; level: string; subject: string }
  | { key: 'any' };

/**
 * Returns the filter in words: its level, its subject or both; `any` for a filter with a course group, and while its
 * names are loading.
 */
export function useFilterWords(withGroup = false): FilterWords {
  const { selectedLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const [level, subject] = [selectedLevel?.name ?? '', selectedSubject?.name ?? ''];
  if (withGroup && selectedCourseGroup) return { key: 'any' };
  if (level && subject) return { key: 'both', level, subject };
  const filter = level || subject;
  return filter ? { key: 'one', filter } : { key: 'any' };
}
