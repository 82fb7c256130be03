/**
 * Numbers by history entry, kept in the tab over a reload: the scroll position of a page, the loaded pages of a list, the
 * opened parts.
 */
import type { Location } from 'react-router-dom';
import { storagePrefix } from '@/platform/services/storage';

const most = 50;

export type HistoryNumbers = Record<string, number>;
export type HistoryEntry = Pick<Location, 'key' | 'pathname'>;

/** Returns the name of a history entry. The first entry of every load has the same key, so the name needs the pathname. */
export const historyKeyOf = ({ key, pathname }: HistoryEntry): string => `${key} ${pathname}`;

export function readHistoryNumbers(name: string): HistoryNumbers {
  try {
    return (JSON.parse(sessionStorage.getItem(storagePrefix + name) ?? '{}') as HistoryNumbers | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the newest history entries. Without storage, a reload starts anew. */
export function writeHistoryNumbers(name: string, numbers: HistoryNumbers): void {
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

/** Returns the number of a history entry; 0 for none, and for an address that was opened anew. */
export const readHistoryNumber = (name: string, entry: HistoryEntry): number =>
  entry.key === 'default' && isOpenedAnew() ? 0 : (readHistoryNumbers(name)[historyKeyOf(entry)] ?? 0);

export const writeHistoryNumber = (name: string, entry: HistoryEntry, number: number): void =>
  writeHistoryNumbers(name, { ...readHistoryNumbers(name), [historyKeyOf(entry)]: number });
