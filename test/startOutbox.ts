/** Starts a tab with the outbox, a real store and a storage that may be shared; the test completes its calls. */
import { combineReducers } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { fork, take } from 'redux-saga/effects';
import { onTestFinished, vi } from 'vitest';
import type { ProgressEntry } from '@/platform/outbox/entries';
import { flushBeforeLogout, outboxSaga } from '@/platform/outbox/saga';
import { outboxReducer, selectOwnPosition, selectUnsaved, selectWaitingPosition } from '@/platform/outbox/state';
import { memoryStorage } from '@/platform/services/storage';
import { initialSession, sessionReducers, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import type { User } from '@/shared/entities/user';
import { controlledHttp } from './controlledHttp';
import { startSaga } from './startSaga';

export const userKit = { userId: 'u-kit' } as User;
export const userSam = { userId: 'u-sam' } as User;

/** The session of a user whom only the browser has stored so far. */
export const sessionOf = (user: User) => ({ ...initialSession, loggedIn: true, user, isUserPartial: true });

export const positionOf = (lessonId: number, position: number, savedAt: number): ProgressEntry => ({
  targetType: 'course',
  targetId: 7,
  lessonId,
  position,
  savedAt,
});
export const logoutStarted = createAction('test/leaving');
export const acceptedResponse = { lesson: { id: 1 } };

/** Opens a tab. Two with the same storage are two tabs of one browser. */
export function openOutbox({
  storage = memoryStorage(),
  user,
  storedUser,
}: {
  storage?: ReturnType<typeof memoryStorage>;
  user?: User;
  /** The browser has stored this user of a session; the server has not said yet who it belongs to. */
  storedUser?: User;
} = {}) {
  const controlled = controlledHttp();
  let gone = false;
  const saga = function* tab(): SagaIterator {
    yield fork(outboxSaga);
    yield take(logoutStarted.type);
    yield* flushBeforeLogout();
    gone = true;
  };
  const app = startSaga(saga, {
    reducer: combineReducers({ ...sessionReducers, outbox: outboxReducer }),
    ...(storedUser && { state: { session: sessionOf(storedUser) } }),
    http: controlled.http,
    services: { storage },
  });
  onTestFinished(() => {
    app.task.cancel();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  if (user) app.dispatch(sessionStarted(user));
  return {
    ...controlled,
    ...app,
    storage,
    /** The logout may continue. */
    gone: () => gone,
    /** The sent positions, in order. */
    sent: () => controlled.calls.map(({ path, body }) => [Number(path?.lessonId ?? path?.id), body]),
    waiting: (lessonId: number) =>
      selectWaitingPosition(app.getState(), { targetType: 'course', targetId: 7, lessonId }),
    own: (lessonId: number) => selectOwnPosition(app.getState(), { targetType: 'course', targetId: 7, lessonId }),
    unsaved: () => selectUnsaved(app.getState()),
  };
}
