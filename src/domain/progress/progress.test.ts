import { combineReducers } from 'redux';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { flushRequested, positionSaved } from '@/platform/outbox/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { createClock } from '@/shared/lib/clock';
import { chooseDataSaver, isDataSaved } from '@/shared/lib/dataSaver';
import { setupFakeServer, testHttp } from '~test/fakeServer';
import { startSaga } from '~test/startSaga';
import { resumePosition } from './resume';
import { progressSaga } from './saga';
import { defaultSettings, readSettings } from './settings';
import {
  lessonLeft,
  lessonWatched,
  progressReducer,
  selectPlayerSettings,
  settingsChanged,
  type WatchEvent,
} from './state';
import { readWatchedDays } from './watchedDays';

const server = setupFakeServer();
const lesson = { targetType: 'course', targetId: 7, lessonId: 3, isEnrolled: false, isAutoPlay: true } as const;
const target = { targetType: 'course', targetId: 7, lessonId: 3 };

const tasks: { cancel(): void }[] = [];
afterEach(() => {
  for (const task of tasks.splice(0)) task.cancel();
  vi.unstubAllGlobals();
});

function start({ user, settings, now = 5000 }: { user?: User; settings?: unknown; now?: number } = {}) {
  const storage = memoryStorage();
  if (settings !== undefined) storage.set('player', settings);
  const app = startSaga(progressSaga, {
    reducer: combineReducers({ ...sessionReducers, locale: localeReducer, progress: progressReducer }),
    http: testHttp().http,
    services: { storage, clock: createClock(() => now) },
  });
  tasks.push(app.task);
  if (user) app.dispatch(sessionStarted(user));
  return { ...app, storage, saved: () => app.actionsOf(positionSaved).map(({ payload }) => payload) };
}

/** Returns the bodies sent to the tracking host. */
async function tracked(count: number): Promise<unknown[]> {
  await vi.waitFor(() => expect(server.received).toHaveLength(count));
  return Promise.all(server.received.map(async ({ request }) => JSON.parse(await request.text())));
}

