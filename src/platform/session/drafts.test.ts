import { combineReducers } from 'redux';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import type { User } from '@/shared/entities/user';
import { createClock } from '@/shared/lib/clock';
import { startSaga } from '~test/startSaga';
import { draftKey, draftsSaga, expireDrafts, forgetDrafts, notesKey, ordersKey, receiptsKey } from './drafts';
import { sessionCleared, sessionReducers, sessionStarted } from './state';

const day = 86_400_000;
const kit = { userId: 'kit' } as User;

function stored() {
  const storage = memoryStorage();
  for (const user of ['kit', 'guest', 'ada']) storage.set(draftKey(user, 'report'), { message: user });
  storage.set('orders.ada.course:1', {});
  return storage;
}

describe('drafts without a session of their user', () => {
  it('are deleted after seven days, those of guests and of the present user are not', () => {
    const storage = stored();
    expireDrafts(storage, 'kit', 0);
    expireDrafts(storage, 'kit', 7 * day - 1);
    expect(storage.keys('drafts.')).toHaveLength(3);
    expireDrafts(storage, 'kit', 7 * day);
    expect(storage.keys('drafts.')).toEqual([draftKey('kit', 'report'), draftKey('guest', 'report')]);
    expect(storage.get('orders.ada.course:1')).toEqual({});
  });

  it('are kept when their user returns in time, and counted anew', () => {
    const storage = stored();
    expireDrafts(storage, null, 0);
    expireDrafts(storage, 'ada', 6 * day);
    expireDrafts(storage, null, 6 * day);
    expireDrafts(storage, null, 8 * day);
    expect(storage.keys('drafts.')).toEqual([draftKey('guest', 'report'), draftKey('ada', 'report')]);
  });

  it('are not kept longer by a clock that was ahead, nor by an edited note', () => {
    const storage = stored();
    expireDrafts(storage, null, 900 * day);
    expireDrafts(storage, null, 0);
    expireDrafts(storage, null, 7 * day);
    expect(storage.keys('drafts.')).toEqual([draftKey('guest', 'report')]);
    const edited = stored();
    edited.set('draftsLeft', 'text');
    expireDrafts(edited, null, 0);
    expect(edited.keys('drafts.')).toHaveLength(3);
  });

  it('are followed by notes, receipts, open orders and unsent positions after 90 days', () => {
    const storage = stored();
    const receipt = `${receiptsKey('ada')}o-1`;
    for (const key of [`${notesKey('ada')}n`, receipt, 'outbox.ada', 'outbox.guest', `${notesKey('kit')}n`])
      storage.set(key, {});
    expireDrafts(storage, 'kit', 0);
    expireDrafts(storage, 'kit', 89 * day);
    const later = ['receipts.', 'orders.', 'outbox.', 'notes.'].flatMap((kind) => storage.keys(kind));
    const notes = [`${notesKey('ada')}n`, `${notesKey('kit')}n`];
    expect(later).toEqual([receipt, 'orders.ada.course:1', 'outbox.ada', 'outbox.guest', ...notes]);
    expireDrafts(storage, 'kit', 90 * day);
    expect(storage.keys('').sort()).toEqual(
      [draftKey('guest', 'report'), draftKey('kit', 'report'), 'outbox.guest', `${notesKey('kit')}n`].sort(),
    );
  });

  it('are noted when the session ends', () => {
    const storage = stored();
    let now = 0;
    const clock = createClock(() => now);
    clock.setServerTime(new Date(0).toISOString());
    const services = { storage, clock };
    const app = startSaga(draftsSaga, { reducer: combineReducers(sessionReducers), services });
    app.dispatch(sessionStarted(kit));
    now = 10 * day;
    app.dispatch(sessionCleared('inactive'));
    expect(storage.keys('drafts.')).toEqual([draftKey('kit', 'report'), draftKey('guest', 'report')]);
    now = 17 * day;
    app.dispatch(sessionStarted({ userId: 'ada' } as User));
    expect(storage.keys('drafts.')).toEqual([draftKey('guest', 'report')]);
    expect(app.reports).toEqual([]);
  });

  it('are kept by a device whose clock is ahead by days, until the server has said the time', async () => {
    const storage = stored();
    expireDrafts(storage, null, 0);
    const clock = createClock(() => 8 * day);
    const app = startSaga(draftsSaga, { reducer: combineReducers(sessionReducers), services: { storage, clock } });
    app.dispatch(sessionCleared('inactive'));
    expect(storage.keys('drafts.')).toHaveLength(3);
    clock.setServerTime(new Date(day).toISOString());
    await vi.waitFor(() => expect(storage.get('draftsLeft')).toMatchObject({ [draftKey('ada', 'report')]: 0 }));
    expect(storage.keys('drafts.')).toHaveLength(3);
    clock.setServerTime(new Date(7 * day).toISOString());
    app.dispatch(sessionCleared('inactive'));
    expect(storage.keys('drafts.')).toEqual([draftKey('guest', 'report')]);
    expect(app.reports).toEqual([]);
  });
});

it('data of users of whose ids one begins with the other is told apart', () => {
  const storage = memoryStorage();
  for (const user of ['kit', 'kit.chan', 'kit%2Echan']) {
    storage.set(draftKey(user, 'report'), {});
    storage.set(ordersKey(user) + user, {});
  }
  expect(storage.keys(ordersKey('kit'))).toEqual([`${ordersKey('kit')}kit`]);
  forgetDrafts(storage, 'kit');
  expect(storage.keys('drafts.')).toEqual([draftKey('kit.chan', 'report'), draftKey('kit%2Echan', 'report')]);
  expireDrafts(storage, 'kit.chan', 0);
  expireDrafts(storage, 'kit.chan', 90 * day);
  expect(storage.keys('drafts.')).toEqual([draftKey('kit.chan', 'report')]);
});

describe('the user’s own logout', () => {
  const log = (userId: string | null) => {
    const storage = stored();
    for (const user of ['kit', 'ada']) {
      storage.set(`${notesKey(user)}n`, {});
      storage.set(`${receiptsKey(user)}o-1`, {});
    }
    forgetDrafts(storage, userId);
    return storage.keys('');
  };

  it('deletes drafts, notes and receipts of the user, and nothing of others', () => {
    expect(log('kit').filter((key) => key.includes('kit'))).toEqual([]);
    expect(log('kit').filter((key) => key.includes('ada'))).toHaveLength(4);
  });

  it('deletes those of all users when it is not known who logs out', () => {
    expect(log(null).sort()).toEqual([draftKey('guest', 'report'), 'orders.ada.course:1']);
  });
});
