import { describe, expect, it } from 'vitest';
import { browserStorage, mayStoreOrder, memoryStorage } from './storage';

/** Returns a browser storage over a map; `full` and `denied` make it throw as browsers do. */
function area() {
  const values = new Map<string, string>();
  const mode = { full: false, denied: false };
  const allowed = () => {
    if (mode.denied) throw new DOMException('denied', 'SecurityError');
  };
  const storage = {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => {
      allowed();
      return values.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      allowed();
      if (mode.full) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => {
      allowed();
      values.delete(key);
    },
  } as Storage;
  return { values, mode, storage };
}

describe.each([
  [
    'one that neither throws nor stores',
    () => {
      const { storage } = area();
      storage.setItem = () => undefined;
      return browserStorage(() => storage);
    },
  ],
  ['the browser’s, kept', () => ((kept) => browserStorage(() => kept))(area().storage)],
  [
    'a denied one',
    () =>
      browserStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  ['memory', memoryStorage],
])('storage: %s', (_, create) => {
  it('never throws, and gives back what was set as a copy', () => {
    const storage = create();
    const value = { list: [1, null, 'x'] };
    storage.set('a', value);
    expect(storage.get('a')).toEqual(value);
    expect(storage.get('a')).not.toBe(value);
    expect(storage.get('b')).toBeNull();
    expect(storage.keys('')).toEqual(['a']);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    expect(storage.keys('')).toEqual([]);
  });
});

describe('the browser’s storage', () => {
  it('keeps JSON under the app’s prefix and lists only its own keys', () => {
    const { values, storage } = area();
    values.set('other', '1');
    const store = browserStorage(() => storage);
    store.set('outbox.guest', [1]);
    expect(values.get('app.outbox.guest')).toBe('[1]');
    expect(store.keys('outbox')).toEqual(['outbox.guest']);
    expect(store.keys('')).toEqual(['outbox.guest']);
  });

  it.each(['{', 'undefined', 'NaN', ''])('reads "%s" as nothing', (text) => {
    const { values, storage } = area();
    values.set('app.a', text);
    expect(browserStorage(() => storage).get('a')).toBeNull();
  });

  it('keeps in memory what does not fit, in place of the older value', () => {
    const { mode, storage } = area();
    const store = browserStorage(() => storage);
    store.set('a', 'old');
    mode.full = true;
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
    mode.full = false;
    store.set('a', 'newest');
    expect(store.get('a')).toBe('newest');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('says whether a value outlives the page, and makes room for it from its reserve', () => {
    const { mode, values, storage } = area();
    const store = browserStorage(() => storage);
    expect([store.set('a', 1), mayStoreOrder(store)]).toEqual([true, true]);
    mode.full = true;
    // As in a browser: what is removed makes room.
    const { removeItem } = storage;
    storage.removeItem = (key) => {
      removeItem(key);
      mode.full = false;
    };
    expect(store.set('order', { key: 'k-1' })).toBe(true);
    expect(values.get('app.order')).toBe('{"key":"k-1"}');
    storage.removeItem = removeItem;
    mode.full = true;
    expect([store.set('b', 1), mayStoreOrder(store)]).toEqual([false, false]);
    expect(store.get('b')).toBe(1);
  });

  it('lives on when it is denied in the middle', () => {
    const { mode, storage } = area();
    const store = browserStorage(() => storage);
    mode.denied = true;
    store.set('a', 1);
    expect(store.get('a')).toBe(1);
    expect(store.keys('a')).toEqual(['a']);
  });
});
