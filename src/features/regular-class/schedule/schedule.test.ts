import ICAL from 'ical.js';
import { combineReducers, type UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ScheduleChangesSlice, scheduleChange, scheduleChangesReducer } from '@/domain/class/scheduleChanges';
import { initialLocale } from '@/platform/locale/state';
import { alertShown, messagesReducers } from '@/platform/messages/state';
import { createNavigation } from '@/platform/services/navigation';
import { initialSession, type SessionState, sessionCleared, sessionReducers } from '@/platform/session/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { createLiveLesson } from '~test/liveLessons';
import { changeZone } from '~test/setZone';
import { startSaga } from '~test/startSaga';
import { calendarFileSaga } from '../calendar/saga';
import { calendarFileRequested } from '../calendar/state';
import { scheduleChangesSaga } from '../schedule-changes/saga';
import { scheduleSaga } from './saga';
import {
  calendarRequested,
  pastSchedule,
  type ScheduleSlice,
  scheduleReducer,
  scheduleSelectors,
  upcomingSchedule,
  weekShown,
} from './state';
import { filterWeekLessons, selectTimedLessons, selectWeekStatus } from './week/weekLoad';

const hongKong = 'Asia/Hong_Kong';
const now = Date.parse('2026-11-20T18:00:00+08:00');
const page = { pathname: '/en-hk/regular-class/schedule', search: '', hash: '' };

/** Returns a lesson on the schedule, an hour long. */
const on = (id: number, day: string, time = '19:30', more: Partial<LiveLesson> = {}) => {
  const startAt = `2026-${day}T${time}:00+08:00`;
  const endAt = new Date(Date.parse(startAt) + 3_600_000).toISOString();
  return createLiveLesson({ id, name: `Lesson ${id}`, startAt, endAt, isSaved: true, liveTopicId: 7, ...more });
};

function start() {
  const controlled = controlledHttp();
  const both = function* root(): SagaIterator {
    yield fork(scheduleChangesSaga);
    yield fork(scheduleSaga);
    yield fork(calendarFileSaga);
  };
  const app = startSaga(both, {
    http: controlled.http,
    services: {
      clock: { now: () => now },
      navigation: createNavigation(page, 'https://lantern.example', () => true),
      translations: { i18n: { t: (key: string) => key } },
    },
    reducer: combineReducers({
      session: (state: SessionState = { ...initialSession, loggedIn: true }, action: UnknownAction) =>
        sessionReducers.session(state, action),
      locale: () => initialLocale,
      ...messagesReducers,
      scheduleChanges: scheduleChangesReducer,
      schedule: scheduleReducer,
    }),
  });
  const root = () => app.getState() as unknown as ScheduleSlice & ScheduleChangesSlice;
  return {
    ...controlled,
    ...app,
    root,
    dates: (kind: 'upcoming' | 'past' = 'upcoming') => scheduleSelectors[kind].selectAllDates(root(), hongKong),
    ids: (kind: 'upcoming' | 'past' = 'upcoming') =>
      scheduleSelectors[kind].selectAllLiveLessons(root()).map(({ id }) => id),
    response: (index: number, items: LiveLesson[], totalPages = 1) =>
      controlled.call(index).respond({ liveLessons: items, currentPage: 1, totalPages }),
    asked: () =>
      controlled.calls.map(({ endpoint, query, path }) => [endpoint, (query as { page?: number })?.page ?? path?.id]),
    told: () => app.actionsOf(alertShown).map(({ payload }) => payload.message),
  };
}

type App = ReturnType<typeof start>;

async function load(app: App, items: LiveLesson[], totalPages = 1) {
  app.dispatch(upcomingSchedule.request(null));
  await app.response(0, items, totalPages);
}

const [friday, late, saturday, tuesday] = [
  on(1, '11-20'),
  on(2, '11-20', '23:30'),
  on(3, '11-21', '00:30'),
  on(4, '11-24'),
];