describe('what is watched', () => {
  it.each<[WatchEvent, saves: boolean]>([
    ['play', false],
    ['pause', true],
    ['seek', true],
    ['heartbeat', true],
    ['end', true],
  ])('%s is tracked once; saved: %s', async (event, saves) => {
    const app = start();
    app.dispatch(lessonWatched(event, lesson, 61.97));
    expect(app.saved()).toEqual(saves ? [{ ...target, position: 61, savedAt: 5000 }] : []);
    expect(await tracked(1)).toMatchObject([{ event }]);
  });

  it('is told to the tracking host in exactly these words', async () => {
    vi.stubGlobal('document', { hidden: true });
    start({ user: { userId: 'u-kit' } as User }).dispatch(lessonWatched('seek', lesson, 12.9));
    expect(await tracked(1)).toEqual([
      {
        platform: 'web',
        product_name: 'Lantern',
        user_id: 'u-kit',
        event: 'seek',
        episode_id: 3,
        target_type: 'course',
        target_id: 7,
        is_episode_enrolled: false,
        is_background: true,
        is_auto_play: true,
        progress_duration: 12,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it('remembers the day for its user, once a position is saved', () => {
    const app = start({ user: { userId: 'u-kit' } as User, now: Date.parse('2026-11-20T12:00:00Z') });
    app.dispatch(lessonWatched('play', lesson, 0));
    expect(readWatchedDays(app.storage, 'u-kit')).toEqual([]);
    app.dispatch(lessonWatched('heartbeat', lesson, 10));
    expect(readWatchedDays(app.storage, 'u-kit')).toEqual([expect.stringMatching(/^2026-11-2[01]$/)]);
    const guest = start();
    guest.dispatch(lessonWatched('heartbeat', lesson, 10));
    expect(guest.storage.keys('drafts.')).toEqual([]);
  });

  it('names the region’s zone where the browser knows none', async () => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    start().dispatch(lessonWatched('play', lesson, 0));
    expect((await tracked(1))[0]).toMatchObject({ timezone: 'Asia/Hong_Kong' });
  });

  it('names no user of a guest', async () => {
    start().dispatch(lessonWatched('play', { ...lesson, targetType: 'live_topic' }, 0));
    const [body] = await tracked(1);
    expect(body).toMatchObject({ target_type: 'live_topic', progress_duration: 0, is_background: false });
    expect(body).not.toHaveProperty('user_id');
  });

  it('is a whole second of the lesson, never below its start', () => {
    const app = start();
    for (const seconds of [-3, 0.2, 59.999]) app.dispatch(lessonWatched('pause', lesson, seconds));
    expect(app.saved().map(({ position }) => position)).toEqual([0, 0, 59]);
  });

  it('is sent at once, by calls that outlive the page, when it is being left', () => {
    const app = start();
    app.dispatch(lessonLeft());
    expect(app.saved()).toEqual([]);
    expect(app.actionsOf(flushRequested).map(({ payload }) => payload)).toEqual([{ leaving: true }]);
  });
});

describe('where a lesson starts', () => {
  it.each<[named: string | null, waiting: number | null, known: number, start: number]>([
    ['90', 40, 20, 90],
    ['0', 40, 20, 0],
    [null, 40, 20, 40],
    [null, 0, 20, 0],
    [null, null, 20, 20],
    ['-5', null, 20, 20],
    ['1.5', null, 20, 20],
    ['1e3', null, 20, 20],
    ['', 40, 20, 40],
    ['9999999', null, 20, 20],
    ['abc', null, 20, 20],
  ])('address %s, unsent %s, server %i → %i', (named, waiting, known, expected) => {
    expect(resumePosition(named, waiting, known)).toBe(expected);
  });
});

describe('the player’s settings', () => {
  it('are what was stored, and each change is stored', () => {
    const stored = { rate: 1.5, volume: 0.4, muted: true, captionsLang: 'zh-HK', transcript: true, quality: 'best' };
    const app = start({ settings: stored });
    expect(selectPlayerSettings(app.getState())).toEqual(stored);
    app.dispatch(settingsChanged({ rate: 2 }));
    expect(app.storage.get('player')).toEqual({ ...stored, rate: 2 });
  });

  it('save data when that was chosen, else as the browser asks for it', () => {
    onTestFinished(() => {
      chooseDataSaver(null);
      vi.unstubAllGlobals();
    });
    chooseDataSaver(null);
    const app = start({ settings: null });
    expect(isDataSaved()).toBe(false);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(isDataSaved()).toBe(true);
    app.dispatch(settingsChanged({ rate: 2 }));
    expect(isDataSaved()).toBe(true);
    app.dispatch(settingsChanged({ quality: 'auto' }));
    expect(isDataSaved()).toBe(false);
    vi.stubGlobal('navigator', {});
    app.dispatch(settingsChanged({ quality: 'saver' }));
    expect(isDataSaved()).toBe(true);
    // At the next start.
    chooseDataSaver(null);
    chooseDataSaver(app.storage.get('player'));
    expect(isDataSaved()).toBe(true);
  });

  it.each([null, 'text', [], 5, {}])('are the usual ones when %j is stored', (stored) => {
    expect(readSettings(stored)).toEqual(defaultSettings);
  });

  it.each<[object, string]>([
    [{ rate: 3 }, 'rate'],
    [{ rate: '2' }, 'rate'],
    [{ volume: -1 }, 'volume'],
    [{ volume: 1.01 }, 'volume'],
    [{ muted: 'yes' }, 'muted'],
    [{ captionsLang: 5 }, 'captionsLang'],
    [{ quality: 'high' }, 'quality'],
    [{ transcript: 'yes' }, 'transcript'],
  ])('leave out %j and keep the rest', (wrong, field) => {
    const stored = { rate: 0.5, volume: 0, muted: true, captionsLang: 'en', transcript: true, quality: 'saver' };
    expect(readSettings({ ...stored, ...wrong })).toEqual({
      ...stored,
      [field]: defaultSettings[field as keyof typeof defaultSettings],
    });
  });
});
