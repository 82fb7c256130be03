// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { errorOf, respondJson, respondText, setupFakeServer, testDevice, testHttp } from '~test/fakeServer';

const server = setupFakeServer();
const asIs = (data: unknown) => data;

describe('a request of the API host', () => {
  it('goes to the versioned path with lang and a snake_case query', async () => {
    const { http } = testHttp();
    await http.request('regionCourses', {
      path: { region: 'hk' },
      query: { page: 1, sizePerPage: 20, gradeLevelId: undefined, subjectIds: [1, 2] },
      read: asIs,
    });
    const [call] = server.received;
    expect(call?.method).toBe('GET');
    expect(call?.url).toBe(
      'api.example/api/v3/regions/hk/courses?page=1&size_per_page=20&subject_ids[]=1&subject_ids[]=2&lang=en-hk',
    );
  });

  it('leaves absent values out of the query, keeps 0 and false, and encodes the others', async () => {
    const query = {
      page: undefined,
      limit: null,
      subjectIds: [null, 3],
      levelIds: [],
      count: 0,
      isFree: false,
      name: 'a&b c',
    };
    await testHttp().http.request('courses', { query, read: asIs });
    expect(server.received[0]?.url).toBe(
      'api.example/api/v3/courses?subject_ids[]=3&count=0&is_free=false&name=a&b+c&lang=en-hk',
    );
    expect(server.received[0]?.request.url).toContain('name=a%26b+c');
  });

  it('carries exactly the agreed headers for a guest', async () => {
    const { http, session } = testHttp();
    session.token = null;
    await http.request('siteInfo', { read: asIs });
    expect(server.received[0]?.headers).toEqual({
      'region-name': 'hk',
      'x-user-agent': `{"device_id":"${testDevice}","os":"Linux","platform":"web"}`,
    });
  });

  it('adds the bearer with a token, and the content type with a JSON body', async () => {
    const { http, session } = testHttp();
    session.token = 'secret';
    session.region = 'tw';
    await http.request('updateUser', {
      path: { userId: 'u1' },
      body: { data: { gradeLevelId: 3, subjectIds: [1] } },
      read: asIs,
    });
    expect(server.received[0]?.headers).toEqual({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'region-name': 'tw',
      'x-user-agent': `{"device_id":"${testDevice}","os":"Linux","platform":"web"}`,
    });
    expect(await server.received[0]?.request.json()).toEqual({ data: { grade_level_id: 3, subject_ids: [1] } });
  });

  it.each(['login', 'signup', 'passwordReset'] as const)(
    'sends %s without a token, which may have ended',
    async (name) => {
      const { http, session } = testHttp();
      session.token = 'ended';
      await http.request(name, { body: {}, read: asIs });
      expect(server.received[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  it('adds no header from a cookie on the own origin either', async () => {
    const jar = vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=forged');
    await testHttp({ apiUrl: '' }).http.request('siteInfo', { read: asIs });
    jar.mockRestore();
    expect(server.received[0]?.url).toBe('localhost:3000/api/v2/web/guest/site_info?lang=en-hk');
    expect(Object.keys(server.received[0]?.headers ?? {}).sort()).toEqual([
      // The browser adds the cookie itself.
      'authorization',
      'cookie',
      'region-name',
      'x-user-agent',
    ]);
  });

  it('sends a write without a body without a content type', async () => {
    await testHttp().http.request('logout', { read: asIs });
    expect(server.received[0]).toMatchObject({ method: 'POST', url: 'api.example/api/v2/logout?lang=en-hk' });
    expect(server.received[0]?.headers).not.toHaveProperty('content-type');
    expect(await server.received[0]?.request.text()).toBe('');
  });

  it('includes credentials', async () => {
    await testHttp().http.request('siteInfo', { read: asIs });
    expect(server.received[0]?.credentials).toBe('include');
  });

  it('passes FormData unconverted, with the boundary of the browser', async () => {
    const body = new FormData();
    body.append('someField', 'a_b');
    await testHttp().http.request('login', { body, read: asIs });
    expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect((await server.received[0]?.request.formData())?.get('someField')).toBe('a_b');
  });

  it('hands the unwrapped camelCase data to the reader and its result to the caller', async () => {
    server.respond = () => respondJson({ data: { course: { id: 7, lead_group: [{ group_name: 'x' }] } } });
    const read = (data: unknown) => ({ seen: data });
    await expect(testHttp().http.request('course', { path: { id: 7 }, read })).resolves.toEqual({
      seen: { course: { id: 7, leadGroup: [{ groupName: 'x' }] } },
    });
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['{}', () => respondJson({})],
    ['{"data":null}', () => respondJson({ data: null })],
    ['an empty 200', () => respondText('')],
  ])('hands null to the reader of a call without data answered by %s', async (_, respond) => {
    server.respond = respond;
    await expect(testHttp().http.request('saveLesson', { path: { id: 1 }, read: (data) => [data] })).resolves.toEqual([
      null,
    ]);
  });

  it('reads the session again for each call', async () => {
    const { http, session } = testHttp();
    await http.request('siteInfo', { read: asIs });
    Object.assign(session, { locale: 'zh-tw', region: 'tw', token: 't2', epoch: 2 });
    await http.request('siteInfo', { read: asIs });
    expect(server.received[1]?.url).toContain('lang=zh-tw');
    expect(server.received[1]?.headers).toMatchObject({ 'region-name': 'tw', authorization: 'Bearer t2' });
  });

  it('never lets a query replace lang', async () => {
    await testHttp().http.request('siteInfo', { query: { lang: 'xx' }, read: asIs });
    expect(server.received[0]?.url).toBe('api.example/api/v2/web/guest/site_info?lang=en-hk');
  });

  it('rejects a missing path value as the bug it is, without a call', async () => {
    const path = {} as { id: number };
    await expect(testHttp().http.request('course', { path, read: asIs })).rejects.toThrow(TypeError);
    expect(server.received).toEqual([]);
  });
});

describe('a read that waits for the frame before it', () => {
  /** An http service whose frames the test paints. */
  function withFrames() {
    let paint = () => {};
    const beforeRead = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          paint = resolve;
        }),
    );
    return { ...testHttp({ beforeRead }), beforeRead, paint: () => paint() };
  }

  it('is sent after it, and counts as open until then', async () => {
    const { http, paint } = withFrames();
    const sent = http.request('siteInfo', { read: asIs });
    await Promise.resolve();
    expect([server.received.length, http.openCalls()]).toEqual([0, 1]);
    paint();
    await sent;
    expect(server.received).toHaveLength(1);
  });

  it('is not sent once it was aborted, or the session has changed', async () => {
    const { http, paint, session } = withFrames();
    const controller = new AbortController();
    const aborted = errorOf(http.request('siteInfo', { read: asIs, signal: controller.signal }));
    controller.abort();
    paint();
    expect(await aborted).toMatchObject({ kind: 'abort' });
    const stale = errorOf(http.request('siteInfo', { read: asIs }));
    await Promise.resolve();
    session.epoch = 2;
    paint();
    expect(await stale).toMatchObject({ kind: 'stale', requestEpoch: 1 });
    expect(server.received).toEqual([]);
  });

  it('is not one that was sent early: its response is taken over at once', async () => {
    const { http, beforeRead } = withFrames();
    const request = new Request('https://api.example/api/v2/web/guest/site_info?lang=en-hk');
    vi.stubGlobal('early', {
      calls: new Map([[request.url, { request, response: new Promise(() => {}), controller: new AbortController() }]]),
    });
    const controller = new AbortController();
    const open = errorOf(http.request('siteInfo', { read: asIs, signal: controller.signal }));
    await Promise.resolve();
    expect(beforeRead).not.toHaveBeenCalled();
    controller.abort();
    await open;
    vi.unstubAllGlobals();
  });

  it('is no write: that is sent at once', async () => {
    const { http, beforeRead } = withFrames();
    await http.request('createOrder', { body: {}, read: asIs });
    expect(beforeRead).not.toHaveBeenCalled();
    expect(server.received).toHaveLength(1);
  });
});
