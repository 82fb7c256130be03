import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { everyGrade, type FilterKey } from './filter';
import { selectDefaultGradeId, selectFilterQuery, selectIsChosen } from './selectors';

const keys: readonly FilterKey[] = ['grade', 'subject', 'group'];

const none: readonly string[] = [];

/**
 * Changes the filter where it is kept: in the address, without a step in the history. `also`: further keys of the
 * address that narrow the page's list; must be stable.
 */
export function useFilter(also: readonly string[] = none) {
  const [search, setSearch] = useSearchParams();
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

  /** Back to the defaults: the student's own grade, every subject, every group, nothing else. */
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

  /** Null: every grade. The default needs no words in the address. */
  const chooseGrade = (id: number | null) => set('grade', id === ownGrade ? '' : id === null ? everyGrade : String(id));

  return {
    isChosen,
    isFiltered: gradeLevelId !== null || subjectId !== null || groupId !== null || alsoChosen,
    chooseGrade,
    chooseSubject: (id: number | null) => set('subject', id === null ? '' : String(id)),
    chooseGroup: (id: number | null) => set('group', id === null ? '' : String(id)),
    /** Opens up an empty list: back to the defaults, or out of the own grade where the defaults are what finds nothing. */
    clear: () => (isChosen ? reset() : chooseGrade(null)),
  };
}
