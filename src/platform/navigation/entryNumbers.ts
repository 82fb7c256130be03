/** Numbers by history entry, kept in the tab over a reload: where a page was scrolled to, how much of a list was there. */
import type { Location } from 'react-router-dom';
import { storagePrefix } from '@/platform/services/storage';

const most = 50;

export type EntryNumbers = Record<string, number>;

/** Returns the name of an entry. Its key is the same for the first one of every load, so it needs the pathname. */
export const entryOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string => `${key} ${pathname}`;

export function readEntries(name: string): EntryNumbers {
  try {
    return (JSON.parse(sessionStorage.getItem(storagePrefix + name) ?? '{}') as EntryNumbers | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the newest entries. Without storage, a reload starts anew. */
export function writeEntries(name: string, numbers: EntryNumbers): void {
  try {
    sessionStorage.setItem(
      storagePrefix + name,
      JSON.stringify(Object.fromEntries(Object.entries(numbers).slice(-most))),
    );
  } catch {
    // See above.
  }
}

/** True for an address that was typed or followed from another site; false for Back and reloads. */
export const isOpenedAnew = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';
