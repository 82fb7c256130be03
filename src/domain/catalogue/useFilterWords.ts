import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeFilter } from './selectors';

/** Returns the filter in words, for "Nothing for …": "Form 1 Physics", or "Physics in Science shelf" with group. */
export function useFilterWords(withGroup = false): string {
  const { t } = useTranslation('common');
  const { selectedGradeLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const [grade, subject] = [selectedGradeLevel?.name ?? '', selectedSubject?.name ?? ''];
  const filter = grade && subject ? t('filters.join', { first: grade, second: subject }) : grade || subject;
  const group = withGroup && selectedCourseGroup ? selectedCourseGroup.title || selectedCourseGroup.name : '';
  return (filter && group ? t('filters.inGroup', { filter, group }) : filter || group) || t('filters.yours');
}