describe('the dates of a timetable', () => {
  it('hold their lessons by the start in the visitor’s zone', async () => {
    const app = start();
    await load(app, [friday, late, saturday, tuesday]);
    expect(app.dates()).toEqual(['2026-11-20', '2026-11-21', '2026-11-24']);
    const { selectLiveLessonByDate, selectAllDates, selectPaging } = scheduleSelectors.upcoming;
    expect(selectLiveLessonByDate(app.root(), hongKong)['2026-11-20']?.map(({ id }) => id)).toEqual([1, 2]);
    expect(selectAllDates(app.root(), 'UTC')).toEqual(['2026-11-20', '2026-11-24']);
    expect(selectPaging(app.root())).toEqual({ page: 1, sizePerPage: 15, totalPages: 1, hasMorePage: false });
  });

  it('lose a cancelled lesson at once, and go when they are empty', async () => {
    const app = start();
    await load(app, [friday, late, saturday, tuesday]);
    app.dispatch(scheduleChange.request(friday, false));
    expect([app.ids(), app.dates()]).toEqual([
      [2, 3, 4],
      ['2026-11-20', '2026-11-21', '2026-11-24'],
    ]);
    app.dispatch(scheduleChange.request(late, false));
    expect([app.ids(), app.dates()]).toEqual([
      [3, 4],
      ['2026-11-21', '2026-11-24'],
    ]);
    app.dispatch(scheduleChange.request(saturday, false));
    app.dispatch(scheduleChange.request(tuesday, false));
    expect([app.dates(), scheduleSelectors.upcoming.selectDisplayState(app.root())]).toEqual([[], 'EMPTY']);
  });

  it('get a lesson back at its very place by Undo, among others of the same minute too', async () => {
    const twins = [on(9, '11-20'), on(1, '11-20'), on(5, '11-20'), tuesday];
    const app = start();
    await load(app, twins);
    app.dispatch(scheduleChange.request(on(1, '11-20'), false));
    expect(app.ids()).toEqual([9, 5, 4]);
    app.dispatch(scheduleChange.request(on(1, '11-20'), true));
    expect(app.ids()).toEqual([9, 1, 5, 4]);
  });

  it('get a lesson back when the server refuses', async () => {
    const app = start();
    await load(app, [friday, tuesday]);
    app.dispatch(scheduleChange.request(friday, false));
    await app.call(1).fail(requestError('status', { status: 500 }));
    expect([app.ids(), app.dates()]).toEqual([
      [1, 4],
      ['2026-11-20', '2026-11-24'],
    ]);
  });

  it('take in what was put on the schedule elsewhere, at its time and in its list', async () => {
    const app = start();
    await load(app, [friday, tuesday]);
    app.dispatch(pastSchedule.request(null));
    await app.response(1, [on(20, '11-18'), on(21, '11-11')]);
    const off = { isSaved: false };
    app.dispatch(scheduleChange.request({ ...saturday, ...off }, true));
    app.dispatch(scheduleChange.request(on(30, '12-24', '19:30', off), true));
    app.dispatch(scheduleChange.request(on(22, '11-15', '19:30', { ...off, status: 'finished' }), true));
    expect([app.ids(), app.ids('past')]).toEqual([
      [1, 3, 4, 30],
      [20, 22, 21],
    ]);
  });

  it('wait for the page on which a lesson put on elsewhere comes, and then show it once', async () => {
    const app = start();
    await load(app, [friday, tuesday], 2);
    const later = on(30, '12-24', '19:30', { isSaved: false });
    app.dispatch(scheduleChange.request(later, true));
    expect(app.ids()).toEqual([1, 4]);
    app.dispatch(upcomingSchedule.more());
    await app.response(2, [later, friday], 2);
    expect(app.ids()).toEqual([1, 4, 30]);
  });

  it('go with the session', async () => {
    const app = start();
    await load(app, [friday]);
    app.dispatch(sessionCleared());
    expect(app.ids()).toEqual([]);
  });
});

