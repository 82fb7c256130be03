import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';
import { everyGrade, type FilterKey } from './filter';
import { selectDefaultGradeId, selectFilterQuery, selectIsChosen } from './selectors';

const keys: readonly FilterKey[] = ['grade', 'subject', 'group'];

const none: readonly string[] = [];

/**
 * Returns functions that change the filter in the address, replacing the history entry. `also`: further query
 * parameters that filter the page's list; must be a stable array.
 */
export function useFilter(also: readonly string[] = none) {
  const [, setSearch] = useSearchParams();
  const search = new URLSearchParams(useHydratedLocation().search);
  const ownGrade = useSelector(selectDefaultGradeId);
  const alsoChosen = also.some((key) => search.has(key));
  const isChosen = useSelector(selectIsChosen) || alsoChosen;
  const { gradeLevelId, subjectId, groupId } = useSelector(selectFilterQuery);

  const set = useCallback(
    (key: FilterKey, value: string) =>
      setSearch(
        (search) => {
          const next = new URLSearchParams(search);
          if (value === '') next.delete(key);
          else next.set(key, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );

  /** Resets to the defaults: the student's own grade, all subjects, all groups, no other parameters. */
  const reset = useCallback(
    () =>
      setSearch(
        (search) => {
          const next = new URLSearchParams(search);
          for (const key of [...keys, ...also]) next.delete(key);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, also],
  );

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
