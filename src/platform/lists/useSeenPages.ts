import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readEntry, writeEntry } from '@/platform/navigation/entryNumbers';

const storedName = 'pages';

/**
 * Remembers how many pages of its list a page shows, and returns how many it has shown at this history entry: more than
 * now after a reload, or after Back from another site.
 */
export function useSeenPages(count: number): number {
  const { key, pathname } = useLocation();
  const seen = useMemo(() => readEntry(storedName, { key, pathname }), [key, pathname]);
  useEffect(() => {
    if (count > seen) writeEntry(storedName, { key, pathname }, count);
  }, [count, seen, key, pathname]);
  return seen;
}
