import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { sessionCleared, sessionStarted, userLoaded } from '@/platform/session/state';
import { requestError } from '~test/controlledHttp';
import { acceptedResponse, openOutbox, positionOf, userKit, userSam } from '~test/startOutbox';
import { flushRequested, positionSaved } from './state';

describe('whose positions', () => {
  it('keeps a guest’s, sends none, and gives them to who logs in', async () => {
    const tab = openOutbox();
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(flushRequested());
    expect(tab.calls).toHaveLength(0);
    expect(tab.storage.get('outbox.guest')).toEqual([positionOf(1, 10, 100)]);
    tab.dispatch(sessionStarted(userKit));
    expect(tab.storage.get('outbox.guest')).toBeNull();
    expect(tab.storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
    await tab.call(0).respond(acceptedResponse);
    expect(tab.storage.get('outbox.u-kit')).toBeNull();
  });

  it('merges a guest’s with those that waited under the user, the newer one winning', () => {
    const storage = memoryStorage();
    storage.set('outbox.u-kit', [positionOf(1, 90, 100), positionOf(2, 20, 300)]);
    storage.set('outbox.guest', [positionOf(1, 10, 200), positionOf(2, 99, 100)]);
    const tab = openOutbox({ storage, user: userKit });
    expect([1, 2].map(tab.waiting)).toEqual([10, 20]);
    expect(storage.get('outbox.u-kit')).toEqual([positionOf(2, 20, 300), positionOf(1, 10, 200)]);
  });

  it('waits for the user when a session starts without one, and keeps what is watched meanwhile', () => {
    const storage = memoryStorage();
    const tab = openOutbox({ storage });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(sessionStarted(null));
    tab.dispatch(positionSaved(positionOf(2, 20, 200)));
    expect(storage.keys('outbox')).toEqual(['outbox.guest']);
    tab.dispatch(userLoaded(userKit));
    expect([1, 2].map(tab.waiting)).toEqual([10, 20]);
    expect(storage.keys('outbox')).toEqual(['outbox.u-kit']);
  });

  it('never gives one user’s to another', () => {
    const storage = memoryStorage();
    const tab = openOutbox({ storage, user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(sessionCleared('inactive'));
    expect(tab.waiting(1)).toBeNull();
    expect(storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
    tab.dispatch(sessionStarted(userSam));
    expect(tab.waiting(1)).toBeNull();
    expect(storage.get('outbox.u-sam')).toBeNull();
    expect(tab.sent()).toHaveLength(1);
  });

  it('never gives them to another user whose session came without an end of the first', () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.dispatch(sessionStarted(null));
    tab.dispatch(userLoaded(userSam));
    tab.dispatch(positionSaved(positionOf(2, 20, 200)));
    tab.dispatch(userLoaded(userKit));
    expect([1, 2].map(tab.waiting)).toEqual([10, null]);
    expect(tab.storage.get('outbox.u-sam')).toEqual([positionOf(2, 20, 200)]);
  });

  it.each([
    ['its', userKit, [1]],
    ['another', userSam, []],
  ])('sends none until the server has said who the session belongs to: %s user', (_, user, sent) => {
    const storage = memoryStorage();
    storage.set('outbox.u-kit', [positionOf(1, 10, 100)]);
    const tab = openOutbox({ storage, storedUser: userKit });
    tab.dispatch(flushRequested());
    expect(tab.waiting(1)).toBe(10);
    expect(tab.calls).toHaveLength(0);
    tab.dispatch(userLoaded(user));
    expect(tab.sent().map(([lessonId]) => lessonId)).toEqual(sent);
    expect(storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
  });

  it('keeps what was sent in this visit while the user loads again, and not for another user', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    await tab.call(0).respond(acceptedResponse);
    tab.dispatch(userLoaded(userKit));
    expect([tab.waiting(1), tab.own(1)]).toEqual([null, 10]);
    tab.dispatch(userLoaded(userSam));
    expect(tab.own(1)).toBeNull();
  });

  it('keeps a response of the ended session out of the next one', async () => {
    const tab = openOutbox({ user: userKit });
    tab.dispatch(positionSaved(positionOf(1, 10, 100)));
    tab.storage.set('outbox.guest', [positionOf(2, 20, 200)]);
    tab.dispatch(sessionCleared('devices'));
    await tab.call(0).fail(requestError('stale'));
    expect(tab.storage.get('outbox.u-kit')).toEqual([positionOf(1, 10, 100)]);
    expect(tab.unsaved()).toBe(false);
    tab.dispatch(sessionStarted(userKit));
    expect(tab.sent().at(-1)).toEqual([1, { progressDuration: 10 }]);
  });

  it.each(['garbage', [1, null], { a: 1 }])('takes nothing from a storage of %j', (stored) => {
    const storage = memoryStorage();
    storage.set('outbox.guest', stored);
    const tab = openOutbox({ storage, user: userKit });
    expect(tab.getState().outbox.entries).toEqual({});
    expect(tab.reports).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep each other’s positions in storage', () => {
    const storage = memoryStorage();
    const [one, two] = [openOutbox({ storage }), openOutbox({ storage })];
    one.dispatch(positionSaved(positionOf(1, 10, 100)));
    two.dispatch(positionSaved(positionOf(2, 20, 200)));
    one.dispatch(positionSaved(positionOf(3, 30, 300)));
    expect(storage.get('outbox.guest')).toEqual([
      positionOf(3, 30, 300),
      positionOf(2, 20, 200),
      positionOf(1, 10, 100),
    ]);
  });

  it('do not send again what the other one has sent: an older position never follows a newer one', async () => {
    const storage = memoryStorage();
    const one = openOutbox({ storage, user: userKit });
    one.dispatch(positionSaved(positionOf(1, 10, 100)));
    await one.call(0).fail(requestError('network'));
    const two = openOutbox({ storage, user: userKit });
    two.dispatch(positionSaved(positionOf(1, 50, 200)));
    await two.call(0).respond(acceptedResponse);
    await two.call(1).respond(acceptedResponse);
    expect(storage.get('outbox.u-kit')).toBeNull();
    one.dispatch(flushRequested());
    expect(one.calls).toHaveLength(1);
    one.dispatch(positionSaved(positionOf(2, 5, 300)));
    expect(one.sent().at(-1)).toEqual([2, { progressDuration: 5 }]);
    expect(storage.get('outbox.u-kit')).toEqual([positionOf(2, 5, 300)]);
  });

  it('do not lose a newer position of the lesson that the other one is sending', async () => {
    const storage = memoryStorage();
    const [one, two] = [openOutbox({ storage, user: userKit }), openOutbox({ storage, user: userKit })];
    one.dispatch(positionSaved(positionOf(1, 10, 100)));
    two.dispatch(positionSaved(positionOf(1, 50, 200)));
    await two.call(0).fail(requestError('network'));
    await one.call(0).respond(acceptedResponse);
    expect(storage.get('outbox.u-kit')).toEqual([positionOf(1, 50, 200)]);
    expect(one.sent().at(-1)).toEqual([1, { progressDuration: 50 }]);
  });
});
