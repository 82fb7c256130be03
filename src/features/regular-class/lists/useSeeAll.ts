import { useSelector } from 'react-redux';
import { selectFilterQuery } from '@/domain/catalogue/selectors';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';

/** Returns a function that returns the href of a list page with the current filter. */
export function useSeeAll(): (list: string) => string {
  const path = useLocalePath();
  const { search } = useHydratedLocation();
  const { gradeLevelId, subjectId } = useSelector(selectFilterQuery);
  return (list) => {
    const chosen = new URLSearchParams();
    const params = new URLSearchParams(search);
    // Only the filter in the address: the student's own grade is the default on the other page too.
    const grade = params.get('grade');
    if (grade === 'all' || (grade !== null && grade === String(gradeLevelId))) chosen.set('grade', grade);
    if (subjectId !== null) chosen.set('subject', String(subjectId));
    return path(chosen.size > 0 ? `${list}?${chosen}` : list);
  };
}
