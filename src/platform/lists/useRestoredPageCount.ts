import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readHistoryNumber, writeHistoryNumber } from '@/platform/navigation/historyState';

const storedName = 'pages';

/**
 * Remembers how many pages of its list a page shows, and returns how many it has shown at this history entry: more than
 * now after a reload, or after Back from another site.
 */
export function useRestoredPageCount(count: number): number {
  const { key, pathname } = useLocation();
  const seen = useMemo(() => readHistoryNumber(storedName, { key, pathname }), [key, pathname]);
  useEffect(() => {
    if (count > seen) writeHistoryNumber(storedName, { key, pathname }, count);
  }, [count, seen, key, pathname]);
  return seen;
}
