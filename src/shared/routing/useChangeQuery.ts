import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by parameter; null removes one. */
export type QueryChanges = Readonly<Record<string, string | null>>;

/**
 * Returns a function that changes parameters of the query and keeps the others, in a new history entry or in the
 * current one (`replace`). The page keeps its scroll position.
 */
export function useChangeQuery(): (changes: QueryChanges, options?: { replace?: boolean }) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (changes, { replace = false } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
}
