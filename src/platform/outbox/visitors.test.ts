import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { sessionCleared, sessionStarted, userLoaded } from '@/platform/session/state';
import { failed } from '~test/heldHttp';
import { at, kit, open, sam, taken } from '~test/startOutbox';
import { flushRequested, positionSaved } from './state';

describe('whose positions', () => {
  it('keeps a guest’s, sends none, and gives them to who logs in', async () => {
    const tab = open();
    tab.dispatch(positionSaved(at(1, 10, 100)));
    tab.dispatch(flushRequested());
    expect(tab.calls).toHaveLength(0);
    expect(tab.storage.get('outbox.guest')).toEqual([at(1, 10, 100)]);
    tab.dispatch(sessionStarted(kit));
    expect(tab.storage.get('outbox.guest')).toBeNull();
    expect(tab.storage.get('outbox.u-kit')).toEqual([at(1, 10, 100)]);
    await tab.call(0).response(taken);
    expect(tab.storage.get('outbox.u-kit')).toBeNull();
  });

  it('merges a guest’s with those that waited under the user, the newer one winning', () => {
    const storage = memoryStorage();
    storage.set('outbox.u-kit', [at(1, 90, 100), at(2, 20, 300)]);
    storage.set('outbox.guest', [at(1, 10, 200), at(2, 99, 100)]);
    const tab = open({ storage, user: kit });
    expect([1, 2].map(tab.waiting)).toEqual([10, 20]);
    expect(storage.get('outbox.u-kit')).toEqual([at(2, 20, 300), at(1, 10, 200)]);
  });

  it('waits for the user when a session starts without one, and keeps what is watched meanwhile', () => {
    const storage = memoryStorage();
    const tab = open({ storage });
    tab.dispatch(positionSaved(at(1, 10, 100)));
    tab.dispatch(sessionStarted(null));
    tab.dispatch(positionSaved(at(2, 20, 200)));
    expect(storage.keys('outbox')).toEqual(['outbox.guest']);
    tab.dispatch(userLoaded(kit));
    expect([1, 2].map(tab.waiting)).toEqual([10, 20]);
    expect(storage.keys('outbox')).toEqual(['outbox.u-kit']);
  });

  it('never gives one user’s to another', () => {
    const storage = memoryStorage();
    const tab = open({ storage, user: kit });
    tab.dispatch(positionSaved(at(1, 10, 100)));
    tab.dispatch(sessionCleared('inactive'));
    expect(tab.waiting(1)).toBeNull();
    expect(storage.get('outbox.u-kit')).toEqual([at(1, 10, 100)]);
    tab.dispatch(sessionStarted(sam));
    expect(tab.waiting(1)).toBeNull();
    expect(storage.get('outbox.u-sam')).toBeNull();
    expect(tab.sent()).toHaveLength(1);
  });

  it('never gives them to another user whose session came without an end of the first', () => {
    const tab = open({ user: kit });
    tab.dispatch(positionSaved(at(1, 10, 100)));
    tab.dispatch(sessionStarted(null));
    tab.dispatch(userLoaded(sam));
    tab.dispatch(positionSaved(at(2, 20, 200)));
    tab.dispatch(userLoaded(kit));
    expect([1, 2].map(tab.waiting)).toEqual([10, null]);
    expect(tab.storage.get('outbox.u-sam')).toEqual([at(2, 20, 200)]);
  });

  it('keeps a response of the ended session out of the next one', async () => {
    const tab = open({ user: kit });
    tab.dispatch(positionSaved(at(1, 10, 100)));
    tab.storage.set('outbox.guest', [at(2, 20, 200)]);
    tab.dispatch(sessionCleared('devices'));
    await tab.call(0).fail(failed('stale'));
    expect(tab.storage.get('outbox.u-kit')).toEqual([at(1, 10, 100)]);
    expect(tab.unsaved()).toBe(false);
    tab.dispatch(sessionStarted(kit));
    expect(tab.sent().at(-1)).toEqual([1, { progressDuration: 10 }]);
  });

  it.each(['garbage', [1, null], { a: 1 }])('takes nothing from a storage of %j', (stored) => {
    const storage = memoryStorage();
    storage.set('outbox.guest', stored);
    const tab = open({ storage, user: kit });
    expect(tab.getState().outbox.entries).toEqual({});
    expect(tab.reports).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep each other’s positions in storage', () => {
    const storage = memoryStorage();
    const [one, two] = [open({ storage }), open({ storage })];
    one.dispatch(positionSaved(at(1, 10, 100)));
    two.dispatch(positionSaved(at(2, 20, 200)));
    one.dispatch(positionSaved(at(3, 30, 300)));
    expect(storage.get('outbox.guest')).toEqual([at(3, 30, 300), at(2, 20, 200), at(1, 10, 100)]);
  });

  it('do not send again what the other one has sent: an older position never follows a newer one', async () => {
    const storage = memoryStorage();
    const one = open({ storage, user: kit });
    one.dispatch(positionSaved(at(1, 10, 100)));
    await one.call(0).fail(failed('network'));
    const two = open({ storage, user: kit });
    two.dispatch(positionSaved(at(1, 50, 200)));
    await two.call(0).response(taken);
    await two.call(1).response(taken);
    expect(storage.get('outbox.u-kit')).toBeNull();
    one.dispatch(flushRequested());
    expect(one.calls).toHaveLength(1);
    one.dispatch(positionSaved(at(2, 5, 300)));
    expect(one.sent().at(-1)).toEqual([2, { progressDuration: 5 }]);
    expect(storage.get('outbox.u-kit')).toEqual([at(2, 5, 300)]);
  });

  it('do not lose a newer position of the lesson that the other one is sending', async () => {
    const storage = memoryStorage();
    const [one, two] = [open({ storage, user: kit }), open({ storage, user: kit })];
    one.dispatch(positionSaved(at(1, 10, 100)));
    two.dispatch(positionSaved(at(1, 50, 200)));
    await two.call(0).fail(failed('network'));
    await one.call(0).response(taken);
    expect(storage.get('outbox.u-kit')).toEqual([at(1, 50, 200)]);
    expect(one.sent().at(-1)).toEqual([1, { progressDuration: 50 }]);
  });
});
