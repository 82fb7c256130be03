import type { SagaIterator } from 'redux-saga';
import { call, race, take } from 'redux-saga/effects';
import { sessionCleared, sessionStarted } from './state';

/**
 * Runs a worker, and cancels it when a session starts or ends: it acts for the visitor who asked for it, and for nobody
 * else. Returns whether the worker came to its end.
 */
export function* endWithSession(worker: () => SagaIterator): SagaIterator<boolean> {
  const { changed } = yield race({
    done: call(worker),
    changed: take([sessionStarted.type, sessionCleared.type]),
  });
  return !changed;
}
