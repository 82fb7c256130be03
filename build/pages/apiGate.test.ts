import { describe, expect, it } from 'vitest';
import { createApiGate, type GateOptions, gateDefaults } from './apiGate.ts';

const api = 'https://api.example.com';
const read = (path: string, region = 'hk') => ({ url: `${api}${path}`, headers: [['region-name', region]] as const });

/** A clock that moves only while the gate waits, and an API that responses by a script. */
function setUp(
  response: (url: string, count: number) => Response | Promise<Response>,
  options: Partial<GateOptions> = {},
) {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const sent: { url: string; at: number }[] = [];
  let open = 0;
  let most = 0;
  const gate = createApiGate({
    ...gateDefaults,
    now: () => time,
    wait: (ms) => new Promise<void>((wake) => void sleepers.push({ at: time + ms, wake })),
    send: async ({ url }) => {
      sent.push({ url: url.replace(api, ''), at: time });
      open += 1;
      most = Math.max(most, open);
      await new Promise((next) => setImmediate(next));
      open -= 1;
      return response(url, sent.filter((one) => one.url === url.replace(api, '')).length);
    },
    ...options,
  });
  /** Lets time pass until a promise has settled. */
  const settle = async <T>(promise: Promise<T>): Promise<T> => {
    let settled = false;
    promise.then(
      () => (settled = true),
      () => (settled = true),
    );
    while (!settled) {
      for (let turn = 0; turn < 20 && !settled; turn += 1) await new Promise((next) => setImmediate(next));
      sleepers.sort((one, other) => one.at - other.at);
      const next = sleepers.shift();
      if (!next) continue;
      time = Math.max(time, next.at);
      next.wake();
    }
    return promise;
  };
  return { gate, sent, settle, most: () => most, pass: (ms: number) => (time += ms) };
}

const fine = () => new Response('{"data":1}', { headers: { 'content-type': 'application/json' } });

describe('the gate to the API', () => {
  it('keeps a few requests open, each at its time', async () => {
    const { gate, sent, settle, most } = setUp(fine, { atOnce: 3, rate: 10 });
    await settle(Promise.all(Array.from({ length: 12 }, (_, index) => gate.ask(read(`/${index}`)))));
    expect(most()).toBeLessThanOrEqual(3);
    expect(sent.map(({ at }) => at)).toEqual(Array.from({ length: 12 }, (_, index) => index * 100));
  });

  it('sends the same read once, also when it is asked again later, but not for another region', async () => {
    const { gate, sent, settle } = setUp(fine);
    const [one, other] = await settle(Promise.all([gate.ask(read('/a')), gate.ask(read('/a'))]));
    expect(await settle(gate.ask(read('/a')))).toEqual(one);
    expect(other).toEqual(one);
    expect(one).toMatchObject({ status: 200, type: 'application/json', body: '{"data":1}' });
    await settle(gate.ask(read('/a', 'tw')));
    expect(sent).toHaveLength(2);
    expect(gate.count()).toBe(2);
  });

  it('forgets responses beyond its memory, the oldest first', async () => {
    const { gate, sent, settle } = setUp(() => new Response('x'.repeat(40)), { memory: 100 });
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await settle(gate.ask(read(path)));
    expect(sent.map(({ url }) => url)).toEqual(['/a', '/b', '/c', '/b']);
  });

  it('gives equal responses equal hashes', async () => {
    const { gate, settle } = setUp(
      (url) => new Response(url.endsWith('/b') ? 'b' : 'a', { status: url.endsWith('/d') ? 404 : 200 }),
    );
    const [a, b, c, d] = await settle(Promise.all(['/a', '/b', '/c', '/d'].map((path) => gate.ask(read(path)))));
    expect(c?.hash).toBe(a?.hash);
    expect(new Set([a?.hash, b?.hash, d?.hash]).size).toBe(3);
  });
});

describe('a request that fails', () => {
  it.each<[string, () => Response]>([
    [
      'without a response',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['by a fault of the server', () => new Response('', { status: 502 })],
    ['by too many requests', () => new Response('', { status: 429 })],
  ])('%s is repeated with growing pauses', async (_, fault) => {
    const { gate, sent, settle } = setUp((__, count) => (count < 3 ? fault() : fine()));
    expect(await settle(gate.ask(read('/a')))).toMatchObject({ status: 200 });
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  });

  it('is answered with 503 after the last attempt, and not sent again in this build', async () => {
    const { gate, sent, settle } = setUp(() => new Response('<p>Sorry', { status: 500 }));
    expect(await settle(gate.ask(read('/a')))).toMatchObject({ status: 503, body: '' });
    expect(sent).toHaveLength(4);
    await settle(gate.ask(read('/a')));
    expect(sent).toHaveLength(4);
  });

  it('by a response of its own, such as 404, is not repeated', async () => {
    const { gate, sent, settle } = setUp(() => new Response('{}', { status: 404 }));
    expect(await settle(gate.ask(read('/a')))).toMatchObject({ status: 404 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['in seconds', '30'],
    ['as a date', 'Thu, 01 Jan 1970 00:00:30 GMT'],
  ])('with Retry-After %s holds all others until then', async (_, retryAfter) => {
    const busy = () => new Response('', { status: 429, headers: { 'retry-after': retryAfter } });
    const { gate, sent, settle } = setUp((url, count) => (url.endsWith('/a') && count === 1 ? busy() : fine()));
    const first = gate.ask(read('/a'));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next));
    await settle(Promise.all([first, gate.ask(read('/b'))]));
    expect(sent.slice(1).every(({ at }) => at >= 30_000)).toBe(true);
    expect(sent).toHaveLength(3);
  });

  it('costs no more repetitions than a share of all requests', async () => {
    const { gate, sent, settle } = setUp(
      (url) => (url.includes('broken') ? new Response('', { status: 500 }) : fine()),
      { rate: 1e6 },
    );
    for (let index = 0; index < 200; index += 1)
      await settle(Promise.all([gate.ask(read(`/broken/${index}`)), gate.ask(read(`/fine/${index}`))]));
    const repeated = sent.length - 400;
    expect(repeated).toBeGreaterThan(90);
    expect(repeated).toBeLessThan(150);
  });
});

describe('an API that is down', () => {
  it('is left alone after a few requests, and tried again now and then', async () => {
    let down = true;
    const { gate, sent, settle, pass } = setUp(() => (down ? new Response('', { status: 500 }) : fine()));
    for (let index = 0; index < 100; index += 1) await settle(gate.ask(read(`/${index}`)));
    expect(sent.length).toBeLessThan(60);
    const tried = sent.length;
    down = false;
    expect(await settle(gate.ask(read('/99')))).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(tried);
    pass(20_000);
    expect(await settle(gate.ask(read('/99')))).toMatchObject({ status: 200 });
    expect(await settle(gate.ask(read('/98')))).toMatchObject({ status: 200 });
  });
});
