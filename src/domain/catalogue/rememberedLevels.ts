/** The levels that visitors without a profile have chosen, by region, as this device stores them. */

import type { KeyValueStore } from '@/platform/services/storage';
import { isRegion } from '@/shared/i18n/locales';
import type { RememberedLevels } from './state';

const storageKey = 'levels';

const isLevel = (entry: [string, unknown]): entry is [string, number] =>
  isRegion(entry[0]) && Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0;

/** Returns the stored levels. Anyone can edit storage, so invalid ones are dropped. */
export function readRememberedLevels(storage: KeyValueStore): [region: string, id: number][] {
  const stored: unknown = storage.get(storageKey);
  return stored !== null && typeof stored === 'object' ? Object.entries(stored).filter(isLevel) : [];
}

export const storeRememberedLevels = (storage: KeyValueStore, levels: RememberedLevels): void =>
  void storage.set(storageKey, levels);
