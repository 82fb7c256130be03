import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers, type UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonSave, savedReducer } from '@/domain/class/savedState';
import { initialLocale } from '@/platform/locale/state';
import { alertShown, messagesReducers } from '@/platform/messages/state';
import { createNavigation } from '@/platform/services/navigation';
import { type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { initialSession, type SessionState, sessionCleared, sessionReducers } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { createClock } from '@/shared/lib/clock';
import { heldHttp, requestError } from '~test/heldHttp';
import { aLesson } from '~test/liveLessons';
import { startSaga } from '~test/startSaga';
import { savedSaga } from '../saved/saga';
import { nextReminder, readAnnounced, stillAhead } from './due';
import { remindersSaga } from './saga';
import { type RemindersSlice, remindersReducer, reminderToggled, selectRemindersOn } from './state';

const minute = 60_000;
const now = Date.parse('2026-11-20T19:00:00+08:00');
const key = 'reminders.u-1';
const page = { pathname: '/en-hk', search: '', hash: '' };

/** Returns a lesson of the schedule that starts some minutes from now. */
const inMinutes = (id: number, minutes: number) =>
  aLesson({
    id,
    name: `Lesson ${id}`,
    startAt: new Date(now + minutes * minute).toISOString(),
    isSaved: true,
    liveTopicId: 7,
    liveTopicName: 'Form 4 Maths',
  });

const shown: { title: string; tag: string; body: string }[] = [];
let permission = 'default';
let asked = 0;

class FakeNotification {
  static get permission() {
    return permission;
  }
  static async requestPermission() {
    asked += 1;
    return permission;
  }
  constructor(title: string, { tag, body }: { tag: string; body: string }) {
    shown.push({ title, tag, body });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', {});
  shown.length = 0;
  permission = 'granted';
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start({ storage = memoryStorage() }: { storage?: KeyValueStore } = {}) {
  const held = heldHttp();
  const session = { ...initialSession, loggedIn: true, user: { userId: 'u-1' } as User };
  const both = function* root(): SagaIterator {
    yield fork(savedSaga);
    yield fork(remindersSaga);
  };
  const i18n = { t: (text: string, { name = '', count = 0 } = {}) => [text, name, count || ''].join(' ').trim() };
  const app = startSaga(both, {
    http: held.http,
    services: {
      clock: createClock(),
      storage,
      navigation: createNavigation(page, 'https://lantern.example', () => true),
      translations: { i18n, load: async () => undefined },
    },
    reducer: combineReducers({
      session: (state: SessionState = session, action: UnknownAction) => sessionReducers.session(state, action),
      locale: () => initialLocale,
      ...messagesReducers,
      saved: savedReducer,
      reminders: remindersReducer,
    }),
  });
  return {
    ...held,
    ...app,
    storage,
    isOn: () => selectRemindersOn(app.getState() as unknown as RemindersSlice),
    response: (index: number, ...liveLessons: unknown[]) =>
      held.call(index).respond({ liveLessons, currentPage: 1, totalPages: 1 }),
    told: () => app.actionsOf(alertShown).map(({ payload }) => payload.message),
    async turnOn() {
      app.dispatch(reminderToggled(true));
      await nextTurn();
    },
    async pass(minutes: number) {
      await vi.advanceTimersByTimeAsync(minutes * minute);
      await nextTurn();
    },
  };
}

const titles = () => shown.map(({ title }) => title);

describe('reminders', () => {
  it('are off, and nothing is asked or loaded, until the student turns them on', async () => {
    const { isOn, calls } = start();
    await nextTurn();
    expect([isOn(), asked, calls]).toEqual([false, 0, []]);
  });

  it('announce each session ten minutes before its start, once', async () => {
    const app = start();
    await app.turnOn();
    expect([app.isOn(), asked]).toEqual([true, 1]);
    await app.response(0, inMinutes(1, 30), inMinutes(2, 45));
    await app.pass(19);
    expect(titles()).toEqual([]);
    await app.pass(1);
    expect(shown).toEqual([{ title: 'reminder.title Lesson 1 10', tag: 'live-lesson-hk-1', body: 'Form 4 Maths' }]);
    await app.pass(14);
    expect(titles()).toHaveLength(1);
    await app.pass(1);
    expect(titles()).toEqual(['reminder.title Lesson 1 10', 'reminder.title Lesson 2 10']);
  });

  it('leave out what was removed, and look again at what was added', async () => {
    const app = start();
    await app.turnOn();
    await app.response(0, inMinutes(1, 30));
    app.dispatch(lessonSave.request(inMinutes(1, 30), false));
    await app.call(1).respond(null);
    expect(app.call(2).endpoint).toBe('scheduleUpcoming');
    await app.response(2, inMinutes(1, 30), inMinutes(3, 40));
    await app.pass(31);
    expect(titles()).toEqual(['reminder.title Lesson 3 10']);
  });

  it('load the schedule again each hour, and keep what they know when that fails', async () => {
    const app = start();
    await app.turnOn();
    await app.response(0, inMinutes(1, 100));
    await app.pass(60);
    await app.call(1).fail(requestError());
    await app.pass(30);
    expect(titles()).toEqual(['reminder.title Lesson 1 10']);
  });

  it('come late rather than never, for a device that slept, but not after the start', async () => {
    const app = start();
    await app.turnOn();
    await app.response(0, inMinutes(1, -5), inMinutes(2, 4));
    await nextTurn();
    expect(titles()).toEqual(['reminder.title Lesson 2 4']);
  });

  it('stay on over a reload, and announce nothing twice', async () => {
    const first = start();
    await first.turnOn();
    await first.response(0, inMinutes(1, 5));
    await nextTurn();
    first.task.cancel();
    const again = start({ storage: first.storage });
    await again.response(0, inMinutes(1, 5));
    await nextTurn();
    expect([again.isOn(), asked, titles().length]).toEqual([true, 1, 1]);
  });

  it('are off again by a press, which forgets them', async () => {
    const app = start();
    await app.turnOn();
    await app.response(0, inMinutes(1, 30));
    app.dispatch(reminderToggled(false));
    await app.pass(30);
    expect([app.isOn(), app.storage.get(key), titles()]).toEqual([false, null, []]);
  });

  it('stay off where the browser refuses, and say why', async () => {
    permission = 'denied';
    const app = start();
    await app.turnOn();
    expect([app.isOn(), app.storage.get(key), app.told()]).toEqual([false, null, ['reminder.blocked']]);
  });

  it('stop with the session, and are kept for that user', async () => {
    const app = start();
    await app.turnOn();
    await app.response(0, inMinutes(1, 30));
    app.dispatch(sessionCleared());
    await app.pass(30);
    expect([app.isOn(), titles(), app.storage.get(key)]).toEqual([false, [], {}]);
  });
});

describe('the next reminder', () => {
  it.each([
    ['the first session to come', [inMinutes(1, 90), inMinutes(2, 30)], {}, 2],
    ['not one that was announced', [inMinutes(1, 30), inMinutes(2, 40)], { 1: now + 30 * minute }, 2],
    ['one that has moved since', [inMinutes(1, 30)], { 1: now + 60 * minute }, 1],
    ['none without a time', [aLesson({ id: 1, startAt: null })], {}, undefined],
  ])('is for %s', (_, lessons, announced, id) => {
    expect(nextReminder(lessons, announced, now)?.lesson.id).toBe(id);
  });

  it('reads what is stored, whatever that is', () => {
    expect([readAnnounced({ 1: 5 }), readAnnounced('x'), readAnnounced({ 1: 'soon' })]).toEqual([{ 1: 5 }, {}, {}]);
    expect(stillAhead({ 1: 5, 2: 9 }, 7)).toEqual({ 2: 9 });
  });
});
