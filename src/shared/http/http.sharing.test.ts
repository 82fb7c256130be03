import { describe, expect, it, vi } from 'vitest';
import { errorOf, neverRespond, respondJson, setupFakeServer, testHttp } from '~test/fakeServer';

const server = setupFakeServer();
const asIs = (data: unknown) => data;

/** Responses that the test completes in any order. */
function controlledResponses() {
  const waiting: ((response: Response) => void)[] = [];
  server.respond = () => new Promise((resolve) => waiting.push(resolve));
  return {
    arrived: (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count), { interval: 1 }),
    respond: (index: number, response: Response) => waiting[index]?.(response),
  };
}

const ok = () => respondJson({ data: { course: { full_title: 'x' } } });
const getCourse = (http: ReturnType<typeof testHttp>['http'], signal?: AbortSignal) =>
  http.request('course', { path: { id: 7 }, read: asIs, signal });

describe('session epoch', () => {
  it.each([
    ['a success', ok],
    ['a session error', () => respondJson({ error_code: '20-100-0008-010' }, 401)],
    ['a network failure', () => Response.error()],
  ])('%s of an older session is stale', async (_, respond) => {
    const controlled = controlledResponses();
    const { http, session, wait } = testHttp();
    const error = errorOf(getCourse(http));
    await controlled.arrived(1);
    session.epoch = 2;
    controlled.respond(0, respond());
    expect(await error).toMatchObject({ kind: 'stale', requestEpoch: 1, status: null, code: null, message: null });
    expect(wait).not.toHaveBeenCalled();
  });

  it('an epoch that changes during the pause ends the attempts', async () => {
    server.respond = () => Response.error();
    const { http, session } = testHttp({
      wait: async () => {
        session.epoch = 2;
      },
    });
    expect(await errorOf(getCourse(http))).toMatchObject({ kind: 'stale' });
    expect(server.received).toHaveLength(1);
  });

  it('holds for writes too', async () => {
    const controlled = controlledResponses();
    const { http, session } = testHttp();
    const error = errorOf(http.request('createOrder', { body: {}, read: asIs }));
    await controlled.arrived(1);
    session.epoch = 2;
    controlled.respond(0, ok());
    expect(await error).toMatchObject({ kind: 'stale', endpoint: 'createOrder', method: 'POST' });
  });
});

describe('abort', () => {
  it('by the caller rejects at once and aborts the network call', async () => {
    server.respond = neverRespond;
    const { http } = testHttp();
    const caller = new AbortController();
    const error = errorOf(getCourse(http, caller.signal));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { interval: 1 });
    expect(http.openCalls()).toBe(1);
    caller.abort();
    expect(await error).toMatchObject({ kind: 'abort', status: null, endpoint: 'course' });
    expect(http.openCalls()).toBe(0);
    expect(server.received[0]?.signal.aborted).toBe(true);
  });

  it('before the call makes no call', async () => {
    const { http } = testHttp();
    expect(await errorOf(getCourse(http, AbortSignal.abort()))).toMatchObject({ kind: 'abort' });
    expect(server.received).toEqual([]);
    expect(http.openCalls()).toBe(0);
  });

  it('abortAll ends every open call as abort, even after the epoch has moved on', async () => {
    server.respond = neverRespond;
    const { http, session } = testHttp();
    const errors = Promise.all([
      errorOf(getCourse(http)),
      errorOf(http.request('login', { body: {}, read: asIs })),
      errorOf(http.submitTicket({})),
      errorOf(http.uploadFile(new File(['x'], 'x.png'))),
    ]);
    await vi.waitFor(() => expect(server.received).toHaveLength(4), { interval: 1 });
    expect(http.openCalls()).toBe(4);
    session.epoch = 2;
    http.abortAll();
    expect((await errors).map(({ kind }) => kind)).toEqual(['abort', 'abort', 'abort', 'abort']);
    expect(http.openCalls()).toBe(0);
  });

  it('abortAll leaves later calls alone', async () => {
    server.respond = ok;
    const { http } = testHttp();
    http.abortAll();
    await expect(getCourse(http)).resolves.toEqual({ course: { fullTitle: 'x' } });
  });

  it('abortAll during a pause between attempts ends them', async () => {
    server.respond = () => Response.error();
    const { http } = testHttp({ wait: async () => http.abortAll() });
    expect(await errorOf(getCourse(http))).toMatchObject({ kind: 'abort' });
    expect(server.received).toHaveLength(1);
  });
});

