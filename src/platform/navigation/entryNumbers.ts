/**
 * Numbers by history entry, kept in the tab over a reload: where a page was scrolled to, how much of a list was there, which
 * parts were opened.
 */
import type { Location } from 'react-router-dom';
import { storagePrefix } from '@/platform/services/storage';

const most = 50;

export type EntryNumbers = Record<string, number>;
export type Entry = Pick<Location, 'key' | 'pathname'>;

/** Returns the name of an entry. Its key is the same for the first one of every load, so it needs the pathname. */
export const entryOf = ({ key, pathname }: Entry): string => `${key} ${pathname}`;

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

/** Returns the number of an entry; 0 for none, and for an address that was opened anew. */
export const readEntry = (name: string, entry: Entry): number =>
  entry.key === 'default' && isOpenedAnew() ? 0 : (readEntries(name)[entryOf(entry)] ?? 0);

export const writeEntry = (name: string, entry: Entry, number: number): void =>
  writeEntries(name, { ...readEntries(name), [entryOf(entry)]: number });
