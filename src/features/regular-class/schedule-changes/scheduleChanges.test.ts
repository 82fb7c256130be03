import { combineReducers, type UnknownAction } from 'redux';
import { describe, expect, it } from 'vitest';
import {
  type ScheduleChangesSlice,
  scheduleChange,
  scheduleChangesReducer,
  selectIsOnSchedule,
  selectScheduleChanges,
} from '@/domain/class/scheduleChanges';
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
import { controlledHttp, requestError } from '~test/controlledHttp';
import { createLiveLesson } from '~test/liveLessons';
import { startSaga } from '~test/startSaga';
import { scheduleChangesSaga } from './saga';

const lesson = createLiveLesson({ id: 101, isSaved: false });
const other = createLiveLesson({ id: 102, isSaved: false });
const here = '/en-hk/regular-class/topics/1/lesson/101';

function start({ loggedIn = true } = {}) {
  const controlled = controlledHttp();
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
  const app = startSaga(scheduleChangesSaga, {
    http: controlled.http,
    services: { navigation, translations: { i18n: { t: (key: string) => key } } },
    reducer: combineReducers({
      session: (state: SessionState = { ...initialSession, loggedIn }, action: UnknownAction) =>
        sessionReducers.session(state, action),
      ...messagesReducers,
      scheduleChanges: scheduleChangesReducer,
      locale: () => initialLocale,
    }),
  });
  return {
    ...controlled,
    ...app,
    moves,
    go: (pathname: string, search = '') => {
      place = { pathname, search, hash: '' };
    },
    isOnSchedule: (one: LiveLesson = lesson) =>
      selectIsOnSchedule(app.getState() as unknown as ScheduleChangesSlice, one),
    entries: () => selectScheduleChanges(app.getState() as unknown as ScheduleChangesSlice),
    asked: () => controlled.calls.map(({ endpoint, path }) => [endpoint, path?.id]),
    told: () => app.actionsOf(alertShown).map(({ payload }) => payload.message),
    changes: () => app.actionsOf(scheduleChange.changed).map(({ payload }) => payload.onSchedule),
  };
}