describe('a lesson that moved up a page because another was cancelled', () => {
  it('is fetched once the server has cancelled, before the next page would skip it', async () => {
    const app = start();
    await load(app, [friday, saturday], 2);
    app.dispatch(scheduleChange.request(friday, false));
    expect(app.asked()).toEqual([
      ['scheduleUpcoming', 1],
      ['removeLesson', 1],
    ]);
    await app.call(1).respond(null);
    expect(app.asked()[2]).toEqual(['scheduleUpcoming', 1]);
    await app.response(2, [saturday, tuesday], 2);
    expect(app.ids()).toEqual([3, 4]);
    app.dispatch(upcomingSchedule.more());
    expect(app.asked()[3]).toEqual(['scheduleUpcoming', 2]);
  });

  it.each([
    ['there is no further page', 1, null],
    ['the server refused', 2, requestError('status', { status: 500 })],
  ])('is not looked for when %s', async (_, totalPages, refusal) => {
    const app = start();
    await load(app, [friday, saturday], totalPages);
    app.dispatch(scheduleChange.request(friday, false));
    if (refusal) await app.call(1).fail(refusal);
    else await app.call(1).respond(null);
    expect(app.asked()).toHaveLength(2);
  });
});

describe('a week on screen', () => {
  const span = (from: string, to: string) => ({ from: Date.parse(`${from}+08:00`), to: Date.parse(`${to}+08:00`) });
  const thisWeek = span('2026-11-15T00:00', '2026-11-22T00:00');
  const status = (app: App, week = thisWeek) => selectWeekStatus(app.root(), week, now);
  const names = (app: App, week = thisWeek) =>
    filterWeekLessons(selectTimedLessons(app.root()), week).map(({ lesson: { id }, kind }) => `${kind} ${id}`);

  it('loads both lists just as far as it needs them', async () => {
    const app = start();
    app.dispatch(weekShown(thisWeek));
    app.dispatch(upcomingSchedule.request(null));
    app.dispatch(pastSchedule.request(null));
    expect(status(app)).toBe('loading');
    await app.response(0, [friday, saturday], 3);
    expect(app.asked()[2]).toEqual(['scheduleUpcoming', 2]);
    await app.response(1, [on(20, '11-18'), on(21, '11-11')], 4);
    expect(status(app)).toBe('loading');
    await app.response(2, [tuesday], 3);
    expect([status(app), app.asked().length]).toEqual(['ready', 3]);
    expect(names(app)).toEqual(['past 20', 'upcoming 1', 'upcoming 3']);
  });

  it('goes on where a page has failed, once it is tried again', async () => {
    const app = start();
    app.dispatch(weekShown(thisWeek));
    await load(app, [friday], 3);
    await app.call(1).fail(requestError('status', { status: 500 }));
    expect(status(app)).toBe('error');
    app.dispatch(upcomingSchedule.retry());
    expect(status(app)).toBe('loading');
    await app.response(2, [saturday], 3);
    expect(app.asked().slice(1)).toEqual([
      ['scheduleUpcoming', 2],
      ['scheduleUpcoming', 2],
      ['scheduleUpcoming', 3],
    ]);
  });

  it('loads no more when another view has taken its place', async () => {
    const app = start();
    app.dispatch(weekShown(thisWeek));
    app.dispatch(weekShown(null));
    await load(app, [friday], 3);
    expect(app.asked()).toHaveLength(1);
  });

  it('needs one list only when it is over, or still to come', async () => {
    const app = start();
    await load(app, [friday, tuesday], 1);
    expect(status(app, span('2026-11-22T00:00', '2026-11-29T00:00'))).toBe('ready');
    expect(status(app, span('2026-11-08T00:00', '2026-11-15T00:00'))).toBe('loading');
  });

  it('has a class that runs into it, and counts one that has ended meanwhile once', async () => {
    const app = start();
    const night = { ...on(8, '11-14', '23:30'), status: 'finished' as const };
    await load(app, [friday], 1);
    app.dispatch(pastSchedule.request(null));
    await app.response(1, [friday, night, on(9, '11-13')], 1);
    expect(names(app)).toEqual(['past 8', 'past 1']);
    expect(names(app, span('2026-11-08T00:00', '2026-11-15T00:00'))).toEqual(['past 9', 'past 8']);
  });
});

