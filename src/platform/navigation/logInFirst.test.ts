import { combineReducers } from 'redux';
import { expect, it } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { sessionCleared, sessionReducers, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { takeEverySafely } from '@/shared/duck/safely';
import type { User } from '@/shared/entities/user';
import { startSaga } from '~test/startSaga';
import { logInFirst } from './logInFirst';

const pressed = createAction('test/pressed', (button: string) => button);
const userOf = (region: string | null) => ({ userId: 'u-kit', region: region && { name: region } }) as User;
const page = '/en-hk/course/7?tab=summary#list';

/** Starts a guest on the page of a course; `continued` has the buttons whose work continues after the login. */
function open() {
  const continued: string[] = [];
  let place = new URL(page, 'http://app.test');
  const go = (to: string) => {
    place = new URL(to, 'http://app.test');
  };
  const app = startSaga(
    function* watch() {
      yield takeEverySafely(pressed, function* press({ payload }) {
        if (yield* logInFirst()) continued.push(payload);
      });
    },
    {
      reducer: combineReducers({ ...sessionReducers, locale: localeReducer }),
      services: { navigation: { current: () => place, push: go } },
    },
  );
  return { ...app, continued, go, path: () => place.pathname + place.search };
}

it.each([
  ['in the region of the page', userOf('hk')],
  ['whose region is not known', userOf(null)],
  ['who is not known yet', null],
])('continues once after the login of a user %s', (_, user) => {
  const { dispatch, continued, path } = open();
  dispatch(pressed('save'));
  expect([continued, path()]).toEqual([[], `/en-hk/login?next=${encodeURIComponent(page)}`]);
  dispatch(sessionStarted(user));
  dispatch(sessionStarted(user));
  expect(continued).toEqual(['save']);
});

it('does not continue in the own region of the user', () => {
  const { dispatch, continued } = open();
  dispatch(pressed('save'));
  dispatch(sessionStarted(userOf('sg')));
  expect(continued).toEqual([]);
});

it('does not continue after a login that leads to another page', () => {
  const { dispatch, continued, go } = open();
  dispatch(pressed('save'));
  go('/en-hk/login?next=%2Fen-hk%2Fcourse%2F8');
  dispatch(sessionStarted(null));
  expect(continued).toEqual([]);
});

it('does not continue once the session was cleared', () => {
  const { dispatch, continued } = open();
  dispatch(pressed('save'));
  dispatch(sessionCleared());
  dispatch(sessionStarted(null));
  expect(continued).toEqual([]);
});

it('continues only with what was pressed last', () => {
  const { dispatch, continued, go } = open();
  dispatch(pressed('save'));
  go(page);
  dispatch(pressed('enrol'));
  dispatch(sessionStarted(null));
  expect(continued).toEqual(['enrol']);
});
