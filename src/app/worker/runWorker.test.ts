import 'fake-indexeddb/auto';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lessonsCache } from '@/shared/http/readsDatabase';
import { cacheNames } from './cacheNames';
import { fakeBrowser, site } from './testing/fakeWorker';
import type { WorkerBuild } from './workerScope';

const locales = ['en-hk', 'zh-tw', 'th-th'];
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Returns a name with a hash, as of the deployment of a number. */
const named = (stem: string, deployment: number, type = 'js') =>
  `/assets/${stem}-${letters[deployment % 26]}${String(deployment).padStart(7, '0')}.${type}`;
const http = (deployment: number) => named('http', deployment);

/** What a deployment has: a document per language, which names its entry, texts and, in a table, the files of pages. */
function deployment(number: number) {
  const starts = (locale: string) => [named('index', number), named('core', 1), named(`${locale}.texts`, number)];
  const pages = [named('CoursePage', number), named('SchedulePage', number)];
  const document = (locale: string) =>
    `build ${number} <link href="${starts(locale).join('"><link href="')}">` +
    `<script type="application/json" id="early-pages">${JSON.stringify(pages)}</script>`;
  const assets = [...locales.flatMap(starts), ...pages, http(number)];
  const build: WorkerBuild = { version: String(number), locales, fallback: 'en-hk', files: [http(number)], assets };
  const respond = (path: string): Response | null => {
    const [, folder = '', locale = ''] = path.split('/');
    if (assets.includes(path)) return new Response(`file ${path}`);
    if (folder === 'offline') return new Response(`offline ${locale}`);
    if (folder === 'fallback') return new Response(document(locale));
    return locales.includes(folder) ? new Response(document(folder)) : null;
  };
  return { number, build, starts, pages, respond };
}

/** A host whose old assets stay for one more deployment. */
const hostOf = (now: ReturnType<typeof deployment>, before?: ReturnType<typeof deployment>) => (path: string) =>
  now.respond(path) ??
  (path.startsWith('/assets/') ? before?.respond(path) : null) ??
  new Response('Not found', { status: 404 });

// Workbox reads these when it is imported.
vi.hoisted(() => {
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('self', globalThis);
});
afterAll(() => void vi.unstubAllGlobals());

async function start({ open = [] as string[], now = deployment(1) } = {}) {
  const { browser, startWorker, pathsIn } = fakeBrowser();
  browser.open = open;
  browser.host = hostOf(now);
  const worker = startWorker(now.build);
  const textAt = async (...args: Parameters<typeof worker.send>) => (await worker.send(...args))?.text() ?? null;
  const goOffline = () => {
    browser.host = lost;
  };
  return { browser, startWorker, pathsIn, worker, textAt, goOffline, now };
}

