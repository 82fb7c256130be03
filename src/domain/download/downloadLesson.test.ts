import { beforeEach, describe, expect, it, vi } from 'vitest';
import { respondDownloaded } from '@/shared/download/respondDownloaded';
import { forgetReads, lessonsCache } from '@/shared/http/readsDatabase';
import { downloadLesson, measureLesson } from './downloadLesson';
import type { DownloadableLesson, DownloadRecord } from './lesson';
import { readRecords, removeLessons } from './records';
import { fakeDevice, fileHost, site, streamHost } from './testing/fakeDevice';
import { file, stream } from './testing/lessons';

// Workbox reads it when it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

let device: ReturnType<typeof fakeDevice>;
beforeEach(() => {
  device = fakeDevice();
  device.host = streamHost;
  return () => vi.unstubAllGlobals();
});

const now = Date.parse('2026-11-20T10:00:00Z');
const download = (
  lesson: DownloadableLesson,
  { userId = 'u1', signal = new AbortController().signal, steps = [] as DownloadRecord[] } = {},
) => downloadLesson(lesson, { userId, now: () => now, signal, onProgress: (record) => steps.push(record) });
const read = (path: string, range?: string) =>
  respondDownloaded(caches, new Request(site + path, range ? { headers: { range } } : {}));
const folder = '/kept/u1/hk.101.10101/';
const fileFolder = '/kept/u1/hk.101.10102/';
const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error.reason,
  );

