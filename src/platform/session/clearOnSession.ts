import type { UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { sessionCleared, sessionStarted } from './state';

/**
 * Clears what belongs to one student whenever a session starts or ends: dispatches what the given creators return, such
 * as the `clear` of a list, in their order. Returns at once; the watcher lives as long as the saga.
 */
export function* clearOnSession(...clears: readonly (() => UnknownAction)[]): SagaIterator {
  yield takeEverySafely<unknown>(
    [sessionStarted, sessionCleared],
    function* clearAll(): SagaIterator {
      for (const clear of clears) yield put(clear());
    },
    'session/clear',
  );
}
