import { useSelector } from 'react-redux';
import { selectHomeFilter } from './selectors';

/** Translation key and values of the message of an empty list. */
export type FilterWords =
  | { key: 'one'; filter: string }
  | { key: 'both'; grade: string; subject: string }
  | { key: 'any' };

/**
 * Returns the filter in words: its grade, its subject or both; `any` for a filter with a course group, and while its
 * names are loading.
 */
export function useFilterWords(withGroup = false): FilterWords {
  const { selectedGradeLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const [grade, subject] = [selectedGradeLevel?.name ?? '', selectedSubject?.name ?? ''];
  if (withGroup && selectedCourseGroup) return { key: 'any' };
  if (grade && subject) return { key: 'both', grade, subject };
  const filter = grade || subject;
  return filter ? { key: 'one', filter } : { key: 'any' };
}
