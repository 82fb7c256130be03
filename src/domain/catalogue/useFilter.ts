import { useSelector } from 'react-redux';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';
import { everyGrade, type FilterKey } from './filter';
import { selectDefaultGradeId, selectFilterQuery, selectIsChosen } from './selectors';

const keys: readonly FilterKey[] = ['grade', 'subject', 'group'];

const none: readonly string[] = [];

/**
 * Returns functions that change the filter in the address, replacing the history entry. `also`: further query
 * parameters that filter the page's list.
 */
export function useFilter(also: readonly string[] = none) {
  const changeQuery = useChangeQuery();
  const search = new URLSearchParams(useHydratedLocation().search);
  const ownGrade = useSelector(selectDefaultGradeId);
  const alsoChosen = also.some((key) => search.has(key));
  const isChosen = useSelector(selectIsChosen) || alsoChosen;
  const { gradeLevelId, subjectId, groupId } = useSelector(selectFilterQuery);

  const set = (key: FilterKey, value: string) => changeQuery({ [key]: value === '' ? null : value }, { replace: true });

  /** Resets to the defaults: the student's own grade, all subjects, all groups, no other parameters. */
  const reset = () => changeQuery(Object.fromEntries([...keys, ...also].map((key) => [key, null])), { replace: true });

  /** Selects a grade; null = all grades. The default grade is not written to the address. */
  const chooseGrade = (id: number | null) => set('grade', id === ownGrade ? '' : id === null ? everyGrade : String(id));

  return {
    isChosen,
    isFiltered: gradeLevelId !== null || subjectId !== null || groupId !== null || alsoChosen,
    chooseGrade,
    chooseSubject: (id: number | null) => set('subject', id === null ? '' : String(id)),
    chooseGroup: (id: number | null) => set('group', id === null ? '' : String(id)),
    /** Clears the filter of an empty list: resets it, or selects all grades when the defaults have no results. */
    clear: () => (isChosen ? reset() : chooseGrade(null)),
  };
}
