import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeCalendar, followEvents } from '../../src/app/prerender/classCalendar.ts';
import { writeFeed } from './calendarFeed.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'feed-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const start = Date.parse('2026-11-18T10:00:00Z');
const minute = 60_000;
const event = (id: number) => ({
  uid: `s-${id}@x`,
  startAt: '2026-12-01T10:00:00Z',
  endAt: null,
  title: `Session ${id}`,
});
const path = '/calendar/en-hk/7.ics';

async function write(ids: readonly number[] | null, at: number, cache: string | null) {
  const dist = join(root, `dist-${at}`);
  const readClassCalendar = () => (ids ? { path, name: 'Maths', events: ids.map(event) } : null);
  await writeFeed(
    { dist, cache, origin: 'https://x', at },
    { readClassCalendar, followEvents, describeCalendar },
    { locale: 'en-hk', path: '/regular-class/topics/7', state: {} },
  );
  const file = join(dist, path);
  return { text: () => readFile(file, 'utf8'), time: async () => (await stat(file)).mtimeMs };
}

it('an unchanged calendar keeps its bytes and its time, a changed one gets those of the build', async () => {
  const cache = join(root, 'cache');
  const [first, second] = [await write([1, 2], start, cache), await write([1, 2], start + minute, cache)];
  expect(await second.text()).toBe(await first.text());
  expect([await first.time(), await second.time()]).toEqual([start, start]);
  const third = await write([1], start + 2 * minute, cache);
  expect(await third.text()).toContain('STATUS:CANCELLED');
  expect(await third.time()).toBe(start + 2 * minute);
});

it('without a cache each build writes it anew; a page that is about no class has none', async () => {
  const feed = await write([1], start, null);
  expect(await feed.text()).toContain('LAST-MODIFIED:20261118T100000Z');
  await expect((await write(null, start + minute, null)).text()).rejects.toThrow('ENOENT');
});
