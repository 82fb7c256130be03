import { expect, it } from 'vitest';
import { createAction } from '@/shared/duck/action';
import { startSaga } from '~test/startSaga';
import { clearOnSession } from './clearOnSession';
import { sessionCleared, sessionStarted, userLoaded } from './state';

it('clears everything in order when a session starts and when it ends, and at no other time', () => {
  const [listCleared, rowCleared] = [createAction('list/clear'), createAction('row/clear')];
  const { dispatch, actions } = startSaga(() => clearOnSession(listCleared, rowCleared));
  const cleared = () =>
    actions
      .splice(0)
      .map(({ type }) => type)
      .slice(1);
  expect(cleared()).toEqual([]);
  dispatch(sessionStarted(null));
  expect(cleared()).toEqual(['list/clear', 'row/clear']);
  dispatch(userLoaded({} as never));
  expect(cleared()).toEqual([]);
  dispatch(sessionCleared());
  expect(cleared()).toEqual(['list/clear', 'row/clear']);
});
