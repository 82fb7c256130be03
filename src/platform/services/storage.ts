/** JSON values stored over reloads. Denied or full storage never throws: values then live as long as the page. */
export interface KeyValueStore {
  /** Returns null when absent, unreadable or not JSON; callers validate the shape, since users can edit it. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
  keys(prefix: string): string[];
}

/** Prefix of all keys that the app stores in the browser. */
export const storagePrefix = 'app.';

/** Key of the last known user (`platform/session/savedUser.ts`). */
export const userKey = 'user';

/** Prefix of the keys of watched positions that were not sent yet (`platform/outbox/saga.ts`). */
export const outboxPrefix = 'outbox.';

export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => parse(values.get(key) ?? null),
    set: (key, value) => void values.set(key, JSON.stringify(value)),
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

/** Returns a store over the browser's local storage; a value that cannot be written there is kept in memory. */
export function browserStorage(area: () => Storage): KeyValueStore {
  const memory = memoryStorage();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(area());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? parse(attempt((storage) => storage.getItem(storagePrefix + key), null)),
    set(key, value) {
      const written = attempt((storage) => {
        storage.setItem(storagePrefix + key, JSON.stringify(value));
        return true;
      }, false);
      if (written) memory.remove(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.remove(key);
      attempt((storage) => storage.removeItem(storagePrefix + key), undefined);
    },
    keys(start) {
      const stored = attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
            .filter((key) => key.startsWith(storagePrefix + start))
            .map((key) => key.slice(storagePrefix.length)),
        [] as string[],
      );
      return [...new Set([...stored, ...memory.keys(start)])];
    },
  };
}
