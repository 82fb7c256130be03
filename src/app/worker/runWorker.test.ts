import { describe, expect, it, vi } from 'vitest';
import { runWorker, type WorkerScope } from './runWorker';

const site = 'https://www.example.com';

/** A minimal CacheStorage; keys are paths, in insertion order. */
function fakeCaches(kept: Map<string, Map<string, string>>): CacheStorage {
  const pathOf = (key: unknown) => new URL(typeof key === 'string' ? key : (key as Request).url, site).pathname;
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    return {
      match: async (key: unknown) => {
        const text = entries.get(pathOf(key));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (key: unknown, response: Response) => void entries.set(pathOf(key), await response.text()),
      keys: async () => [...entries.keys()].map((path) => new Request(site + path)),
    };
  };
  return { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) } as never;
}

function start({ version = '2', open = [] as string[], kept = new Map<string, Map<string, string>>() } = {}) {
  const listeners: Record<string, (event: never) => void> = {};
  let online = true;
  const fetched: string[] = [];
  const focused: string[] = [];
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) =>
      void Object.assign(listeners, { [type]: listener }),
    caches: fakeCaches(kept),
    clients: {
      matchAll: async () => open.map((path) => ({ url: site + path, focus: async () => void focused.push(path) })),
      openWindow: async (url: string) => void focused.push(`new ${new URL(url).pathname}`),
    },
    registration: { navigationPreload: { enable: vi.fn(async () => undefined) } },
    skipWaiting: vi.fn(async () => undefined),
    async fetch(request: string | { url: string }, options?: RequestInit) {
      if (typeof request === 'string') expect(options).toEqual({ cache: 'no-cache', mode: 'same-origin' });
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, site);
      fetched.push(pathname);
      if (!online) throw new TypeError('Failed to fetch');
      return new Response(`online ${pathname}`);
    },
  };
  runWorker(scope as unknown as WorkerScope, { version, locales: ['en-hk', 'zh-tw', 'th-th'], fallback: 'en-hk' });
  /** Returns the worker's response; null when it leaves the request to the browser. */
  async function send(
    path: string,
    { mode = 'navigate', method = 'GET', preload = undefined as Promise<Response> | undefined } = {},
  ) {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | null = null;
    listeners.fetch?.({
      request: { mode, method, url: site + path },
      preloadResponse: preload,
      respondWith: (given: Promise<Response>) => {
        response = given;
      },
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    } as never);
    const text = response && (await (response as Promise<Response>)).text();
    await Promise.all(work);
    return text;
  }
  const run = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    listeners[type]?.({ waitUntil: (one: Promise<unknown>) => void work.push(one) } as never);
    await Promise.all(work);
  };
  const goOffline = () => {
    online = false;
  };
  const pressReminder = async (data: unknown) => {
    const work: Promise<unknown>[] = [];
    const close = vi.fn();
    listeners.notificationclick?.({
      notification: { close, data },
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    } as never);
    await Promise.all(work);
    return close;
  };
  return { scope, kept, fetched, focused, send, run, goOffline, pressReminder };
}

const pages = (kept: Map<string, Map<string, string>>, name = 'offline-2') => [...(kept.get(name)?.keys() ?? [])];

describe('the app’s worker', () => {
  it('keeps the offline page of the languages that are being read, and no other file', async () => {
    const { run, kept, fetched } = start({ open: ['/zh-tw/course/1', '/zh-tw', '/nowhere'] });
    await run('install');
    expect(pages(kept)).toEqual(['/offline/zh-tw']);
    expect(fetched).toEqual(['/offline/zh-tw']);
  });

  it('keeps the default one where no page is open', async () => {
    const { run, kept } = start();
    await run('install');
    expect(pages(kept)).toEqual(['/offline/en-hk']);
  });

  it('lets pages through while there is a network, never from a cache, and learns their language', async () => {
    const { run, send, kept } = start({ open: ['/en-hk'] });
    await run('install');
    expect(await send('/th-th/course?grade=7')).toBe('online /th-th/course');
    expect(await send('/th-th/course')).toBe('online /th-th/course');
    expect(pages(kept)).toEqual(['/offline/en-hk', '/offline/th-th']);
    expect(kept.size).toBe(1);
  });

  it('responds with the offline page of the address’s language, else of the last one', async () => {
    const { run, send, goOffline } = start({ open: ['/en-hk'] });
    await run('install');
    await send('/th-th');
    goOffline();
    expect(await send('/en-hk/course/1')).toBe('online /offline/en-hk');
    expect(await send('/th-th/login')).toBe('online /offline/th-th');
    expect(await send('/')).toBe('online /offline/th-th');
    expect(await send('/zh-tw')).toBe('online /offline/th-th');
  });

  it('takes what the browser asked for while the worker was starting, and its failure', async () => {
    const { run, send, fetched, goOffline } = start({ open: ['/en-hk'] });
    await run('install');
    expect(await send('/en-hk', { preload: Promise.resolve(new Response('early')) })).toBe('early');
    expect(await send('/en-hk', { preload: Promise.reject(new TypeError('offline')) })).toBe('online /offline/en-hk');
    expect(fetched).toEqual(['/offline/en-hk']);
    goOffline();
    expect(await send('/en-hk', { preload: Promise.resolve(Response.error()) })).toBe('online /offline/en-hk');
  });

  it.each([
    ['/api/v2/app_launch', 'cors', 'POST'],
    ['/assets/core-1.js', 'cors', 'GET'],
    ['/media/a.mp4', 'no-cors', 'GET'],
    ['/en-hk/login', 'navigate', 'POST'],
  ])('leaves %s (%s, %s) to the browser, offline too', async (path, mode, method) => {
    const { run, send, goOffline } = start({ open: ['/en-hk'] });
    await run('install');
    goOffline();
    expect(await send(path, { mode, method })).toBeNull();
  });

  it('of a new version takes over at once and drops what the old one kept, but nothing of others', async () => {
    const kept = new Map([
      ['offline-1', new Map([['/offline/en-hk', 'old']])],
      ['another', new Map([['/x', 'y']])],
    ]);
    const { run, scope, send, goOffline } = start({ kept, open: ['/en-hk'] });
    await run('install');
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    await run('activate');
    expect([...kept.keys()].sort()).toEqual(['another', 'offline-2']);
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
    goOffline();
    expect(await send('/en-hk')).toBe('online /offline/en-hk');
  });

  it('opens the page of a reminder, in its tab if there is one', async () => {
    const { pressReminder, focused } = start({ open: ['/en-hk', '/en-hk/regular-class/topics/7/lesson/1'] });
    expect(await pressReminder({ url: `${site}/en-hk/regular-class/topics/7/lesson/1` })).toHaveBeenCalledOnce();
    await pressReminder({ url: `${site}/en-hk/regular-class/topics/7/lesson/2` });
    await pressReminder(null);
    expect(focused).toEqual(['/en-hk/regular-class/topics/7/lesson/1', 'new /en-hk/regular-class/topics/7/lesson/2']);
  });

  it('is not installed without its page', async () => {
    const { run, goOffline, scope } = start();
    goOffline();
    await expect(run('install')).rejects.toThrow('Failed to fetch');
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });
});
