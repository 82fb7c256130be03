import { useSelector } from 'react-redux';
import { selectFilterQuery } from '@/domain/catalogue/selectors';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';

/** Returns a function that returns the href of a list page with the current filter. */
export function useSeeAll(): (list: string) => string {
  const path = useLocalePath();
  const { search } = useHydratedLocation();
  const { levelId, subjectId } = useSelector(selectFilterQuery);
  return (list) => {
    const chosen = new URLSearchParams();
    const params = new URLSearchParams(search);
    // Only the filter in the address: the student's own level is the default on the other page too.
    const level = params.get('grade');
    if (level === 'all' || (level !== null && level === String(levelId))) chosen.set('grade', level);
    if (subjectId !== null) chosen.set('subject', String(subjectId));
    return path(chosen.size > 0 ? `${list}?${chosen}` : list);
  };
}