describe('the app’s worker', () => {
  it('stores the documents of the languages that are being read, with the files they need to start', async () => {
    const { worker, pathsIn, now } = await start({ open: ['/zh-tw/course/1', '/zh-tw', '/nowhere'] });
    await worker.run('install');
    expect(pathsIn(cacheNames.documents)).toEqual(['/offline/zh-tw', '/fallback/zh-tw']);
    expect(pathsIn(cacheNames.files).sort()).toEqual([...now.starts('zh-tw'), http(1)].sort());
  });

  it('stores those of the default one where no page is open', async () => {
    const { worker, pathsIn } = await start();
    await worker.run('install');
    expect(pathsIn(cacheNames.documents)).toEqual(['/offline/en-hk', '/fallback/en-hk']);
  });

  it('lets pages through while there is a network, and learns their language', async () => {
    const { worker, textAt, browser, pathsIn } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    browser.host = (path) => (path.startsWith('/th-th') ? new Response('of the host') : hostOf(deployment(1))(path));
    expect(await textAt('/th-th/course?grade=7')).toBe('of the host');
    expect(pathsIn(cacheNames.documents)).toContain('/fallback/th-th');
    expect([...browser.stored.keys()].sort()).toEqual([cacheNames.documents, cacheNames.files].sort());
    expect(pathsIn(cacheNames.documents)).not.toContain('/th-th/course');
  });

  it('opens any page of a known language without a network', async () => {
    const { worker, textAt, goOffline, now } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    goOffline();
    for (const path of ['/en-hk', '/en-hk/my-learning', '/']) expect(await textAt(path)).toContain('build 1');
    for (const file of [...now.starts('en-hk'), http(1)])
      expect(await textAt(file, { mode: 'cors' })).toBe(`file ${file}`);
  });

  it('shows the offline page in the last language for a language that was never read', async () => {
    const { worker, textAt, goOffline } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    await worker.send('/th-th');
    goOffline();
    expect(await textAt('/zh-tw')).toBe('offline th-th');
  });

  it('shows the offline page, not a blank one, when the browser has lost a file of the document', async () => {
    const { worker, textAt, goOffline, browser } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    const files = browser.stored.get(cacheNames.files);
    files?.delete([...files.keys()][0] ?? '');
    goOffline();
    expect(await textAt('/en-hk')).toBe('offline en-hk');
  });

  it('plays a downloaded lesson, also by ranges and while a new worker takes over, and knows no other one', async () => {
    const { worker, browser, startWorker } = await start();
    const cache = await caches.open(lessonsCache);
    await cache.put(`${site}/kept/u1/hk.1.2/0`, new Response('0123456789'));
    browser.host = lost;
    expect(await (await worker.send('/kept/u1/hk.1.2/0?x', { mode: 'cors' }))?.text()).toBe('0123456789');
    const part = await worker.send('/kept/u1/hk.1.2/0', { mode: 'cors', range: 'bytes=2-4' });
    expect([part?.status, await part?.text()]).toEqual([206, '234']);
    expect((await worker.send('/kept/u2/hk.1.2/0', { mode: 'cors' }))?.status).toBe(404);
    const next = startWorker(deployment(2).build);
    await next.run('activate');
    expect((await next.send('/kept/u1/hk.1.2/0', { mode: 'cors' }))?.status).toBe(200);
  });

  it('waits three seconds for a page, then shows the stored document; without one it keeps waiting', async () => {
    const { worker, textAt, browser } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let arrive = (_: Response) => {};
    browser.host = (path) =>
      path.startsWith('/en-hk/')
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : new Response('', { status: 404 });
    const seen = vi.fn();
    const shown = textAt('/en-hk/course').then(seen);
    await vi.advanceTimersByTimeAsync(2900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    arrive(new Response('late'));
    await shown;
    expect(seen).toHaveBeenCalledWith(expect.stringContaining('build 1'));

    browser.stored.clear();
    const later = textAt('/en-hk/course');
    await vi.advanceTimersByTimeAsync(10_000);
    arrive(new Response('late'));
    await vi.advanceTimersByTimeAsync(100);
    expect(await later).toBe('late');
  });

  it('takes what the browser asked for while the worker was starting, and its failure', async () => {
    const { worker, textAt, goOffline, browser } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    expect(await textAt('/en-hk', { preload: Promise.resolve(new Response('early')) })).toBe('early');
    goOffline();
    expect(await textAt('/en-hk', { preload: Promise.reject(new TypeError('offline')) })).toContain('build 1');
    expect(await textAt('/en-hk', { preload: Promise.resolve(Response.error()) })).toContain('build 1');
    for (const [name, stored] of browser.stored) if (name === 'app-files') stored.clear();
    expect(await textAt('/en-hk', { preload: Promise.resolve(Response.error()) })).toBe('offline en-hk');
  });

  it.each([
    ['/api/v2/app_launch', 'cors', 'POST'],
    ['/api/v5/checkout_collections/7', 'cors', 'GET'],
    ['/api/v5/orders?key=1', 'cors', 'GET'],
    ['/search-index/en-hk.json', 'cors', 'GET'],
    ['/first/core.js', 'cors', 'GET'],
    ['/media/a.mp4', 'no-cors', 'GET'],
    ['/en-hk/login', 'navigate', 'POST'],
    ['/pay/17', 'navigate', 'GET'],
    ['/offline/en-hk', 'cors', 'GET'],
  ])('leaves %s (%s, %s) to the browser, offline too', async (path, mode, method) => {
    const { worker, goOffline } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    goOffline();
    expect(await worker.send(path, { mode, method })).toBeNull();
  });

  it('stores each hashed file once it is loaded, and those that the page had loaded before', async () => {
    const { worker, textAt, pathsIn, browser, goOffline, now } = await start({ open: ['/en-hk/course/1'] });
    await worker.run('install');
    const [course = '', schedule = ''] = now.pages;
    await worker.tell([course, '/api/v5/orders', 7, 'https://evil.example/assets/a-12345678.js']);
    await worker.send(schedule, { mode: 'cors' });
    const { length } = browser.asked;
    await worker.send(schedule, { mode: 'cors' });
    expect(browser.asked).toHaveLength(length);
    expect(pathsIn(cacheNames.files)).toEqual(expect.arrayContaining([course, schedule]));
    goOffline();
    expect(await textAt(course, { mode: 'cors' })).toBe(`file ${course}`);
  });

  it('has the captions that were read', async () => {
    const { worker, browser, textAt, goOffline } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    browser.host = () => new Response('WEBVTT', { headers: { 'Content-Type': 'text/vtt' } });
    await worker.send('/media/1/en.vtt', { mode: 'cors' });
    goOffline();
    expect(await textAt('/media/1/en.vtt', { mode: 'cors' })).toBe('WEBVTT');
    await expect(worker.send('/media/2/en.vtt', { mode: 'cors' })).rejects.toThrow('could not generate');
  });

  it('never stores a page in the place of a file', async () => {
    const { worker, browser, pathsIn } = await start({ open: ['/en-hk'] });
    await worker.run('install');
    browser.host = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    await worker.send('/assets/gone-12345678.js', { mode: 'cors' });
    expect(pathsIn(cacheNames.files)).not.toContain('/assets/gone-12345678.js');
  });

  it('is not installed while a file of its document is missing', async () => {
    const { worker, browser } = await start({ now: deployment(1) });
    browser.host = (path) => (path === http(1) ? new Response('', { status: 404 }) : hostOf(deployment(1))(path));
    await expect(worker.run('install')).rejects.toThrow(`No file ${http(1)}`);
    expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
  });
});

describe('the worker of the next deployment', () => {
  /** A visitor who has opened the course page with the first deployment; `open` are the windows at the second. */
  async function update(open: string[]) {
    const one = await start({ open: ['/en-hk/course/1'] });
    await one.worker.run('install');
    await one.worker.run('activate');
    await one.worker.tell([named('CoursePage', 1)]);
    const now = deployment(2);
    one.browser.host = hostOf(now, deployment(1));
    const worker = one.startWorker(now.build);
    await worker.run('install');
    await worker.run('activate');
    one.browser.open = open;
    return { ...one, worker, now };
  }

  it('takes over at once, drops what the worker before Workbox kept, and nothing of others', async () => {
    const { browser, startWorker } = await start();
    browser.stored.set('offline-1', new Map()).set('another', new Map());
    const worker = startWorker(deployment(2).build);
    browser.host = hostOf(deployment(2));
    await worker.run('install');
    expect(worker.scope.skipWaiting).toHaveBeenCalledOnce();
    await worker.run('activate');
    expect(worker.scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
    expect(worker.scope.clients.claim).toHaveBeenCalledOnce();
    expect([...browser.stored.keys()].sort()).toEqual(['another', cacheNames.documents, cacheNames.files].sort());
  });

  it('has the pages that were opened, in their new version', async () => {
    const { pathsIn } = await update(['/en-hk']);
    expect(pathsIn(cacheNames.files)).toContain(named('CoursePage', 2));
    expect(pathsIn(cacheNames.files)).not.toContain(named('SchedulePage', 2));
  });

  it('keeps old files while another tab may need them, then deletes them', async () => {
    const { worker, browser, pathsIn, now } = await update(['/en-hk', '/en-hk/course']);
    await worker.tell([]);
    expect(pathsIn(cacheNames.files)).toContain(named('CoursePage', 1));
    browser.open = ['/en-hk'];
    await worker.tell([]);
    expect(pathsIn(cacheNames.files).filter((path) => !now.build.assets.includes(path))).toEqual([]);
  });
});

/** A number from 0 to 1, the same in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('twenty deployments in a row', () => {
  it.each([1, 2, 3, 4, 5])('never show a blank page, and the new version with one navigation (%i)', async (seed) => {
    const random = randomFrom(seed);
    const { browser, startWorker, pathsIn } = fakeBrowser();
    let [before, now] = [deployment(0), deployment(1)];
    browser.host = hostOf(now, before);
    browser.open = ['/en-hk'];
    let worker = startWorker(now.build);
    let isNew = true;
    /** Deployment of the page on screen. */
    let shown = now.number;
    const update = async () => {
      if (!isNew) return;
      const next = startWorker(now.build);
      await next.run('install');
      await next.run('activate');
      [worker, isNew] = [next, false];
    };
    /** Opens a page as a browser does, and returns the deployment that it is of. */
    async function open(path: string): Promise<number> {
      const html = (await (await worker.send(path))?.text()) ?? '';
      if (html.startsWith('offline ')) return -1;
      const build = deployment(Number(/build (\d+)/.exec(html)?.[1]));
      for (const file of [...build.starts('en-hk'), http(build.number)])
        expect(await (await worker.send(file, { mode: 'cors' }))?.text(), `blank: ${file}`).toBe(`file ${file}`);
      return build.number;
    }
    await update();
    for (let count = 0; count < 20; count += 1) {
      const isOnline = random() < 0.7;
      [before, now] = [now, deployment(now.number + 1)];
      isNew = true;
      browser.host = isOnline ? hostOf(now, before) : lost;
      // The tab that is open when the site is deployed asks for a page of its own version.
      if (isOnline && shown === before.number) {
        const file = named('CoursePage', shown);
        expect((await worker.send(file, { mode: 'cors' }))?.status).toBe(200);
      }
      if (isOnline && random() < 0.5) await update();
      browser.open = random() < 0.5 ? ['/en-hk'] : ['/en-hk', '/en-hk/course'];
      const opened = await open('/en-hk/my-learning');
      if (isOnline) expect(opened).toBe(now.number);
      else expect(opened).toBeGreaterThan(0);
      shown = opened;
      if (isOnline && random() < 0.8) await update();
      await worker.tell([]);
    }
    browser.host = hostOf(now, before);
    await update();
    browser.open = ['/en-hk'];
    await worker.tell([]);
    expect(pathsIn(cacheNames.files).filter((path) => !now.build.assets.includes(path))).toEqual([]);
  });
});
