import { describe, expect, it } from 'vitest';
import { browserStorage, type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { createReloadGuard } from './reloadGuard';

describe('the reload guard', () => {
  function start(storage: KeyValueStore = memoryStorage()) {
    const reloaded: string[] = [];
    const clock = { now: 1_000_000 };
    /** Returns a new guard, as after a reload: only the storage is shared. */
    const guard = () =>
      createReloadGuard(
        storage,
        () => clock.now,
        (url) => reloaded.push(url),
      );
    return { reloaded, clock, guard };
  }

  it('reloads an address once in 60 s, also after the page has started again', () => {
    const { reloaded, clock, guard } = start();
    expect(guard().reload('/a')).toBe(true);
    expect(guard().reload('/a')).toBe(false);
    clock.now += 59_999;
    expect(guard().reload('/a')).toBe(false);
    clock.now += 1;
    expect(guard().reload('/a')).toBe(true);
    expect(reloaded).toEqual(['/a', '/a']);
  });

  it('counts each address on its own', () => {
    const { reloaded, guard } = start();
    guard().reload('/a');
    guard().reload('/b');
    guard().reload('/a');
    expect(reloaded).toEqual(['/a', '/b']);
  });

  it('never loops on one page, even when the storage keeps nothing over a reload', () => {
    const denied = browserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { reloaded, guard } = start(denied);
    const own = guard();
    for (let failure = 0; failure < 5; failure += 1) own.reload('/a');
    expect(reloaded).toEqual(['/a']);
  });

  it.each(['text', 5, [], { '/a': 'x' }])('is not misled by a storage of %j', (stored) => {
    const storage = memoryStorage();
    storage.set('reload', stored);
    const { reloaded, guard } = start(storage);
    guard().reload('/a');
    guard().reload('/a');
    expect(reloaded).toEqual(['/a']);
  });
});
