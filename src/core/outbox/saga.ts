/**
 * No watched second gets lost: a position stays in storage, under its user, until the server has acknowledged it; a
 * guest's positions are adopted at login; sending goes one by one, so that an older position never follows a newer one.
 */

import type { Task } from 'redux-saga';
import { eventChannel, type SagaIterator } from 'redux-saga';
import { cancel, delay, fork, put, race, take } from 'redux-saga/effects';
import { service } from '@/core/services/services';
import { sessionCleared, sessionStarted, userLoaded } from '@/core/session/actions';
import { selectLoggedIn, selectUser } from '@/core/session/selectors';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { every, safely } from '@/shared/duck/safely';
import type { AppError } from '@/shared/http/AppError';
import {
  entriesLoaded,
  flushed,
  flushRequested,
  positionAcknowledged,
  positionRefused,
  positionSaved,
  sendingFailed,
} from './actions';
import { putProgress } from './api';
import { entryKey, mergeEntries, readEntries } from './entries';
import { selectEntries } from './reducer';

const guest = 'outbox.guest';

/** Storage key of the present visitor; null while a session's user is not known yet. */
function* storageKey(): SagaIterator<string | null> {
  if (!(yield* selectT(selectLoggedIn))) return guest;
  const user = yield* selectT(selectUser);
  return user ? `outbox.${user.userId}` : null;
}

/** Another tab writes the same key, so what is stored is merged and only what is done here is taken out. */
function* persist(done: readonly string[] = []): SagaIterator {
  const key = yield* storageKey();
  if (key === null) return;
  const storage = yield* service('storage');
  const entries = yield* selectT(selectEntries);
  const stored = readEntries(storage.get(key));
  const others = Object.fromEntries(Object.entries(stored).filter(([name]) => !done.includes(name)));
  const all = Object.values(mergeEntries(others, entries));
  if (all.length > 0) storage.set(key, all);
  else storage.remove(key);
}

/** Permanent refusals are dropped; anything that may pass later is kept. */
const isFinal = ({ kind, status }: AppError) =>
  (kind === 'api' || kind === 'status') && status !== null && [400, 404, 409, 410, 422].includes(status);

function* flush({ payload: { leaving } }: PayloadAction<{ leaving: boolean }>): SagaIterator {
  try {
    while (yield* selectT(selectLoggedIn)) {
      const waiting = Object.values(yield* selectT(selectEntries)).sort((a, b) => a.savedAt - b.savedAt);
      const entry = waiting[0];
      if (!entry) return;
      const result = yield* callApi(putProgress, { entry, keepalive: leaving }, { errors: 'quiet' });
      if (result.ok) yield put(positionAcknowledged(entry, result.data));
      else if (isFinal(result.error)) yield put(positionRefused(entry));
      else {
        if (!isDropped(result.error)) yield put(sendingFailed());
        return;
      }
      yield* persist([entryKey(entry)]);
    }
  } finally {
    yield put(flushed());
  }
}

function* saved(): SagaIterator {
  yield* persist();
  if (yield* selectT(selectLoggedIn)) yield put(flushRequested());
}

/** The visitor became somebody: what waits under the new name is loaded, and a guest's positions become theirs. */
function* adopt(): SagaIterator {
  const key = yield* storageKey();
  if (key === null) return;
  const storage = yield* service('storage');
  const mine = readEntries(storage.get(key));
  if (key === guest) {
    yield put(entriesLoaded(mine));
    return;
  }
  const asGuest = readEntries(storage.get(guest));
  yield put(entriesLoaded(mergeEntries(mine, asGuest, yield* selectT(selectEntries))));
  yield* persist();
  storage.remove(guest);
  yield put(flushRequested());
}

function* cleared(): SagaIterator {
  // What the old session left unsent stays in storage under its user; the guest starts with their own.
  yield put(entriesLoaded(readEntries((yield* service('storage')).get(guest))));
}

function* flushWhenOnline(): SagaIterator {
  if (typeof window === 'undefined') return;
  const online = eventChannel<true>((emit) => {
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  });
  while (true) {
    yield take(online);
    yield put(flushRequested());
  }
}

const longestFlush = 3000;

/** Sends what waits and returns when that is done or 3 s have passed; for the logout, which then ends the session. */
export function* flushBeforeLogout(): SagaIterator {
  const key = yield* storageKey();
  if (Object.keys(yield* selectT(selectEntries)).length > 0) {
    yield put(flushRequested());
    yield race([take(flushed.type), delay(longestFlush)]);
  }
  const left = yield* selectT(selectEntries);
  if (key !== null && Object.keys(left).length === 0) (yield* service('storage')).remove(key);
}

/** One sender at a time; when the page is being hidden the running one is replaced by one whose calls outlive it. */
function* watchFlush(): SagaIterator {
  let running: Task | null = null;
  while (true) {
    const action: PayloadAction<{ leaving: boolean }> = yield take(flushRequested.type);
    if (running?.isRunning()) {
      if (!action.payload.leaving) continue;
      yield cancel(running);
    }
    running = yield fork(safely(flush, 'outbox'), action);
  }
}

export function* outboxSaga(): SagaIterator {
  yield every(positionSaved, saved);
  yield fork(watchFlush);
  yield every(sessionStarted, adopt);
  yield every(userLoaded, adopt);
  yield every(sessionCleared, cleared);
  yield fork(flushWhenOnline);
  yield* adopt();
}
