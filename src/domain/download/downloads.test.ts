import { combineReducers } from 'redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alertShown, messagesReducers } from '@/platform/messages/state';
import { sessionCleared, sessionReducers, sessionStarted } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { forgetReads } from '@/shared/http/readsDatabase';
import { fakeTabs } from '~test/fakeTabs';
import { startSaga } from '~test/startSaga';
import type { DownloadableLesson } from './lesson';
import { downloadsSaga } from './saga';
import {
  downloadPaused,
  downloadRequested,
  downloadsOpened,
  downloadsReducer,
  downloadsRemoved,
  keysOf,
  sizeRequested,
} from './state';
import { fakeDevice, streamHost } from './testing/fakeDevice';
import { file, stream } from './testing/lessons';

vi.mock('@/shared/player/engines/loadHls', () => ({ loadHls: async () => undefined }));

const day = 86_400_000;
const kit = { userId: 'u1' } as User;
let device: ReturnType<typeof fakeDevice>;
beforeEach(() => {
  device = fakeDevice();
  device.host = streamHost;
  return () => vi.unstubAllGlobals();
});

function start({ now = Date.parse('2026-11-20T10:00:00Z'), isServerTime = true, user = kit } = {}) {
  const others = fakeTabs();
  const preparePage = vi.fn();
  const app = startSaga(downloadsSaga as never, {
    reducer: combineReducers({ ...sessionReducers, ...messagesReducers, downloads: downloadsReducer }),
    services: {
      tabs: others.tabs,
      preparePage,
      clock: { now: () => now, hasServerTime: () => isServerTime },
      translations: { i18n: { t: (text: string) => text } },
    },
  });
  app.dispatch(sessionStarted(user));
  const entries = () => Object.values(app.getState().downloads.entries);
  const entryOf = (lesson: DownloadableLesson) => entries().find((one) => one.lesson.lessonId === lesson.lessonId);
  const until = (lesson: DownloadableLesson, status: string | undefined) =>
    vi.waitFor(() => expect(entryOf(lesson)?.status).toBe(status));
  const loaded = () => vi.waitFor(() => expect(app.getState().downloads.areLoaded).toBe(true));
  return { ...app, ...others, preparePage, entries, entryOf, until, loaded };
}

const second = { ...stream, lessonId: 10103 };
/** Holds the second piece of the film until it is let go. */
function holdPiece() {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  device.host = async (path) => {
    if (path === '/film/1.m4s') await pending;
    return streamHost(path);
  };
  return release;
}

