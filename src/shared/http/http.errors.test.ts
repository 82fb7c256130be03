import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorOf, neverRespond, respondJson, respondText, setupFakeServer, testHttp } from '~test/fakeServer';
import { RequestError } from './AppError';

const server = setupFakeServer();
const asIs = (data: unknown) => data;
const coded = { error_code: '20-100-0008-010', error_message: 'Too many devices' };

afterEach(() => {
  vi.useRealTimers();
});

describe('responses that are no success', () => {
  it('a coded body is kind api, with the epoch and the name of the call', async () => {
    server.respond = () => respondJson(coded, 401);
    const { http, session } = testHttp();
    session.epoch = 4;
    expect(await errorOf(http.request('order', { path: { id: 'o1' }, read: asIs }))).toEqual({
      kind: 'api',
      status: 401,
      code: '20-100-0008-010',
      message: 'Too many devices',
      requestEpoch: 4,
      endpoint: 'order',
      method: 'GET',
    });
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 503])(
    '%i without a code is kind status, and asked only once',
    async (status) => {
      server.respond = () => respondText('<h1>Oops</h1>', status);
      const { http } = testHttp();
      expect(await errorOf(http.request('courses', { read: asIs }))).toMatchObject({
        kind: 'status',
        status,
        code: null,
        message: null,
      });
      expect(server.received).toHaveLength(1);
    },
  );

  it.each([
    ['HTML', '<!doctype html>'],
    ['truncated JSON', '{"data":{"courses":[{"id":1'],
    ['an empty 200', ''],
    ['no data', '{}'],
  ])('%s is kind body, and asked only once', async (_, body) => {
    server.respond = () => respondText(body);
    expect(await errorOf(testHttp().http.request('courses', { read: asIs }))).toMatchObject({
      kind: 'body',
      status: 200,
    });
    expect(server.received).toHaveLength(1);
  });

  it('a reader that throws is kind body', async () => {
    server.respond = () => respondJson({ data: { courses: 'none' } });
    const read = () => {
      throw new Error('courses is not a list');
    };
    expect(await errorOf(testHttp().http.request('courses', { read }))).toMatchObject({ kind: 'body', status: 200 });
  });
});

describe('calls without a response', () => {
  it('a read is tried three times, after 0.5 s and 1.5 s', async () => {
    server.respond = () => Response.error();
    const { http, wait } = testHttp();
    expect(await errorOf(http.request('courses', { read: asIs }))).toMatchObject({ kind: 'network', status: null });
    expect(server.received).toHaveLength(3);
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual([500, 1500]);
  });

  it('jitter lengthens the pauses by up to half', async () => {
    server.respond = () => Response.error();
    const { http, wait } = testHttp({ random: () => 0.5 });
    await errorOf(http.request('courses', { read: asIs }));
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual([625, 1875]);
  });

  it('a read that succeeds at the second attempt succeeds', async () => {
    server.respond = () => (server.received.length === 1 ? Response.error() : respondJson({ data: { ok: 1 } }));
    await expect(testHttp().http.request('courses', { read: asIs })).resolves.toEqual({ ok: 1 });
    expect(server.received).toHaveLength(2);
  });

  it('an error response at the second attempt ends the attempts', async () => {
    server.respond = () => (server.received.length === 1 ? Response.error() : respondJson(coded, 422));
    expect(await errorOf(testHttp().http.request('courses', { read: asIs }))).toMatchObject({ kind: 'api' });
    expect(server.received).toHaveLength(2);
  });

  it.each(['login', 'logout'] as const)('a write (%s) is never tried again', async (name) => {
    server.respond = () => Response.error();
    const { http, wait } = testHttp();
    expect(await errorOf(http.request(name, { body: {}, read: asIs }))).toMatchObject({
      kind: 'network',
      method: 'POST',
    });
    expect(server.received).toHaveLength(1);
    expect(wait).not.toHaveBeenCalled();
  });

  it('PUT and PATCH are never tried again', async () => {
    server.respond = () => Response.error();
    const { http } = testHttp();
    await errorOf(http.request('liveProgress', { path: { id: 1 }, body: {}, read: asIs }));
    await errorOf(http.request('updateUser', { path: { userId: 'u' }, body: {}, read: asIs }));
    expect(server.received.map(({ method }) => method)).toEqual(['PUT', 'PATCH']);
  });

  it('a write times out after 20 s, once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.respond = neverRespond;
    const { http } = testHttp();
    const error = errorOf(http.request('login', { body: {}, read: asIs }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(http.openCalls()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout', status: null });
    expect(server.received).toHaveLength(1);
  });

  it('a read that times out is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.respond = () => (server.received.length < 3 ? neverRespond() : respondJson({ data: { ok: 1 } }));
    const { http, wait } = testHttp();
    const result = http.request('courses', { read: asIs });
    await vi.advanceTimersByTimeAsync(40_000);
    await expect(result).resolves.toEqual({ ok: 1 });
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual([500, 1500]);
  });
});

describe('secrets', () => {
  it('a private call without a token is refused as the server would, and is not sent', async () => {
    const { http, session } = testHttp();
    session.token = null;
    for (const endpoint of ['currentUser', 'upNext', 'orderByKey'] as const)
      expect(await errorOf(http.request(endpoint, { read: asIs }))).toMatchObject({
        kind: 'status',
        status: 401,
        code: null,
        endpoint,
      });
    expect(server.received).toEqual([]);
    // One path of the students' group is public.
    await http.request('subjectCategories', { read: asIs });
    expect(server.received).toHaveLength(1);
  });

  it('no failure carries the token, the password or the URL', async () => {
    const responses = [
      () => respondJson(coded, 401),
      () => respondText('x', 500),
      () => respondText('<p>'),
      () => Response.error(),
      () => respondJson({ data: {} }),
    ];
    const { http, session } = testHttp();
    session.token = 'secret-token';
    for (const respond of responses) {
      server.respond = respond;
      const read = () => {
        throw new Error('secret-answer');
      };
      const thrown = await http
        .request('login', { body: { password: 'secret-word' }, query: { q: 'secret-q' }, read })
        .catch((e: unknown) => e);
      expect(thrown).toBeInstanceOf(RequestError);
      const { message, stack, cause, error } = thrown as RequestError;
      expect(cause).toBeUndefined();
      expect(`${message} ${stack} ${JSON.stringify(error)} ${JSON.stringify(thrown)}`).not.toContain('secret');
    }
  });
});
