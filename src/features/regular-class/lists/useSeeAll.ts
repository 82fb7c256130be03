import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectFilterQuery } from '@/core/catalogue/selectors';
import { useHrefTo } from '@/core/navigation/useHrefTo';

/** Returns a function that returns the href of "See all" with the current filter; '' when there is no such page. */
export function useSeeAll(): (path: string) => string {
  const hrefTo = useHrefTo();
  const { search } = useLocation();
  const { gradeLevelId, subjectId } = useSelector(selectFilterQuery);
  return (path) => {
    const chosen = new URLSearchParams();
    const asked = new URLSearchParams(search);
    // Only the filter in the address: the student's own grade is the default on the other page too.
    const grade = asked.get('grade');
    if (grade === 'all' || (grade !== null && grade === String(gradeLevelId))) chosen.set('grade', grade);
    if (subjectId !== null) chosen.set('subject', String(subjectId));
    return hrefTo(chosen.size > 0 ? `${path}?${chosen}` : path);
  };
}
