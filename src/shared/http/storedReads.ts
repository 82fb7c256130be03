/**
 * Responses to reads of one student, kept in this browser. A database that is denied, full or deleted never throws: then nothing is
 * found. Loaded when the first read is stored or looked for.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readsDatabase } from './readsDatabase';

export interface StoredRead {
  /** When the server responded, in epoch milliseconds. */
  at: number;
  /** The response's `data` in camelCase, without what is never stored. */
  data: unknown;
}

interface Row extends StoredRead {
  owner: string;
  /** Names the call: language, path and query. */
  call: string;
  /** Epoch milliseconds. */
  until: number;
}

interface Schema extends DBSchema {
  rows: { key: [owner: string, call: string]; value: Row; indexes: { at: number } };
}

export interface StoredReads {
  /** Returns null when there is none, or it has expired. */
  find(owner: string, call: string, now: number): Promise<StoredRead | null>;
  store(row: Row): Promise<void>;
}

/** Most rows; beyond that, the oldest leave. */
const mostRows = 400;

/** Fields whose values are amounts or offers, or lead into a room: they must come from the server. */
const unstored: ReadonlySet<string> = new Set([
  'checkoutCollection',
  'checkoutCollections',
  'plan',
  'plans',
  'price',
  'displayPrice',
  'presalePrice',
  'presaleExpiredAt',
  'chatRoomUrl',
]);

/** Returns a copy of a response's data without prices, offers and links into rooms: the `url` of a lesson that has a time. */
export function withoutUnstored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnstored);
  if (typeof value !== 'object' || value === null) return value;
  const isLesson = 'startAt' in value;
  const entries = Object.entries(value).filter(([key]) => !unstored.has(key) && !(isLesson && key === 'url'));
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUnstored(item)]));
}

export function createStoredReads(): StoredReads {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  let hasAsked = false;

  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(readsDatabase, 1, {
      upgrade(database) {
        database.createObjectStore('rows', { keyPath: ['owner', 'call'] }).createIndex('at', 'at');
      },
      // Another tab, or this one, deletes the database: the session has ended.
      blocking(_, __, event) {
        opened = null;
        (event.target as IDBDatabase).close();
      },
      terminated() {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  /** Deletes rows that have expired, and the oldest ones beyond the limit. */
  async function makeRoom(now: number, most: number): Promise<void> {
    const { store, done } = (await open()).transaction('rows', 'readwrite');
    let left = await store.count();
    for (let cursor = await store.index('at').openCursor(); cursor; cursor = await cursor.continue()) {
      if (cursor.value.until > now && left <= most) continue;
      await cursor.delete();
      left -= 1;
    }
    await done;
  }

  /** Asks the browser, once for each session, not to delete what is kept when room is short. */
  async function askToPersist(): Promise<void> {
    if (hasAsked) return;
    hasAsked = true;
    if ((await (await open()).count('rows')) > 1 || (await navigator.storage?.persisted?.())) return;
    await navigator.storage?.persist?.();
  }

  return {
    async find(owner, call, now) {
      try {
        const row = await (await open()).get('rows', [owner, call]);
        return row && row.until > now ? row : null;
      } catch {
        return null;
      }
    },
    async store(row) {
      const kept = { ...row, data: withoutUnstored(row.data) };
      try {
        await (await open()).put('rows', kept).catch(async () => {
          // Full: the older half leaves.
          await makeRoom(row.at, Math.floor((await (await open()).count('rows')) / 2));
          await (await open()).put('rows', kept);
        });
        await makeRoom(row.at, mostRows);
        await askToPersist();
      } catch {
        // The next visit without a network will not find it.
      }
    },
  };
}
