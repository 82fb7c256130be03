import { useSelector } from 'react-redux';
import { selectHomeFilter } from './selectors';

/** Which sentence says that nothing matches the filter, and what it fills in. */
export type FilterWords =
  | { key: 'one'; filter: string }
  | { key: 'both'; grade: string; subject: string }
  | { key: 'any' };

/**
 * Returns the words of the filter for a sentence that says what was not found: its grade, its subject or both; `any` for
 * a filter that also has a course group, or whose names are not loaded.
 */
export function useFilterWords(withGroup = false): FilterWords {
  const { selectedGradeLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const [grade, subject] = [selectedGradeLevel?.name ?? '', selectedSubject?.name ?? ''];
  if (withGroup && selectedCourseGroup) return { key: 'any' };
  if (grade && subject) return { key: 'both', grade, subject };
  const filter = grade || subject;
  return filter ? { key: 'one', filter } : { key: 'any' };
}
