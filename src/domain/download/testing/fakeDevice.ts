/** A browser's caches, room and network, which a test changes. */
import { vi } from 'vitest';

export const site = 'https://app.test';

export function fakeDevice() {
  const stored = new Map<string, Map<string, Response>>();
  const device = {
    /** By the name of the cache and the address of the file. */
    stored,
    /** Bytes that are free. */
    free: 1_000_000_000,
    isDenied: false,
    /** Writes that still succeed. */
    writes: Number.POSITIVE_INFINITY,
    asked: [] as { url: string; method: string; range: string | null }[],
    /** Responds to a request by its path. */
    host: (_path: string, _range: string | null): Response | Promise<Response> => new Response(null, { status: 404 }),
  };
  const addressOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : new URL(key, site).href);
  const open = async (name: string) => {
    if (device.isDenied) throw new DOMException('Denied', 'SecurityError');
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(addressOf(key))?.clone(),
      async put(key: RequestInfo, response: Response) {
        if (device.writes <= 0) throw Object.assign(new Error('Full'), { name: 'QuotaExceededError' });
        device.writes -= 1;
        const { headers } = response;
        entries.set(addressOf(key), new Response(await response.arrayBuffer(), { headers }));
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (key: RequestInfo) => entries.delete(addressOf(key)),
    };
  };
  vi.stubGlobal('caches', {
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(addressOf(key))?.clone(),
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {},
    storage: { estimate: async () => ({ quota: device.free, usage: 0 }), persist: vi.fn(async () => true) },
  });
  const listeners = new EventTarget();
  vi.stubGlobal('window', {
    location: { href: `${site}/en-hk` },
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const range = new Headers(headers).get('range');
    const { pathname } = new URL(url, site);
    device.asked.push({ url: pathname, method, range });
    return device.host(pathname, range);
  });
  return device;
}

const playlist = (segments: number) =>
  [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4"',
    ...Array.from({ length: segments }, (_, index) => `#EXTINF:10,\n${index}.m4s`),
    '#EXT-X-ENDLIST',
  ].join('\n');

/** A host with a stream of three pieces in two qualities, captions and a worksheet. */
export const streamHost = (path: string): Response => {
  if (path === '/film/master.m3u8')
    return new Response(
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=1280x720\nhigh.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=854x480\nlow.m3u8\n',
    );
  if (path === '/film/low.m3u8') return new Response(playlist(3));
  if (path.startsWith('/film/')) return new Response(`bytes of ${path}`);
  if (path === '/lesson.en.vtt') return new Response('WEBVTT');
  if (path === '/sheet.pdf') return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
  return new Response(null, { status: 404 });
};

/** A host with a file of 20 MB. */
export const fileHost =
  ({ hasRanges = true } = {}) =>
  (path: string, range: string | null): Response => {
    if (path !== '/film.mp4') return new Response(null, { status: 404 });
    const [, from = '0', to = '19999999'] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const isPart = hasRanges && range !== null;
    const size = isPart ? Number(to) - Number(from) + 1 : 20_000_000;
    return new Response(new Uint8Array(size), {
      status: isPart ? 206 : 200,
      headers: { 'content-length': '20000000', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' },
    });
  };
