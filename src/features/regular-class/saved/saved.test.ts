import { combineReducers, type UnknownAction } from 'redux';
import { describe, expect, it } from 'vitest';
import { lessonSave, type SavedSlice, savedReducer, selectIsSaved } from '@/domain/class/savedState';
import { initialLocale } from '@/platform/locale/state';
import { alertHidden, alertShown, messagesReducers } from '@/platform/messages/state';
import { createNavigation } from '@/platform/services/navigation';
import {
  initialSession,
  type SessionState,
  sessionCleared,
  sessionReducers,
  sessionStarted,
} from '@/platform/session/state';
import { requestFailed } from '@/shared/duck/callApi';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { failed, heldHttp } from '~test/heldHttp';
import { aLesson } from '~test/liveLessons';
import { startSaga } from '~test/startSaga';
import { savedSaga } from './saga';

const lesson = aLesson({ id: 101, isSaved: false });
const here = '/en-hk/regular-class/topics/1/lesson/101';

function start({ loggedIn = true } = {}) {
  const held = heldHttp();
  const moves: string[] = [];
  let place = { pathname: here, search: '', hash: '' };
  const navigation = {
    ...createNavigation(place, 'https://lantern.example', () => true),
    current: () => place,
    push: (to: string) => {
      moves.push(to);
      const { pathname, search, hash } = new URL(to, 'https://lantern.example');
      place = { pathname, search, hash };
    },
  };
  const app = startSaga(savedSaga, {
    http: held.http,
    services: { navigation, translations: { i18n: { t: (key: string) => key } } },
    reducer: combineReducers({
      session: (state: SessionState = { ...initialSession, loggedIn }, action: UnknownAction) =>
        sessionReducers.session(state, action),
      ...messagesReducers,
      saved: savedReducer,
      locale: () => initialLocale,
    }),
  });
  return {
    ...held,
    ...app,
    moves,
    go: (pathname: string, search = '') => {
      place = { pathname, search, hash: '' };
    },
    isSaved: (one: LiveLesson = lesson) => selectIsSaved(app.getState() as unknown as SavedSlice, one),
    asked: () => held.calls.map(({ endpoint, path }) => [endpoint, path?.id]),
    told: () => app.actionsOf(alertShown).map(({ payload }) => payload.message),
    changes: () => app.actionsOf(lessonSave.changed).map(({ payload }) => payload.on),
  };
}

describe('a lesson and the schedule', () => {
  it('is there at once, and sent once for ten presses', async () => {
    const { dispatch, isSaved, asked, call, told } = start();
    for (let times = 0; times < 10; times += 1) dispatch(lessonSave.request(lesson, true));
    expect(isSaved()).toBe(true);
    expect(asked()).toEqual([['saveLesson', 101]]);
    await call(0).answer(null);
    dispatch(lessonSave.request(lesson, true));
    expect(asked()).toHaveLength(1);
    expect(told()).toEqual(['added']);
  });

  it('goes back to what it was when the server refuses, and may be tried again', async () => {
    const { dispatch, isSaved, changes, call, actionsOf, asked } = start();
    dispatch(lessonSave.request(lesson, true));
    await call(0).fail(failed('status', { status: 500 }));
    expect([isSaved(), changes()]).toEqual([false, [true, false]]);
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert']);
    dispatch(lessonSave.request(lesson, true));
    expect(asked()).toHaveLength(2);
    await call(1).answer(null);
    expect(isSaved()).toBe(true);
  });

  it('comes back by Undo, also while its removal is still on its way', async () => {
    const saved = { ...lesson, isSaved: true };
    const { dispatch, isSaved, asked, call, actionsOf, told } = start();
    dispatch(lessonSave.request(saved, false));
    expect(told()).toEqual(['removed']);
    const undo = actionsOf(alertShown)[0]?.payload.undo;
    expect(undo?.label).toBe('undo');
    if (undo) dispatch(undo.action);
    expect(isSaved(saved)).toBe(true);
    expect(asked()).toEqual([['removeLesson', 101]]);
    await call(0).answer(null);
    expect(asked()[1]).toEqual(['saveLesson', 101]);
    await call(1).answer(null);
    expect([isSaved(saved), asked().length]).toEqual([true, 2]);
  });

  it('is forgotten with the session, and an answer that comes later changes nothing', async () => {
    const { dispatch, isSaved, call, changes, actionsOf } = start();
    dispatch(lessonSave.request(lesson, true));
    dispatch(sessionCleared());
    await call(0).fail(failed('stale'));
    expect([isSaved(), changes(), actionsOf(alertHidden).length]).toEqual([false, [true], 1]);
  });
});

describe('a guest', () => {
  it('logs in first, and finds the lesson on the schedule then', () => {
    const { dispatch, moves, asked, isSaved } = start({ loggedIn: false });
    dispatch(lessonSave.request(lesson, true));
    expect(moves).toEqual([`/en-hk/login?next=${encodeURIComponent(here)}`]);
    expect([isSaved(), asked()]).toEqual([false, []]);
    dispatch(sessionStarted(null));
    expect([isSaved(), asked()]).toEqual([true, [['saveLesson', 101]]]);
  });

  it('who turned away and logs in later wants it no more', () => {
    const { dispatch, go, asked } = start({ loggedIn: false });
    dispatch(lessonSave.request(lesson, true));
    go('/en-hk/login', '?next=%2Fen-hk%2Fcourse');
    dispatch(sessionStarted(null));
    expect(asked()).toEqual([]);
  });

  it('takes nothing off', () => {
    const { dispatch, moves, asked } = start({ loggedIn: false });
    dispatch(lessonSave.request({ ...lesson, isSaved: true }, false));
    expect([moves, asked()]).toEqual([[], []]);
  });
});
