import { combineReducers, type UnknownAction } from 'redux';
import { expect, it } from 'vitest';
import {
  initialSession,
  type SessionState,
  sessionCleared,
  sessionReducers,
  sessionStarted,
} from '@/platform/session/state';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { followsSaga } from './saga';
import { follow, followsReducer } from './state';

it.each([
  ['ends', sessionCleared()],
  ['begins', sessionStarted(null)],
])('aborts what is sent when a session %s, and a late response leaves a newer press alone', async (_, action) => {
  const { http, calls, call } = controlledHttp();
  const { dispatch, getState } = startSaga(followsSaga, {
    http,
    reducer: combineReducers({
      session: (state: SessionState = { ...initialSession, loggedIn: true }, change: UnknownAction) =>
        sessionReducers.session(state, change),
      follows: followsReducer,
    }),
  });
  dispatch(follow.request(3));
  dispatch(action);
  expect([getState().follows, call(0).signal?.aborted]).toEqual([{}, true]);
  dispatch(sessionStarted(null));
  dispatch(follow.request(3));
  await call(0).fail(requestError('stale'));
  expect([getState().follows, calls.length]).toEqual([{ 3: 'sending' }, 2]);
});
