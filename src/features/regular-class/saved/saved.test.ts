import { combineReducers, type UnknownAction } from 'redux';
import { describe, expect, it } from 'vitest';
import {
  lessonSave,
  type SavedSlice,
  savedReducer,
  selectIsSaved,
  selectSavedLessons,
} from '@/domain/class/savedState';
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
import { heldHttp, requestError } from '~test/heldHttp';
import { aLesson } from '~test/liveLessons';
import { startSaga } from '~test/startSaga';
import { savedSaga } from './saga';

const lesson = aLesson({ id: 101, isSaved: false });
const other = aLesson({ id: 102, isSaved: false });
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
    entries: () => selectSavedLessons(app.getState() as unknown as SavedSlice),
    asked: () => held.calls.map(({ endpoint, path }) => [endpoint, path?.id]),
    told: () => app.actionsOf(alertShown).map(({ payload }) => payload.message),
    changes: () => app.actionsOf(lessonSave.changed).map(({ payload }) => payload.saved),
  };
}

describe('a lesson and the schedule', () => {
  it('is there at once, and sent once for ten presses', async () => {
    const { dispatch, isSaved, asked, call, told, entries } = start();
    for (let times = 0; times < 10; times += 1) dispatch(lessonSave.request(lesson, true));
    expect(isSaved()).toBe(true);
    expect(asked()).toEqual([['saveLesson', 101]]);
    expect(entries()[101]).toEqual({ lesson, shown: true, server: false, sending: true });
    await call(0).respond(null);
    expect(entries()[101]).toEqual({ lesson, shown: true, server: true, sending: false });
    dispatch(lessonSave.request(lesson, true));
    expect(asked()).toHaveLength(1);
    expect(told()).toEqual(['added']);
  });

  it('sends nothing that the server has already', () => {
    const { dispatch, asked, entries, told } = start();
    dispatch(lessonSave.request(lesson, false));
    expect([asked(), entries(), told()]).toEqual([[], {}, []]);
  });

  it('does not wait for another lesson', () => {
    const { dispatch, asked } = start();
    dispatch(lessonSave.request(lesson, true));
    dispatch(lessonSave.request(other, true));
    expect(asked()).toEqual([
      ['saveLesson', 101],
      ['saveLesson', 102],
    ]);
  });

  it('goes back to what it was when the server refuses, and may be tried again', async () => {
    const { dispatch, isSaved, changes, call, actions, actionsOf, asked } = start();
    dispatch(lessonSave.request(lesson, true));
    const types = actions.map(({ type }) => type);
    expect(types.indexOf(alertShown.type)).toBeLessThan(types.indexOf(lessonSave.sent.type));
    await call(0).fail(requestError('status', { status: 500 }));
    expect([isSaved(), changes()]).toEqual([false, [true, false]]);
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert']);
    expect(actionsOf(alertHidden)).toHaveLength(1);
    dispatch(lessonSave.request(lesson, true));
    expect(asked()).toHaveLength(2);
    await call(1).respond(null);
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
    await call(0).respond(null);
    expect(asked()[1]).toEqual(['saveLesson', 101]);
    await call(1).respond(null);
    expect([isSaved(saved), asked().length]).toEqual([true, 2]);
  });

  it('sends only the last of the changes that were made while another one was sent', async () => {
    const { dispatch, asked, call, entries } = start();
    for (const saved of [true, false]) dispatch(lessonSave.request(lesson, saved));
    await call(0).respond(null);
    expect(asked()[1]).toEqual(['removeLesson', 101]);
    for (const saved of [true, false]) dispatch(lessonSave.request(lesson, saved));
    await call(1).respond(null);
    expect(asked()).toHaveLength(2);
    expect(entries()[101]).toMatchObject({ shown: false, server: false, sending: false });
  });

  it('keeps what is shown when it was changed back before the change failed', async () => {
    const { dispatch, isSaved, asked, call, changes } = start();
    for (const saved of [true, false]) dispatch(lessonSave.request(lesson, saved));
    await call(0).fail(requestError());
    expect([isSaved(), asked().length, changes()]).toEqual([false, 1, [true, false]]);
  });

  it('goes back to what it was after a bug, which is reported, and may be tried again', async () => {
    const { dispatch, isSaved, call, asked, reports, actionsOf } = start();
    const bug = new TypeError('bug');
    dispatch(lessonSave.request(lesson, true));
    await call(0).fail(bug);
    expect([isSaved(), reports]).toEqual([false, [{ error: bug, where: 'saved/request' }]]);
    expect(actionsOf(alertHidden)).toHaveLength(1);
    dispatch(lessonSave.request(lesson, true));
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['ends', sessionCleared()],
    ['begins', sessionStarted(null)],
  ])(
    'is forgotten and aborted when a session %s, and a late response leaves a newer change alone',
    async (_, action) => {
      const { dispatch, isSaved, entries, calls, call, changes, actionsOf, asked } = start();
      dispatch(lessonSave.request(lesson, true));
      dispatch(action);
      expect([isSaved(), entries(), actionsOf(alertHidden).length]).toEqual([false, {}, 1]);
      expect(calls[0]?.signal?.aborted).toBe(true);
      dispatch(sessionStarted(null));
      dispatch(lessonSave.request(lesson, true));
      await call(0).fail(requestError('stale'));
      expect([entries()[101]?.sending, changes(), asked().length]).toEqual([true, [true, true], 2]);
    },
  );
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
    const { dispatch, moves, asked, entries, told } = start({ loggedIn: false });
    dispatch(lessonSave.request({ ...lesson, isSaved: true }, false));
    expect([moves, asked(), entries(), told()]).toEqual([[], [], {}, []]);
  });
});
