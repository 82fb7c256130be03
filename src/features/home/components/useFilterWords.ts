import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeFilter } from '@/core/catalogue/selectors';

/** The chosen filter in words, for "Nothing for …": "Form 1 Physics", where the group counts "Physics in Science shelf". */
export function useFilterWords(withGroup = false): string {
  const { t } = useTranslation('home');
  const { selectedGradeLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const [grade, subject] = [selectedGradeLevel?.name ?? '', selectedSubject?.name ?? ''];
  const filter = grade && subject ? t('filterJoin', { first: grade, second: subject }) : grade || subject;
  const group = withGroup && selectedCourseGroup ? selectedCourseGroup.title || selectedCourseGroup.name : '';
  return (filter && group ? t('inGroup', { filter, group }) : filter || group) || t('yourFilters');
}
