import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createPageCache, type PageRecord } from './pageCache.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, cache: createPageCache(join(folder, 'pages'), at) };
}

const at = 1_700_000_000_000;
const record: PageRecord = {
  components: 'c',
  calls: { headers: [['region-name', 'hk']], responses: { 'https://api.example.com/a': 'h' } },
  locales: ['en-hk', 'zh-hk'],
  links: ['/course/2'],
  style: 'sha256-x=',
  documents: '{"title":"One"}\n',
  listed: 'l',
  asked: at,
};

it('keeps a page from one build to the next', async () => {
  const { folder, cache } = setUp();
  expect(await cache.read('/en-hk/course/1')).toBeNull();
  await cache.write('/en-hk/course/1', record, '<h1>1</h1>');
  expect(await createPageCache(join(folder, 'pages'), at).read('/en-hk/course/1')).toEqual(record);
  await cache.write('/en-hk/course/1', { ...record, components: 'd' }, null);
  expect(await cache.read('/en-hk/course/1')).toMatchObject({ components: 'd' });
  expect(await cache.readFile('/en-hk/course/1')).toBe('<h1>1</h1>');
});

it('does not know a page of a version that stored its documents otherwise', async () => {
  const { cache } = setUp();
  await cache.write('/en-hk/course/1', { ...record, documents: [] as never }, '<h1>1</h1>');
  expect(await cache.read('/en-hk/course/1')).toBeNull();
});

it('places a file with the time of its last change', async () => {
  const { folder, cache } = setUp();
  await cache.write('/en-hk/course/1', record, '<h1>1</h1>');
  const file = join(folder, 'dist/en-hk/course/1.html');
  // A later build, in which it stays the same.
  const later = createPageCache(join(folder, 'pages'), at + 1000);
  await later.write('/en-hk/course/1', record, null);
  await later.place('/en-hk/course/1', file);
  expect(readFileSync(file, 'utf8')).toBe('<h1>1</h1>');
  expect(statSync(file).mtimeMs).toBe(at);
});

it('knows its pages, and removes those that left the site', async () => {
  const { cache } = setUp();
  const urls = ['/en-hk', '/en-hk/course/1', '/en-hk/course/1/lesson/2', '/zh-hk/course/1'];
  for (const url of urls) await cache.write(url, record, url);
  expect((await cache.pathsOf('en-hk')).sort()).toEqual(['/course/1', '/course/1/lesson/2']);
  expect(await cache.pathsOf('ja-jp')).toEqual([]);
  await cache.keepOnly(new Set(['/en-hk', '/en-hk/course/1/lesson/2']));
  expect(await Promise.all(urls.map(async (url) => (await cache.read(url)) !== null))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  await expect(cache.readFile('/zh-hk/course/1')).rejects.toThrow();
});