describe('identical reads in flight', () => {
  it('share one network call, each with its own reader', async () => {
    const controlled = controlledResponses();
    const { http } = testHttp();
    const first = getCourse(http);
    const second = http.request('course', { path: { id: 7 }, read: () => 'mine' });
    const broken = errorOf(
      http.request('course', {
        path: { id: 7 },
        read: () => {
          throw new Error('no');
        },
      }),
    );
    expect(http.openCalls()).toBe(3);
    await controlled.arrived(1);
    controlled.respond(0, ok());
    await expect(first).resolves.toEqual({ course: { fullTitle: 'x' } });
    await expect(second).resolves.toBe('mine');
    expect(await broken).toMatchObject({ kind: 'body' });
    expect(server.received).toHaveLength(1);
    expect(http.openCalls()).toBe(0);
  });

  it('share its failure too', async () => {
    server.respond = () => respondJson({ error_code: '20-100-0001-000' }, 400);
    const { http } = testHttp();
    const errors = await Promise.all([errorOf(getCourse(http)), errorOf(getCourse(http))]);
    expect(errors.map(({ kind }) => kind)).toEqual(['api', 'api']);
    expect(server.received).toHaveLength(1);
  });

  it('continues for the caller who stays when the other leaves', async () => {
    const controlled = controlledResponses();
    const { http } = testHttp();
    const leaver = new AbortController();
    const left = errorOf(getCourse(http, leaver.signal));
    const stays = getCourse(http);
    await controlled.arrived(1);
    leaver.abort();
    expect(await left).toMatchObject({ kind: 'abort' });
    expect(server.received[0]?.signal.aborted).toBe(false);
    controlled.respond(0, ok());
    await expect(stays).resolves.toEqual({ course: { fullTitle: 'x' } });
  });

  it('are aborted when all have left, and nobody joins an aborted one', async () => {
    const controlled = controlledResponses();
    const { http } = testHttp();
    const callers = [new AbortController(), new AbortController()];
    const left = Promise.all(callers.map(({ signal }) => errorOf(getCourse(http, signal))));
    await controlled.arrived(1);
    for (const caller of callers) caller.abort();
    const late = getCourse(http);
    expect((await left).map(({ kind }) => kind)).toEqual(['abort', 'abort']);
    expect(server.received[0]?.signal.aborted).toBe(true);
    await controlled.arrived(2);
    controlled.respond(1, ok());
    await expect(late).resolves.toEqual({ course: { fullTitle: 'x' } });
  });

  it('are requested again once answered', async () => {
    server.respond = ok;
    const { http } = testHttp();
    await getCourse(http);
    await getCourse(http);
    expect(server.received).toHaveLength(2);
  });

  it.each([
    ['epoch', { epoch: 2 }],
    ['locale', { locale: 'zh-hk' }],
    ['region', { region: 'tw' }],
    ['token', { token: 'other' }],
  ])('are not shared across a change of %s', async (_, change) => {
    server.respond = neverRespond;
    const { http, session } = testHttp();
    const errors = [errorOf(getCourse(http))];
    Object.assign(session, change);
    errors.push(errorOf(getCourse(http)));
    await vi.waitFor(() => expect(server.received).toHaveLength(2), { interval: 1 });
    http.abortAll();
    await Promise.all(errors);
  });

  it('are not shared across different queries, and writes never', async () => {
    server.respond = neverRespond;
    const { http } = testHttp();
    const errors = [1, 2].map((page) => errorOf(http.request('courses', { query: { page }, read: asIs })));
    errors.push(...[1, 2].map(() => errorOf(http.request('saveLesson', { path: { id: 1 }, read: asIs }))));
    await vi.waitFor(() => expect(server.received).toHaveLength(4), { interval: 1 });
    http.abortAll();
    await Promise.all(errors);
  });

  it('are not shared across a write, whose effect the earlier one may not show', async () => {
    server.respond = ({ method }) => (method === 'GET' ? neverRespond() : respondJson({}));
    const { http } = testHttp();
    const errors = [errorOf(getCourse(http))];
    await http.request('saveLesson', { path: { id: 1 }, read: asIs });
    errors.push(errorOf(getCourse(http)));
    await vi.waitFor(() => expect(server.received).toHaveLength(3), { interval: 1 });
    http.abortAll();
    await Promise.all(errors);
  });

  it('are shared across the launch call, so that calls started early are used', async () => {
    const controlled = controlledResponses();
    const { http } = testHttp();
    const early = getCourse(http);
    await controlled.arrived(1);
    const launched = http.request('appLaunch', { body: {}, read: asIs });
    await controlled.arrived(2);
    controlled.respond(1, ok());
    await launched;
    const late = getCourse(http);
    controlled.respond(0, ok());
    await Promise.all([early, late]);
    expect(server.received).toHaveLength(2);
  });
});