describe('progress lessons', () => {
  it('takes one after the other, prepares their pages, and tells the other tabs', async () => {
    const app = start();
    await app.loaded();
    app.dispatch(downloadRequested([stream, second]));
    expect(app.entryOf(second)?.status).toBe('queued');
    await app.until(second, 'whole');
    expect(app.entryOf(stream)).toMatchObject({ status: 'whole', done: 7, total: 7 });
    expect(app.preparePage).toHaveBeenCalledWith(stream.path);
    expect(app.told).toContainEqual({ type: 'kept' });
    await vi.waitFor(() => expect(app.getState().downloads.free).toBe(1_000_000_000));
    // It is there after a reload.
    const later = start();
    await later.until(stream, 'whole');
  });

  it('says how large they are before', async () => {
    const app = start();
    app.dispatch(sizeRequested([stream, second]));
    const size = { of: keysOf([stream, second]), bytes: 2 * (400_000 / 8) * 30 };
    await vi.waitFor(() => expect(app.getState().downloads.size).toEqual(size));
    device.host = () => new Response(null, { status: 500 });
    app.dispatch(sizeRequested([stream]));
    await vi.waitFor(() => expect(app.getState().downloads.size).toEqual({ of: keysOf([stream]), bytes: null }));
  });

  it('can be paused, also before its turn, and goes on where it was', async () => {
    const release = holdPiece();
    const app = start();
    app.dispatch(downloadRequested([stream, second]));
    await vi.waitFor(() => expect(app.entryOf(stream)).toMatchObject({ status: 'loading', done: 4 }));
    app.dispatch(downloadPaused([stream, second]));
    await app.until(stream, 'paused');
    release();
    // The next tab sees it, too.
    const later = start();
    await later.until(stream, 'paused');
    device.asked = [];
    later.dispatch(downloadRequested([stream]));
    await later.until(stream, 'whole');
    expect(device.asked.map(({ url }) => url)).not.toContain('/film/0.m4s');
  });

  it('waits for the network and goes on by itself', async () => {
    device.host = (path) => {
      if (path === '/film/1.m4s') throw new TypeError('Failed to fetch');
      return streamHost(path);
    };
    const app = start();
    app.dispatch(downloadRequested([stream]));
    await app.until(stream, 'waiting');
    device.host = streamHost;
    window.dispatchEvent(new Event('online'));
    await app.until(stream, 'whole');
  });

  it('gives up when the server fails again and again, and says why something else fails', async () => {
    device.host = () => new Response(null, { status: 500 });
    const app = start();
    app.dispatch(downloadRequested([stream]));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await vi.waitFor(() => expect(device.asked.length).toBeGreaterThan(attempt));
      await vi.waitFor(() => expect(app.entryOf(stream)?.status).not.toBe('loading'));
      window.dispatchEvent(new Event('online'));
    }
    await app.until(stream, 'failed');
    expect(app.entryOf(stream)?.reason).toBe('network');
    device.host = streamHost;
    device.free = 1000;
    app.dispatch(downloadRequested([file, stream]));
    await vi.waitFor(() => expect(app.entryOf(stream)).toMatchObject({ status: 'failed', reason: 'full' }));
    device.free = 1_000_000_000;
    app.dispatch(downloadRequested([file]));
    await vi.waitFor(() => expect(app.entryOf(file)).toMatchObject({ status: 'failed', reason: 'missing' }));
    app.dispatch(downloadRequested([stream]));
    await app.until(stream, 'whole');
  });

  it('ends with the session, and the next user sees nothing', async () => {
    const release = holdPiece();
    const app = start();
    app.dispatch(downloadRequested([stream]));
    await vi.waitFor(() => expect(app.entryOf(stream)?.done).toBe(4));
    forgetReads();
    app.dispatch(sessionCleared(null));
    release();
    expect(app.entries()).toEqual([]);
    app.dispatch(sessionStarted({ userId: 'u2' } as User));
    await app.loaded();
    expect(app.entries()).toEqual([]);
    expect([...device.stored.values()].flatMap((files) => [...files.keys()])).toEqual([]);
  });
});

describe('downloaded lessons', () => {
  const downloaded = async () => {
    const app = start();
    app.dispatch(downloadRequested([stream]));
    await app.until(stream, 'whole');
    return app;
  };

  it('are removed with one action, and other tabs follow', async () => {
    const app = await downloaded();
    const other = start();
    await other.until(stream, 'whole');
    app.dispatch(downloadsRemoved([stream]));
    expect(app.entries()).toEqual([]);
    await vi.waitFor(() => expect([...(device.stored.get('app-lessons')?.keys() ?? [])]).toEqual([]));
    await other.say({ type: 'kept' });
    await other.until(stream, undefined);
  });

  it('are gone when the browser has removed them', async () => {
    const app = await downloaded();
    device.stored.clear();
    app.dispatch(downloadsOpened());
    await app.until(stream, undefined);
  });

  it('leave after their time, with a message, but not by a clock that may be wrong', async () => {
    await downloaded();
    const later = Date.parse('2026-11-20T10:00:00Z') + 31 * day;
    const offline = start({ now: later, isServerTime: false });
    await offline.until(stream, 'whole');
    const app = start({ now: later });
    await app.loaded();
    expect(app.entries()).toEqual([]);
    expect(app.actionsOf(alertShown)).toHaveLength(1);
    await start().loaded();
  });
});
