import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { setupFakeServer, testHttp } from '~test/fakeServer';

// Node's Request exposes mode and keepalive, which the simulated browser's does not.
const server = setupFakeServer();
const sent = (count: number) => vi.waitFor(() => expect(server.received).toHaveLength(count), { interval: 1 });

describe('track', () => {
  it('is a no-cors text/plain POST without credentials or API headers that survives the page', async () => {
    const { http, session } = testHttp();
    session.token = 'secret';
    http.track({ platform: 'web', episodeId: 12, isBackground: false, userId: undefined });
    await sent(1);
    const [call] = server.received;
    expect(call).toMatchObject({
      method: 'POST',
      url: 'tracking.example/video',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(Object.keys(call?.headers ?? {})).toEqual(['content-type']);
    expect(JSON.parse((await call?.request.text()) ?? '')).toEqual({
      platform: 'web',
      episode_id: 12,
      is_background: false,
    });
  });

  it('never reads the response, throws or rejects, whatever happens', async () => {
    const { http } = testHttp();
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(() => http.track(circular)).not.toThrow();
    const body = vi.spyOn(Response.prototype, 'text');
    for (const respond of [() => Response.error(), () => new Response('<p>', { status: 500 })]) {
      server.respond = respond;
      http.track({ event: 'play' });
    }
    await sent(2);
    expect(body).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', () => {
      throw new TypeError('no network stack');
    });
    expect(() => http.track({ event: 'play' })).not.toThrow();
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    http.track({ event: 'play' });
    await nextTurn();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    expect(http.openCalls()).toBe(0);
  });
});

describe('record', () => {
  const event = { name: 'contact/opened', linkType: 'default', context: null };

  it('posts the event to the address of analytics as tracking does: no credentials, no header of the API', async () => {
    const { http, session } = testHttp();
    session.token = 'secret';
    http.record(event);
    await sent(1);
    const [call] = server.received;
    expect(call).toMatchObject({
      method: 'POST',
      url: 'tracking.example/collect',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    });
    expect(call?.headers).toEqual({ 'content-type': 'text/plain;charset=UTF-8' });
    expect(await call?.request.json()).toEqual({ name: 'contact/opened', link_type: 'default', context: null });
  });

  it('sends nothing without an address: the event is not even read', async () => {
    const read = vi.fn(() => 'contact/opened');
    const { http } = testHttp({ analyticsUrl: '' });
    http.record({
      get name() {
        return read();
      },
    });
    await nextTurn();
    expect(read).not.toHaveBeenCalled();
    expect(server.received).toEqual([]);
  });
});

describe('keepalive', () => {
  it('lets a write outlive the page, with all its headers and credentials', async () => {
    const { http, session } = testHttp();
    session.token = 'secret';
    await http.request('courseProgress', {
      path: { courseId: 7, lessonId: 12 },
      body: { progressDuration: 30 },
      keepalive: true,
      read: () => null,
    });
    expect(server.received[0]).toMatchObject({
      method: 'PUT',
      url: 'api.example/api/v3/students/courses/7/lesson_progresses/12?lang=en-hk',
      keepalive: true,
      credentials: 'include',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    });
    expect(await server.received[0]?.request.json()).toEqual({ progress_duration: 30 });
  });

  it('is off unless asked for', async () => {
    await testHttp().http.request('siteInfo', { read: () => null });
    expect(server.received[0]?.keepalive).toBe(false);
  });
});
