import type { KeyValueStore } from '@/platform/services/storage';

/** Storage key of whether the key `/` opens the search; on unless it was turned off on this device. */
export const searchKey = 'searchKey';

export const isSearchKeyOn = (storage: Pick<KeyValueStore, 'get'>): boolean => storage.get(searchKey) !== false;
