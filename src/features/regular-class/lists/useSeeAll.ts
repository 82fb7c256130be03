import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectFilterQuery } from '@/core/catalogue/selectors';
import { useHrefTo } from '@/core/navigation/useHrefTo';

/** Where "See all" leads: the whole list, by the filter that is chosen here; '' while there is no such page. */
export function useSeeAll(): (path: string) => string {
  const hrefTo = useHrefTo();
  const { search } = useLocation();
  const { gradeLevelId, subjectId } = useSelector(selectFilterQuery);
  return (path) => {
    const chosen = new URLSearchParams();
    const asked = new URLSearchParams(search);
    // Only what the address says: the student's own grade needs no words in it, and counts there as here.
    const grade = asked.get('grade');
    if (grade === 'all' || (grade !== null && grade === String(gradeLevelId))) chosen.set('grade', grade);
    if (subjectId !== null) chosen.set('subject', String(subjectId));
    return hrefTo(chosen.size > 0 ? `${path}?${chosen}` : path);
  };
}
