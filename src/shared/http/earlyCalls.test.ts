// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EarlyPage, startEarly } from '@/app/early/startEarly';
import { errorOf, neverRespond, respondJson, setupFakeServer, testDevice, testHttp } from '~test/fakeServer';
import { dropEarlyCalls } from './earlyCalls';

const server = setupFakeServer();
const asIs = (data: unknown) => data;
const read = 'https://api.example/api/v3/courses/__id__?lang=en-hk';
const page: EarlyPage = ['/en-hk/course/(\\d+)', 'public', [], [read], null, null];

/** Runs the page's script for a visitor with these cookies. */
function startCalls(cookies: Record<string, string> = {}) {
  vi.stubGlobal('location', { pathname: '/en-hk/course/101', search: '' });
  vi.stubGlobal('navigator', { userAgent: 'X11; Linux' });
  const cookie = Object.entries({ device_id: testDevice, ...cookies }).map(([name, value]) => `${name}=${value}`);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie.join('; '));
  globalThis.early = startEarly({ region: 'hk', cookiePrefix: '', pictureHosts: [], files: [], pages: [page] });
}

const course = { path: { id: 101 }, read: asIs };
const member = { token: 'own-token' };
const isAnswered = (count: number) => vi.waitFor(() => expect(server.received).toHaveLength(count));

afterEach(() => {
  globalThis.early = undefined;
  vi.unstubAllGlobals();
});

describe('a read that began before the app', () => {
  it.each([
    ['a guest', null, {}],
    ['a member', 'own-token', member],
    ['a member whose cookie is encoded', 'a+b/c=', { token: 'a%2Bb%2Fc%3D' }],
  ])('is sent as the client sends it, for %s', async (_, token, cookies) => {
    startCalls(cookies);
    await isAnswered(1);
    globalThis.early = undefined;
    const { http, session } = testHttp();
    session.token = token;
    await http.request('course', course);
    const [early, late] = server.received.map(({ method, url, headers, credentials, keepalive, mode, request }) => {
      const { cache, redirect, referrerPolicy } = request;
      return { method, url, headers, credentials, keepalive, mode, cache, redirect, referrerPolicy };
    });
    expect(early).toEqual(late);
    expect(early?.headers).toHaveProperty('region-name', 'hk');
  });

  it('is taken over once', async () => {
    server.respond = () => respondJson({ data: { course: { max_count: server.received.length } } });
    startCalls(member);
    const { http } = testHttp();
    expect(await http.request('course', course)).toEqual({ course: { maxCount: 1 } });
    expect(await http.request('course', course)).toEqual({ course: { maxCount: 2 } });
    expect(server.received).toHaveLength(2);
  });

  it('is left alone by other calls', async () => {
    startCalls(member);
    const { http } = testHttp();
    await http.request('course', { ...course, path: { id: 102 } });
    await http.request('siteInfo', { read: asIs });
    expect(server.received).toHaveLength(3);
    expect(globalThis.early?.calls.size).toBe(1);
  });

  it.each([
    ['another session began', 'other-token'],
    ['the session ended', null],
  ])('is aborted, not taken, when %s', async (_, token) => {
    startCalls(member);
    await isAnswered(1);
    const { http, session } = testHttp();
    session.token = token;
    server.respond = () => respondJson({ data: { course: { id: 2 } } });
    expect(await http.request('course', course)).toEqual({ course: { id: 2 } });
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.headers.authorization).toBe(token === null ? undefined : `Bearer ${token}`);
  });

  it('rejects as the client’s own calls do: with the code of the server, and without a response after two repetitions', async () => {
    server.respond = () => respondJson({ error_code: '20-100-0001-001', error_message: 'No' }, 404);
    startCalls(member);
    const { http } = testHttp();
    const error = await errorOf(http.request('course', course));
    expect(error).toMatchObject({ kind: 'api', status: 404, code: '20-100-0001-001', endpoint: 'course' });
    expect(server.received).toHaveLength(1);

    server.respond = () => Response.error();
    startCalls(member);
    expect(await errorOf(http.request('course', course))).toMatchObject({ kind: 'network' });
    expect(server.received).toHaveLength(1 + 3);
  });

  it('ends with the caller, and with all calls', async () => {
    server.respond = neverRespond;
    startCalls(member);
    await isAnswered(1);
    const { http } = testHttp();
    const left = new AbortController();
    const first = errorOf(http.request('course', { ...course, signal: left.signal }));
    left.abort();
    expect(await first).toMatchObject({ kind: 'abort' });

    startCalls(member);
    await isAnswered(2);
    const second = errorOf(http.request('course', course));
    await vi.waitFor(() => expect(globalThis.early?.calls.size).toBe(0));
    const { signal } = server.received[1] ?? {};
    http.abortAll();
    expect(await second).toMatchObject({ kind: 'abort' });
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('belongs to no later page', async () => {
    server.respond = neverRespond;
    startCalls(member);
    await isAnswered(1);
    dropEarlyCalls('/en-hk/course/101');
    expect(globalThis.early?.calls.size).toBe(1);
    dropEarlyCalls('/en-hk/course/102');
    await vi.waitFor(() => expect(server.received[0]?.signal.aborted).toBe(true));
    server.respond = () => respondJson({ data: {} });
    await testHttp().http.request('course', course);
    expect(server.received).toHaveLength(2);
  });
});