describe('a stream', () => {
  it('is downloaded with captions and worksheet, in at most 480p, and its size is known before', async () => {
    expect(await measureLesson(stream, new AbortController().signal)).toBe((400_000 / 8) * 30);
    const steps: DownloadRecord[] = [];
    await download(stream, { steps });
    expect(steps.map(({ done, total }) => `${done}/${total}`)).toEqual([
      '0/7',
      '1/7',
      '2/7',
      '3/7',
      '4/7',
      '5/7',
      '6/7',
      '7/7',
    ]);
    expect(await (await read(`${folder}film`)).text()).toContain('#EXT-X-MAP:URI="0"\n#EXTINF:10,\n1\n');
    expect(await (await read(`${folder}1`)).text()).toBe('bytes of /film/0.m4s');
    expect(await (await read(`${folder}captions-en`)).text()).toBe('WEBVTT');
    const sheet = await read(`${folder}worksheet-7`);
    expect([sheet.headers.get('content-type'), sheet.headers.get('x-content-type-options')]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
    const [record] = await readRecords('u1');
    expect(record).toMatchObject({ keptAt: now, until: now + 30 * 86_400_000, done: 7, total: 7 });
    expect(record?.bytes).toBe(
      ['WEBVTT', '%PDF', ...[0, 1, 2].map((index) => `bytes of /film/${index}.m4s`), 'bytes of /film/init.mp4'].join('')
        .length,
    );
    expect(vi.mocked(navigator.storage.persist)).toHaveBeenCalled();
  });

  it('goes on after a lost network with what is missing', async () => {
    device.host = (path) => {
      if (path === '/film/1.m4s') throw new TypeError('Failed to fetch');
      return streamHost(path);
    };
    expect(await reason(download(stream))).toBe('network');
    expect((await readRecords('u1'))[0]).toMatchObject({ done: 4, total: 7 });
    device.host = streamHost;
    device.asked = [];
    await download({ ...stream, source: '/film/master.m3u8?signed=again' });
    expect(device.asked.map(({ url }) => url)).toEqual([
      '/film/master.m3u8',
      '/film/low.m3u8',
      '/film/1.m4s',
      '/film/2.m4s',
    ]);
  });

  it('begins again when it is another film', async () => {
    await download(stream);
    device.asked = [];
    device.host = (path) =>
      path === '/film/low.m3u8' ? new Response('#EXTINF:10,\nnew.m4s\n#EXT-X-ENDLIST') : streamHost(path);
    await download(stream);
    expect(device.asked.map(({ url }) => url)).toContain('/film/new.m4s');
    expect((await read(`${folder}2`)).status).toBe(404);
  });

  it('is downloaded without a worksheet that its host does not have', async () => {
    device.host = (path) => (path === '/sheet.pdf' ? new Response(null, { status: 404 }) : streamHost(path));
    await download(stream);
    expect((await readRecords('u1'))[0]).toMatchObject({ done: 7, total: 7, lesson: { worksheets: [] } });
  });

  it('offers a file that could run something in the site’s name for download only', async () => {
    device.host = (path) =>
      path === '/sheet.pdf' ? new Response('<script>', { headers: { 'Content-Type': 'text/html' } }) : streamHost(path);
    await download(stream);
    const { headers } = await read(`${folder}worksheet-7`);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
  });

  it.each([
    [403, 'expired'],
    [404, 'missing'],
    [500, 'network'],
    [429, 'network'],
  ])('with the status %i fails: %s', async (status, expected) => {
    device.host = () => new Response(null, { status });
    expect(await reason(download(stream))).toBe(expected);
  });

  it('that is live or encrypted is not downloaded', async () => {
    device.host = (path) => (path === '/film/low.m3u8' ? new Response('#EXTINF:10,\n0.m4s') : streamHost(path));
    expect(await reason(download(stream))).toBe('unsuitable');
  });
});

describe('a file', () => {
  it('is downloaded in parts and played by ranges', async () => {
    device.host = fileHost();
    expect(await measureLesson(file, new AbortController().signal)).toBe(20_000_000);
    await download(file);
    expect(device.asked.filter(({ method }) => method === 'GET').map(({ range }) => range)).toEqual([
      'bytes=0-7999999',
      'bytes=8000000-15999999',
      'bytes=16000000-19999999',
    ]);
    const part = await read(`${fileFolder}film`, 'bytes=7999990-8000009');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 7999990-8000009/20000000']);
    expect((await part.arrayBuffer()).byteLength).toBe(20);
    expect((await (await read(`${fileFolder}film`)).arrayBuffer()).byteLength).toBe(20_000_000);
  });

  it('whose address is signed for one method only is downloaded as a whole, of a size that is not known', async () => {
    device.host = () => new Response(null, { status: 403 });
    expect(await measureLesson(file, new AbortController().signal)).toBeNull();
    expect(await reason(download(file))).toBe('expired');
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
      method === 'HEAD' ? new Response(null, { status: 405 }) : fileHost()('/film.mp4', null),
    );
    await download(file);
    expect((await readRecords('u1'))[0]).toMatchObject({ bytes: 20_000_000, done: 2, total: 2 });
    expect((await read(`${fileFolder}film`, 'bytes=0-9')).status).toBe(206);
  });

  it('of a host without ranges is downloaded as a whole', async () => {
    device.host = fileHost({ hasRanges: false });
    await download(file);
    expect(device.asked.filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect((await readRecords('u1'))[0]).toMatchObject({ bytes: 20_000_000, done: 4, total: 4 });
    expect((await read(`${fileFolder}film`, 'bytes=0-9')).status).toBe(206);
  });
});

describe('a device', () => {
  it('without room downloads nothing more, and loses nothing', async () => {
    device.host = fileHost();
    device.free = 30_000_000;
    expect(await reason(download(file))).toBe('full');
    expect(await readRecords('u1')).toEqual([]);
    // In the middle: what is stored stays, and is not downloaded again.
    device.free = 1_000_000_000;
    device.writes = 5;
    expect(await reason(download(file))).toBe('full');
    device.writes = Number.POSITIVE_INFINITY;
    expect((await readRecords('u1'))[0]).toMatchObject({ done: 1, total: 4 });
    device.asked = [];
    await download(file);
    expect(device.asked.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('that denies storage says so', async () => {
    device.isDenied = true;
    expect(await reason(download(stream))).toBe('denied');
    expect(await readRecords('u1')).toEqual([]);
  });

  it('shows a user nothing of another one, and nothing after the session', async () => {
    await download(stream);
    expect(await readRecords('u2')).toEqual([]);
    expect((await read('/kept/u2/hk.101.10101/film')).status).toBe(404);
    forgetReads();
    expect(device.stored.has(lessonsCache)).toBe(false);
    expect(await readRecords('u1')).toEqual([]);
    expect((await read(`${folder}film`)).status).toBe(404);
    await removeLessons('u1', [stream]);
    expect(device.stored.has(lessonsCache)).toBe(false);
  });

  it('stores nothing of a download whose session has ended', async () => {
    const abort = new AbortController();
    device.host = (path) => {
      if (path === '/film/1.m4s') {
        forgetReads();
        abort.abort();
      }
      return streamHost(path);
    };
    await expect(download(stream, { signal: abort.signal })).rejects.toThrow();
    expect(await readRecords('u1')).toEqual([]);
  });

  it('removes a lesson and nothing else', async () => {
    await download(stream);
    device.host = fileHost();
    await download(file);
    await removeLessons('u1', [stream]);
    expect((await readRecords('u1')).map(({ lesson }) => lesson.lessonId)).toEqual([10102]);
    expect([...(device.stored.get(lessonsCache)?.keys() ?? [])].filter((url) => url.includes('10101'))).toEqual([]);
  });
});
