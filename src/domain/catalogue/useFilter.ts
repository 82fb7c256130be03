import { useSelector } from 'react-redux';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';
import { everyLevel, type FilterKey } from './filter';
import { selectDefaultLevelId, selectFilterQuery, selectIsChosen } from './selectors';

const keys: readonly FilterKey[] = ['grade', 'subject', 'group'];

const none: readonly string[] = [];

/**
 * Returns functions that change the filter in the address, replacing the history entry. `also`: further query
 * parameters that filter the page's list.
 */
export function useFilter(also: readonly string[] = none) {
  const changeQuery = useChangeQuery();
  const search = new URLSearchParams(useHydratedLocation().search);
  const ownLevel = useSelector(selectDefaultLevelId);
  const alsoChosen = also.some((key) => search.has(key));
  const isChosen = useSelector(selectIsChosen) || alsoChosen;
  const { levelId, subjectId, groupId } = useSelector(selectFilterQuery);

  const set = (key: FilterKey, value: string) => changeQuery({ [key]: value === '' ? null : value }, { replace: true });

  /** Resets to the defaults: the student's own level, all subjects, all groups, no other parameters. */
  const reset = () => changeQuery(Object.fromEntries([...keys, ...also].map((key) => [key, null])), { replace: true });

  /** Selects a level; null = all levels. The default level is not written to the address. */
  const chooseLevel = (id: number | null) => set('grade', id === ownLevel ? '' : id === null ? everyLevel : String(id));

  return {
    isChosen,
    isFiltered: levelId !== null || subjectId !== null || groupId !== null || alsoChosen,
    chooseLevel,
    chooseSubject: (id: number | null) => set('subject', id === null ? '' : String(id)),
    chooseGroup: (id: number | null) => set('group', id === null ? '' : String(id)),
    /** Clears the filter of an empty list: resets it, or selects all levels when the defaults have no results. */
    clear: () => (isChosen ? reset() : chooseLevel(null)),
  };
}
