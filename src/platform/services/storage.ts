/** JSON values stored over reloads. Denied or full storage never throws: values then live as long as the page. */
export interface KeyValueStore {
  /** Returns null when absent, unreadable or not JSON; callers validate the shape, since users can edit it. */
  get(key: string): unknown;
  /** Returns false when the value lives only as long as the page. */
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
  keys(prefix: string): string[];
}

/** Returns whether an order of usual size outlives the page. */
export function mayStoreOrder(storage: KeyValueStore): boolean {
  const isStored = storage.set('probe', ' '.repeat(2000));
  storage.remove('probe');
  return isStored;
}

/** Prefix of all keys that the app stores in the browser. */
export const storagePrefix = 'app.';

/** Key of the last known user (`platform/session/savedUser.ts`). */
export const userKey = 'user';

/** Key of the player's settings (`domain/progress/settings.ts`). */
export const playerKey = 'player';

/** Prefix of the keys of watched positions that were not sent yet (`platform/outbox/saga.ts`). */
export const outboxPrefix = 'outbox.';

/**
 * Returns a user's id as a part of a storage key. A dot ends the part, so that no id is the beginning of another one's keys;
 * ids are any texts.
 */
export const userPart = (userId: string): string => userId.replace(/[%.]/g, (sign) => (sign === '%' ? '%25' : '%2E'));

export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => parse(values.get(key) ?? null),
    set: (key, value) => values.set(key, JSON.stringify(value)).has(key),
    remove: (key) => void values.delete(key),
    keys: (start) => [...values.keys()].filter((key) => key.startsWith(start)),
  };
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Key of the reserve: characters that are stored while there is room, and removed when a value does not fit. */
const reserveKey = `${storagePrefix}reserve`;
/** Characters; several unsent orders fit in. */
const reserveSize = 4096;

/** Writes a text and reads it back, since some browsers neither throw nor store. */
function write(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return storage.getItem(key) === text;
  } catch {
    return false;
  }
}

/**
 * Returns a store over the browser's local storage. A value that does not fit takes the room of the reserve; one that
 * cannot be written at all is kept in memory.
 */
export function browserStorage(area: () => Storage): KeyValueStore {
  const memory = memoryStorage();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(area());
    } catch {
      return otherwise;
    }
  };
  attempt((storage) => storage.getItem(reserveKey) ?? write(storage, reserveKey, ' '.repeat(reserveSize)), null);
  return {
    get: (key) => memory.get(key) ?? parse(attempt((storage) => storage.getItem(storagePrefix + key), null)),
    set(key, value) {
      const text = JSON.stringify(value);
      const isWritten = attempt((storage) => {
        if (write(storage, storagePrefix + key, text)) return true;
        storage.removeItem(reserveKey);
        return write(storage, storagePrefix + key, text);
      }, false);
      if (isWritten) memory.remove(key);
      else memory.set(key, value);
      return isWritten;
    },
    remove(key) {
      memory.remove(key);
      attempt((storage) => storage.removeItem(storagePrefix + key), undefined);
    },
    keys(start) {
      const stored = attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
            .filter((key) => key.startsWith(storagePrefix + start) && key !== reserveKey)
            .map((key) => key.slice(storagePrefix.length)),
        [] as string[],
      );
      return [...new Set([...stored, ...memory.keys(start)])];
    },
  };
}