describe('the calendar file', () => {
  const files: { name: string; blob: Blob }[] = [];
  const link = { href: '', download: '', click: () => void files.push({ name: link.download, blob }) };
  let blob = new Blob();

  beforeEach(() => {
    files.length = 0;
    changeZone(hongKong);
    vi.stubGlobal('document', { createElement: () => link });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      blob = made as Blob;
      return 'blob:calendar';
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const written = async () => {
    const file = files.at(-1);
    if (!file) throw new Error('no file');
    const text = await file.blob.text();
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    return { name: file.name, type: file.blob.type, events };
  };

  it('holds one lesson: when, what, who, and its page', async () => {
    const app = start();
    const teacher = { id: 1, name: 'Ms Karen Lau' } as LiveLesson['instructors'][number];
    const lesson = { ...friday, name: 'Roots, 1', liveTopicName: 'Form 4 Maths', instructors: [teacher] };
    app.dispatch(calendarFileRequested([lesson], lesson.name));
    const { name, type, events } = await written();
    const [event] = events;
    const url = 'https://lantern.example/en-hk/regular-class/topics/7/lesson/1';
    expect([name, type]).toEqual(['Roots, 1.ics', 'text/calendar;charset=utf-8']);
    expect(event?.uid).toBe('live-lesson-hk-1@lantern.example');
    expect(event?.summary).toBe('Roots, 1');
    expect(event?.description).toBe(`Form 4 Maths\nMs Karen Lau\n${url}`);
    expect(event?.component.getFirstPropertyValue('url')).toBe(url);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-20T11:30:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-20T12:30:00.000Z');
    expect(app.told()).toEqual(['calendar.saved']);
  });

  it('holds the week: today and the six days after it in the visitor’s zone, without what was cancelled', async () => {
    const app = start();
    const lastDay = on(5, '11-26', '23:59');
    await load(app, [friday, late, saturday, tuesday, lastDay, on(6, '11-27', '00:00')], 9);
    app.dispatch(scheduleChange.request(saturday, false));
    app.dispatch(calendarRequested('week'));
    const { name, events } = await written();
    expect(name).toBe('Lantern 2026-11-20.ics');
    expect(events.map(({ summary }) => summary)).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 4', 'Lesson 5']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
    expect(app.asked()).toHaveLength(2);
  });

  it('holds also the lessons of the week that no page has shown yet, but for one that is being cancelled', async () => {
    const app = start();
    await load(app, [friday, tuesday], 3);
    app.dispatch(scheduleChange.request(tuesday, false));
    app.dispatch(calendarRequested('week'));
    app.dispatch(calendarRequested('week'));
    expect([app.root().schedule.gathering, app.asked().length]).toEqual([true, 3]);
    await app.response(2, [tuesday, late], 3);
    await app.response(3, [saturday, on(6, '12-01')], 3);
    expect((await written()).events.map(({ summary }) => summary)).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 3']);
    expect([app.root().schedule.gathering, app.ids()]).toEqual([false, [1]]);
  });

  it('is not handed over in part: a page that does not come is said, and it can be asked for again', async () => {
    const app = start();
    await load(app, [friday], 2);
    app.dispatch(calendarRequested('week'));
    await app.call(1).fail(requestError());
    expect([files.length, app.root().schedule.gathering]).toEqual([0, false]);
    app.dispatch(calendarRequested('week'));
    expect(app.asked()).toHaveLength(3);
  });

  it('is not made of nothing', async () => {
    const app = start();
    await load(app, [on(6, '12-01')]);
    app.dispatch(calendarRequested('week'));
    expect([files.length, app.told()]).toEqual([0, ['calendar.none']]);
  });

  it('holds all lessons ahead, but for those without a time', async () => {
    const app = start();
    await load(app, [friday, tuesday], 2);
    app.dispatch(calendarRequested('all'));
    await app.response(1, [on(30, '12-24'), { ...on(31, '12-24'), startAt: null }], 2);
    const { name, events } = await written();
    expect([name, events.map(({ summary }) => summary)]).toEqual([
      'Lantern.ics',
      ['Lesson 1', 'Lesson 4', 'Lesson 30'],
    ]);
  });
});
