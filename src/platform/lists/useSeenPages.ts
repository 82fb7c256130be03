import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { entryOf, isOpenedAnew, readEntries, writeEntries } from '@/platform/navigation/entryNumbers';

const storedName = 'pages';

/**
 * Remembers how many pages of its list a page shows, and returns how many it has shown at this history entry: more than
 * now after a reload, or after Back from another site.
 */
export function useSeenPages(count: number): number {
  const { key, pathname } = useLocation();
  const entry = entryOf({ key, pathname });
  const seen = useMemo(
    () => (key === 'default' && isOpenedAnew() ? 0 : (readEntries(storedName)[entry] ?? 0)),
    [key, entry],
  );
  useEffect(() => {
    if (count > seen) writeEntries(storedName, { ...readEntries(storedName), [entry]: count });
  }, [count, seen, entry]);
  return seen;
}
