/** A browser with one service worker at a time, whose host, windows and caches a test changes. */
import { vi } from 'vitest';
import { runWorker } from '../runWorker';
import type { WorkerBuild, WorkerScope } from '../workerScope';

export const site = 'https://www.example.com';

const addressOf = (key: unknown) => (typeof key === 'string' ? key : (key as Request).url);

/** Caches that keep copies of responses, in insertion order. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (key: unknown) => entries.get(addressOf(key))?.clone(),
      async put(key: unknown, response: Response) {
        const { status, headers } = response;
        entries.set(addressOf(key), new Response(await response.text(), { status, headers }));
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (key: unknown) => entries.delete(addressOf(key)),
    };
  };
  const storage = {
    open,
    match: async (key: unknown, { cacheName = '' } = {}) => (await open(cacheName)).match(key),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  return { stored, storage: storage as unknown as CacheStorage };
}

type Host = (path: string) => Response | Promise<Response>;

/** An event of a worker. It lasts until all its work has ended, also work added by other work. */
class FakeEvent {
  readonly work: Promise<unknown>[] = [];
  readonly waitUntil = (one: Promise<unknown>) => void this.work.push(one);

  constructor(known: object = {}) {
    Object.assign(this, known);
  }

  async end(): Promise<void> {
    for (let count = -1; count < this.work.length; ) {
      count = this.work.length;
      await Promise.all(this.work);
    }
  }
}

/** Workbox knows the event of a request by its class. */
class FakeFetchEvent extends FakeEvent {}

export function fakeBrowser() {
  const { stored, storage } = fakeCaches();
  const browser = {
    stored,
    /** Paths of the open windows. */
    open: [] as string[],
    asked: [] as string[],
    host: ((path) => new Response(`online ${path}`)) as Host,
  };
  const fetchFromHost = async (request: unknown) => {
    const path = new URL(addressOf(request), site).pathname;
    browser.asked.push(path);
    return browser.host(path);
  };
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', fetchFromHost);
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('location', { origin: site, href: `${site}/worker.js` });

  /** Starts a worker of a build, which has not been installed yet. */
  function startWorker(build: WorkerBuild) {
    const listeners: Record<string, (event: never) => void> = {};
    const scope = {
      addEventListener: (type: string, listener: (event: never) => void) =>
        void Object.assign(listeners, { [type]: listener }),
      location: { origin: site },
      caches: storage,
      clients: {
        matchAll: async () => browser.open.map((path) => ({ url: site + path })),
        claim: vi.fn(async () => undefined),
      },
      registration: { navigationPreload: { enable: vi.fn(async () => undefined) } },
      skipWaiting: vi.fn(async () => undefined),
      fetch: fetchFromHost,
    };
    runWorker(scope as unknown as WorkerScope, build);

    async function run(type: 'install' | 'activate'): Promise<void> {
      const event = new FakeEvent();
      listeners[type]?.(event as never);
      await event.end();
    }

    /** Returns the worker's response; null when it leaves the request to the browser. */
    async function send(
      path: string,
      { mode = 'navigate', method = 'GET', preload = undefined as Promise<Response> | undefined, range = '' } = {},
    ): Promise<Response | null> {
      let given: Promise<Response> | null = null;
      const event = new FakeFetchEvent({
        request: Object.defineProperty(
          new Request(site + path, { method, ...(range && { headers: { range } }) }),
          'mode',
          { value: mode },
        ),
        preloadResponse: preload,
        respondWith: (response: Promise<Response>) => {
          given = response;
        },
      });
      listeners.fetch?.(event as never);
      const response = given && (await (given as Promise<Response>));
      await event.end();
      return response;
    }

    async function tell(data: unknown): Promise<void> {
      const event = new FakeEvent({ data });
      listeners.message?.(event as never);
      await event.end();
    }

    return { scope, run, send, tell };
  }

  const pathsIn = (name: string) => [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  return { browser, startWorker, pathsIn };
}
