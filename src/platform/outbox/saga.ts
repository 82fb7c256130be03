/**
 * Ensures that no watched position is lost. A position stays in storage, under its user, until the server has
 * acknowledged it; a guest's positions are adopted at login. Positions are sent one by one, so that an older one never
 * follows a newer one. The visitor's tabs share the storage; the state is a copy of it.
 */
import type { SagaIterator, Task } from 'redux-saga';
import { cancel, delay, fork, put, race, take } from 'redux-saga/effects';
import { whenOnline } from '@/platform/services/online';
import { getService } from '@/platform/services/services';
import { outboxPrefix, userPart } from '@/platform/services/storage';
import {
  selectIsUserPartial,
  selectLoggedIn,
  selectUser,
  sessionCleared,
  sessionStarted,
  userLoaded,
} from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import { runSafely, takeEverySafely } from '@/shared/duck/safely';
import type { AppError } from '@/shared/http/AppError';
import { putProgress } from './api';
import { type Entries, entryKey, mergeEntries, type ProgressEntry, readEntries, sendableEntries } from './entries';
import {
  entriesLoaded,
  entriesShared,
  flushRequested,
  outboxFlushed,
  positionAcknowledged,
  positionRefused,
  positionSaved,
  selectEntries,
  selectOwner,
  sendingFailed,
} from './state';

const guest = `${outboxPrefix}guest`;

/** Returns the visitor's storage key; null while a session's user is unknown. */
function* storageKey(): SagaIterator<string | null> {
  if (!(yield* select(selectLoggedIn))) return guest;
  const user = yield* select(selectUser);
  return user?.userId ? outboxPrefix + userPart(user.userId) : null;
}

function* stored(key: string): SagaIterator<Entries> {
  return readEntries((yield* getService('storage')).get(key));
}

function* store(key: string, entries: Entries): SagaIterator {
  const storage = yield* getService('storage');
  const all = Object.values(entries);
  if (all.length > 0) storage.set(key, all);
  else storage.remove(key);
}

/** Reloads the entries from storage: another tab may have added some, or sent some that this one would repeat. */
function* share(): SagaIterator {
  const key = yield* storageKey();
  if (key !== null) yield put(entriesShared(yield* stored(key)));
}

/** Removes a position from storage, unless another tab has stored a newer one of the same lesson. */
function* forget(done: ProgressEntry): SagaIterator {
  const key = yield* storageKey();
  if (key === null) return;
  const { [entryKey(done)]: known, ...rest } = yield* stored(key);
  if (known && known.savedAt <= done.savedAt) yield* store(key, rest);
}

const finalStatus = [400, 404, 409, 410, 422];

/**
 * Returns whether a refusal is permanent, so that the entry is dropped; others are retried. A 403 is permanent when the
 * server gives a reason.
 */
const isFinal = ({ kind, status }: AppError) =>
  (kind === 'api' && status === 403) || (status !== null && finalStatus.includes(status));

function* maySend(): SagaIterator<boolean> {
  return (yield* select(selectLoggedIn)) && !(yield* select(selectIsUserPartial));
}

function* flush({ payload: { leaving } }: PayloadAction<{ leaving: boolean }>): SagaIterator {
  const failed = new Set<string>();
  try {
    while (yield* maySend()) {
      yield* share();
      const waiting = sendableEntries(yield* select(selectEntries)).filter((entry) => !failed.has(entryKey(entry)));
      const entry = waiting.sort((a, b) => a.savedAt - b.savedAt)[0];
      if (!entry) return;
      const result = yield* callApi(putProgress, { entry, keepalive: leaving }, { errors: 'quiet' });
      if (result.ok) {
        yield put(positionAcknowledged(entry, result.data));
        yield* forget(entry);
      } else if (isFinal(result.error)) {
        yield put(positionRefused(entry));
        yield* forget(entry);
      } else {
        if (isDropped(result.error)) return;
        yield put(sendingFailed());
        if (result.error.kind === 'network' || result.error.kind === 'timeout') return;
        // Continue with the other lessons when the server cannot store this one now.
        failed.add(entryKey(entry));
      }
    }
  } finally {
    yield put(outboxFlushed());
  }
}

function* saved({ payload }: PayloadAction<ProgressEntry>): SagaIterator {
  const key = yield* storageKey();
  const name = entryKey(payload);
  const entry = (yield* select(selectEntries))[name];
  if (key !== null && entry) yield* store(key, mergeEntries(yield* stored(key), { [name]: entry }));
  yield put(flushRequested());
}

/** Loads the stored entries of a changed visitor; a guest's become the user's. */
function* adopt(): SagaIterator {
  const key = yield* storageKey();
  if (key === null) {
    yield put(entriesLoaded(null, {}));
    return;
  }
  const mine = yield* stored(key);
  if (key === guest) {
    yield put(entriesLoaded(key, mine));
    return;
  }
  // Entries of this session from before its user was known; all others in the state belong to another visitor.
  const unowned = (yield* select(selectOwner)) === null ? yield* select(selectEntries) : {};
  const all = mergeEntries(mine, yield* stored(guest), unowned);
  yield* store(key, all);
  (yield* getService('storage')).remove(guest);
  yield put(entriesLoaded(key, all));
  yield put(flushRequested());
}

/** Switches to the guest's entries; the old session's unsent ones stay in storage under their user. */
function* cleared(): SagaIterator {
  yield put(entriesLoaded(guest, yield* stored(guest)));
}

function* flushAgain(): SagaIterator {
  yield put(flushRequested());
}

const longestFlush = 3000;

/**
 * Sends the stored positions; returns when that is done or 3 s have passed. For the logout, which then ends the
 * session.
 */
export function* flushBeforeLogout(): SagaIterator {
  yield* share();
  if (sendableEntries(yield* select(selectEntries)).length === 0) return;
  yield put(flushRequested());
  yield race([take(outboxFlushed.type), delay(longestFlush)]);
}

/** Runs one sender at a time; when the page is being hidden, one whose calls outlive the page replaces it. */
function* watchFlush(): SagaIterator {
  let running: Task | null = null;
  let outlives = false;
  while (true) {
    const action: PayloadAction<{ leaving: boolean }> = yield take(flushRequested.type);
    const { leaving } = action.payload;
    if (running?.isRunning()) {
      if (!leaving || outlives) continue;
      yield cancel(running);
    }
    outlives = leaving;
    running = yield fork(runSafely(flush, 'outbox'), action);
  }
}

export function* outboxSaga(): SagaIterator {
  yield takeEverySafely(positionSaved, saved);
  yield fork(watchFlush);
  yield takeEverySafely(sessionStarted, adopt);
  yield takeEverySafely(userLoaded, adopt);
  yield takeEverySafely(sessionCleared, cleared);
  yield fork(whenOnline, flushAgain);
  yield* adopt();
}
