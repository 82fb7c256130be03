import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeFilter } from '@/core/catalogue/selectors';

/** The chosen filter in words, for "Nothing for …": "Form 1 Physics". */
export function useFilterWords(withGroup = false): string {
  const { t } = useTranslation('home');
  const { selectedGradeLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const group = withGroup && selectedCourseGroup ? selectedCourseGroup.title || selectedCourseGroup.name : '';
  const names = [group, selectedGradeLevel?.name, selectedSubject?.name].filter(
    (name) => name !== undefined && name !== '',
  );
  return names.length === 0
    ? t('yourFilters')
    : names.reduce<string>((first, second) => (first ? t('filterJoin', { first, second }) : (second ?? '')), '');
}
