import type { SagaIterator } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { expect, it } from 'vitest';
import { startSaga } from '~test/startSaga';
import { endWithSession } from './endWithSession';
import { sessionCleared, sessionStarted } from './state';

function start() {
  const ends: boolean[] = [];
  function* worker(): SagaIterator {
    yield take('answered');
    yield put({ type: 'acted' });
  }
  const { dispatch, actions } = startSaga(function* root() {
    ends.push(yield* endWithSession(worker));
  });
  const acted = () => actions.filter(({ type }) => type === 'acted');
  return { ends, dispatch, acted };
}

it('lets a worker come to its end', () => {
  const { ends, dispatch, acted } = start();
  dispatch({ type: 'answered' });
  expect([ends, acted()]).toEqual([[true], [{ type: 'acted' }]]);
});

it.each([sessionStarted(null), sessionCleared()])('cancels it at $type', (change) => {
  const { ends, dispatch, acted } = start();
  dispatch(change);
  dispatch({ type: 'answered' });
  expect([ends, acted()]).toEqual([[false], []]);
});
