/**
 * Unsent form input, stored per user over reloads and forced logouts; the user's own logout deletes it, and so do seven days
 * without a session of that user.
 */
import type { SagaIterator } from 'redux-saga';
import { call, fork } from 'redux-saga/effects';
import * as v from 'valibot';
import { service } from '@/platform/services/services';
import type { KeyValueStore } from '@/platform/services/storage';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import type { ServerClock } from '@/shared/lib/clock';
import { selectUser, sessionCleared, sessionStarted, userLoaded } from './state';

const allDrafts = 'drafts.';
const startOf = (userId: string) => `${allDrafts}${userId}.`;
/** Storage key of the times since when drafts have no session of their user: epoch milliseconds by storage key. */
const leftKey = 'draftsLeft';
/** Milliseconds for which such drafts are kept. */
const longestLeft = 7 * 86_400_000;

/** Returns the storage key of a user's draft of a form. */
export const draftKey = (userId: string, form: string) => startOf(userId) + form;

/** Returns the storage key of a user's reminders; it exists while they are on, on this device. */
export const remindersKey = (userId: string) => `reminders.${userId}`;

/** Returns the prefix of the storage keys of a user's pending orders, which survive every logout. */
export const ordersKey = (userId: string) => `orders.${userId}.`;

/**
 * Deletes the drafts that have been without a session of their user for seven days, and notes since when the others are.
 * `userId`: whose session this is. The drafts of guests stay: nobody else's data is in them.
 */
export function expireDrafts(storage: KeyValueStore, userId: string | null, now: number): void {
  const times = v.safeParse(v.record(v.string(), v.number()), storage.get(leftKey));
  const left: Record<string, number> = {};
  for (const key of storage.keys(allDrafts)) {
    if (key.startsWith(startOf('guest'))) continue;
    const since = (times.success ? times.output[key] : undefined) ?? now;
    if (now - since >= longestLeft) storage.remove(key);
    // A device's clock may have been ahead.
    else if (userId === null || !key.startsWith(startOf(userId))) left[key] = Math.min(since, now);
  }
  if (Object.keys(left).length > 0) storage.set(leftKey, left);
  else storage.remove(leftKey);
}

/** Only in the server's time: the device's may be wrong by days. */
function* expire(): SagaIterator {
  const clock = yield* service('clock');
  if (!clock.hasServerTime()) return;
  const user = yield* selectT(selectUser);
  expireDrafts(yield* service('storage'), user?.userId ?? null, clock.now());
}

/** Expires drafts of the time before this start, as soon as the server's time is known. */
function* expireOnce(): SagaIterator {
  const clock = yield* service('clock');
  while (!clock.hasServerTime()) yield call(nextJump, clock);
  yield call(expire);
}

const nextJump = (clock: ServerClock) =>
  new Promise<void>((resolve) => {
    const unsubscribe = clock.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

export function* draftsSaga(): SagaIterator {
  yield fork(expireOnce);
  yield every(sessionStarted, expire, 'drafts/expire');
  yield every(sessionCleared, expire, 'drafts/expire');
  yield every(userLoaded, expire, 'drafts/expire');
}

export function forgetDrafts(storage: KeyValueStore, userId: string): void {
  for (const key of storage.keys(startOf(userId))) storage.remove(key);
}