describe('a lesson and the schedule', () => {
  it('is there at once, and sent once for ten presses', async () => {
    const { dispatch, isOnSchedule, asked, call, told, entries } = start();
    for (let times = 0; times < 10; times += 1) dispatch(scheduleChange.request(lesson, true));
    expect(isOnSchedule()).toBe(true);
    expect(asked()).toEqual([['saveLesson', 101]]);
    expect(entries()[101]).toEqual({ lesson, isWanted: true, isConfirmed: false, sending: true });
    await call(0).respond(null);
    expect(entries()[101]).toEqual({ lesson, isWanted: true, isConfirmed: true, sending: false });
    dispatch(scheduleChange.request(lesson, true));
    expect(asked()).toHaveLength(1);
    expect(told()).toEqual(['added']);
  });

  it('sends nothing that the server has already', () => {
    const { dispatch, asked, entries, told } = start();
    dispatch(scheduleChange.request(lesson, false));
    expect([asked(), entries(), told()]).toEqual([[], {}, []]);
  });

  it('does not wait for another lesson', () => {
    const { dispatch, asked } = start();
    dispatch(scheduleChange.request(lesson, true));
    dispatch(scheduleChange.request(other, true));
    expect(asked()).toEqual([
      ['saveLesson', 101],
      ['saveLesson', 102],
    ]);
  });

  it('goes back to what it was when the server refuses, and may be tried again', async () => {
    const { dispatch, isOnSchedule, changes, call, actions, actionsOf, asked } = start();
    dispatch(scheduleChange.request(lesson, true));
    const types = actions.map(({ type }) => type);
    expect(types.indexOf(alertShown.type)).toBeLessThan(types.indexOf(scheduleChange.sent.type));
    await call(0).fail(requestError('status', { status: 500 }));
    expect([isOnSchedule(), changes()]).toEqual([false, [true, false]]);
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert']);
    expect(actionsOf(alertHidden)).toHaveLength(1);
    dispatch(scheduleChange.request(lesson, true));
    expect(asked()).toHaveLength(2);
    await call(1).respond(null);
    expect(isOnSchedule()).toBe(true);
  });

  it('comes back by Undo, also while its removal is still on its way', async () => {
    const added = { ...lesson, isSaved: true };
    const { dispatch, isOnSchedule, asked, call, actionsOf, told } = start();
    dispatch(scheduleChange.request(added, false));
    expect(told()).toEqual(['removed']);
    const undo = actionsOf(alertShown)[0]?.payload.undo;
    expect(undo?.label).toBe('undo');
    if (undo) dispatch(undo.action);
    expect(isOnSchedule(added)).toBe(true);
    expect(asked()).toEqual([['removeLesson', 101]]);
    await call(0).respond(null);
    expect(asked()[1]).toEqual(['saveLesson', 101]);
    await call(1).respond(null);
    expect([isOnSchedule(added), asked().length]).toEqual([true, 2]);
  });

  it('sends only the last of the changes that were made while another one was sent', async () => {
    const { dispatch, asked, call, entries } = start();
    for (const onSchedule of [true, false]) dispatch(scheduleChange.request(lesson, onSchedule));
    await call(0).respond(null);
    expect(asked()[1]).toEqual(['removeLesson', 101]);
    for (const onSchedule of [true, false]) dispatch(scheduleChange.request(lesson, onSchedule));
    await call(1).respond(null);
    expect(asked()).toHaveLength(2);
    expect(entries()[101]).toMatchObject({ isWanted: false, isConfirmed: false, sending: false });
  });

  it('keeps what is shown when it was changed back before the change failed', async () => {
    const { dispatch, isOnSchedule, asked, call, changes } = start();
    for (const onSchedule of [true, false]) dispatch(scheduleChange.request(lesson, onSchedule));
    await call(0).fail(requestError());
    expect([isOnSchedule(), asked().length, changes()]).toEqual([false, 1, [true, false]]);
  });

  it('goes back to what it was after a bug, which is reported, and may be tried again', async () => {
    const { dispatch, isOnSchedule, call, asked, reports, actionsOf } = start();
    const bug = new TypeError('bug');
    dispatch(scheduleChange.request(lesson, true));
    await call(0).fail(bug);
    expect([isOnSchedule(), reports]).toEqual([false, [{ error: bug, where: 'scheduleChanges/request' }]]);
    expect(actionsOf(alertHidden)).toHaveLength(1);
    dispatch(scheduleChange.request(lesson, true));
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['ends', sessionCleared()],
    ['begins', sessionStarted(null)],
  ])(
    'is forgotten and aborted when a session %s, and a late response leaves a newer change alone',
    async (_, action) => {
      const { dispatch, isOnSchedule, entries, calls, call, changes, actionsOf, asked } = start();
      dispatch(scheduleChange.request(lesson, true));
      dispatch(action);
      expect([isOnSchedule(), entries(), actionsOf(alertHidden).length]).toEqual([false, {}, 1]);
      expect(calls[0]?.signal?.aborted).toBe(true);
      dispatch(sessionStarted(null));
      dispatch(scheduleChange.request(lesson, true));
      await call(0).fail(requestError('stale'));
      expect([entries()[101]?.sending, changes(), asked().length]).toEqual([true, [true, true], 2]);
    },
  );
});

describe('a guest', () => {
  it('logs in first, and finds the lesson on the schedule then', () => {
    const { dispatch, moves, asked, isOnSchedule } = start({ loggedIn: false });
    dispatch(scheduleChange.request(lesson, true));
    expect(moves).toEqual([`/en-hk/login?next=${encodeURIComponent(here)}`]);
    expect([isOnSchedule(), asked()]).toEqual([false, []]);
    dispatch(sessionStarted(null));
    expect([isOnSchedule(), asked()]).toEqual([true, [['saveLesson', 101]]]);
  });

  it('who turned away and logs in later wants it no more', () => {
    const { dispatch, go, asked } = start({ loggedIn: false });
    dispatch(scheduleChange.request(lesson, true));
    go('/en-hk/login', '?next=%2Fen-hk%2Fcourse');
    dispatch(sessionStarted(null));
    expect(asked()).toEqual([]);
  });

  it('takes nothing off', () => {
    const { dispatch, moves, asked, entries, told } = start({ loggedIn: false });
    dispatch(scheduleChange.request({ ...lesson, isSaved: true }, false));
    expect([moves, asked(), entries(), told()]).toEqual([[], [], {}, []]);
  });
});
