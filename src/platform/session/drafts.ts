/**
 * Data stored under a user: drafts of forms, notes, receipts and unsent calls. It outlives reloads and forced
 * logouts, and expires without a session of the user. The user's own logout deletes all but unsent calls.
 */
import type { SagaIterator } from 'redux-saga';
import { call, fork } from 'redux-saga/effects';
import * as v from 'valibot';
import { getService } from '@/platform/services/services';
import { type KeyValueStore, outboxPrefix, userPart } from '@/platform/services/storage';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import type { ServerClock } from '@/shared/lib/clock';
import { selectUser, sessionCleared, sessionStarted, userLoaded } from './state';

const allDrafts = 'drafts.';
const allNotes = 'notes.';
const allReceipts = 'receipts.';
const allOrders = 'orders.';
const startOf = (userId: string) => `${allDrafts}${userPart(userId)}.`;
/** Storage key of the times since when there is no session of the user: epoch milliseconds by storage key. */
const leftKey = 'draftsLeft';
/** For how many days it is then kept, by the beginning of the storage key. */
const longestLeft = {
  [allDrafts]: 7,
  [allNotes]: 90,
  [allReceipts]: 90,
  [allOrders]: 90,
  [outboxPrefix]: 90,
} as const;
const kinds = Object.entries(longestLeft);
const day = 86_400_000;
/** Kinds that end with the user's own logout. */
const endingKinds = [allDrafts, allNotes, allReceipts];

/** Returns whether a key, without the beginning of its kind, is of this user. */
const isOf = (userId: string, key: string) => key === userPart(userId) || key.startsWith(`${userPart(userId)}.`);

/** Returns the storage key of a user's draft of a form. */
export const draftKey = (userId: string, form: string) => startOf(userId) + form;

/** Returns the prefix of the storage keys of a user's notes. */
export const notesKey = (userId: string) => `${allNotes}${userPart(userId)}.`;

/** Returns the prefix of the storage keys of a user's pending orders, which survive every logout. */
export const ordersKey = (userId: string) => `${allOrders}${userPart(userId)}.`;

/** Returns the prefix of the storage keys of a user's receipts. */
export const receiptsKey = (userId: string) => `${allReceipts}${userPart(userId)}.`;

/**
 * Deletes data of users without a session for too long, and notes since when the other users have none. `userId`: the
 * user of this session. Data of guests stays: it belongs to nobody else.
 */
export function expireDrafts(storage: KeyValueStore, userId: string | null, now: number): void {
  const times = v.safeParse(v.record(v.string(), v.number()), storage.get(leftKey));
  const left: Record<string, number> = {};
  for (const [kind, days] of kinds) {
    for (const key of storage.keys(kind)) {
      const own = key.slice(kind.length);
      if (isOf('guest', own)) continue;
      const since = (times.success ? times.output[key] : undefined) ?? now;
      if (now - since >= days * day) storage.remove(key);
      // A device's clock may have been ahead.
      else if (userId === null || !isOf(userId, own)) left[key] = Math.min(since, now);
    }
  }
  if (Object.keys(left).length > 0) storage.set(leftKey, left);
  else storage.remove(leftKey);
}

/** Only in the server's time: the device's may be wrong by days. */
function* expire(): SagaIterator {
  const clock = yield* getService('clock');
  if (!clock.hasServerTime()) return;
  const user = yield* select(selectUser);
  expireDrafts(yield* getService('storage'), user?.userId ?? null, clock.now());
}

/** Expires what is of the time before this start, as soon as the server's time is known. */
function* expireOnce(): SagaIterator {
  const clock = yield* getService('clock');
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
  yield takeEverySafely(sessionStarted, expire, 'drafts/expire');
  yield takeEverySafely(sessionCleared, expire, 'drafts/expire');
  yield takeEverySafely(userLoaded, expire, 'drafts/expire');
}

/**
 * Deletes what ends with a user's own logout. Null: who logs out is not known, so it deletes that of all users, since anything
 * else could leave it on the device.
 */
export function forgetDrafts(storage: KeyValueStore, userId: string | null): void {
  for (const kind of endingKinds) {
    for (const key of storage.keys(kind)) {
      const own = key.slice(kind.length);
      if (userId === null ? !isOf('guest', own) : isOf(userId, own)) storage.remove(key);
    }
  }
}
