import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSite, type Deployment } from '../../test/prerenderSite.ts';
import { isInShard } from './writePages.ts';

const monday = 1_700_000_000_000;
let site: ReturnType<typeof createSite>;

/** Hong Kong lists courses 1 to 20; 1, 2 and 3 link to 30, which no list names, and it to 31. */
beforeEach(() => {
  site = createSite();
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  site.responses.set('hk /courses', ids);
  site.responses.set('tw /courses', [1, 2]);
  for (const id of ids)
    site.responses.set(`hk /courses/${id}`, { title: `Course ${id}`, links: id < 4 ? [id + 1, 30] : [] });
  site.responses.set('hk /courses/30', { title: 'Course 30', links: [31, 1] });
  site.responses.set('hk /courses/31', { title: 'Course 31' });
  for (const id of [1, 2]) site.responses.set(`tw /courses/${id}`, { title: `Drama ${id}` });
  for (const region of ['hk', 'tw']) site.responses.set(`${region} /related`, 'R');
});

/** Every file of the site's folder, with its time where that tells hosts whether it has changed. */
function filesOf(): Record<string, string> {
  const names = readdirSync(site.dist, { recursive: true }).map(String).sort();
  const files = names.filter((name) => statSync(join(site.dist, name)).isFile());
  return Object.fromEntries(
    files.map((name) => {
      const time = /hk\/course|tw\/course/.test(name) ? site.changedAt(name) : '';
      return [name, `${time} ${readFileSync(join(site.dist, name), 'utf8')}`];
    }),
  );
}

const folderOf = (index: number) => join(site.root, `part-${index}`);

async function buildShard(index: number, count: number, deployment: Partial<Deployment> = {}) {
  const built = await site.build({
    at: monday,
    ...deployment,
    options: { shard: { index, count }, cache: join(site.root, `cache-${index}`) },
  });
  cpSync(site.dist, folderOf(index), { recursive: true, preserveTimestamps: true });
  return built;
}

const merge = (...indexes: number[]) =>
  site.build({ at: monday, options: { shards: indexes.map(folderOf), cache: null } });

describe('a build in parts', () => {
  it('has, once joined, the same bytes as one build, whatever the order of the parts', async () => {
    await site.build({ at: monday });
    const whole = filesOf();
    const rendered: number[] = [];
    for (const index of [1, 2, 3]) rendered.push((await buildShard(index, 3)).rendered.length);
    // Styles that a page writes.
    writeFileSync(join(folderOf(2), 'assets/later-1.css'), 'i{}');
    const { rendered: again, asked } = await merge(2, 3, 1);
    expect(filesOf()).toEqual({ ...whole, 'assets/later-1.css': ' i{}' });
    expect(again).toEqual([]);
    expect(asked.filter((url) => url.startsWith('/courses'))).toEqual([]);
    // Each part has some of the 46 pages; those that no list names may be in several.
    expect(Math.max(...rendered)).toBeLessThan(36);
    expect(rendered.reduce((sum, count) => sum + count)).toBeLessThan(46 + 3 * 4);
  });

  it('leaves to a part neither a sitemap nor a search nor a host, since it is no site', async () => {
    await buildShard(1, 2);
    expect(['sitemap.xml', 'nginx.conf', 'search-index', 'fallback'].filter(site.exists)).toEqual([]);
  });

  it('is joined from all parts, each once', async () => {
    for (const index of [1, 2]) await buildShard(index, 2);
    await expect(merge(1)).rejects.toThrow('Each part is needed once: there are 1/2');
    await expect(merge(1, 1)).rejects.toThrow('Each part is needed once: there are 1/2, 1/2');
    await buildShard(3, 3);
    await expect(merge(1, 3)).rejects.toThrow('there are 1/2, 3/3');
    await expect(merge(1, 4)).rejects.toThrow(`${folderOf(4)} is no build of a part of the pages`);
  });

  it('is joined from one version of the code', async () => {
    await buildShard(1, 2);
    await buildShard(2, 2, { core: '00000002' });
    await expect(merge(1, 2)).rejects.toThrow(`${folderOf(2)} was built from other code or settings than this build`);
  });
});

it('divides pages evenly, and the same everywhere', () => {
  const keys = Array.from({ length: 8000 }, (_, id) => `en-hk,zh-hk /course/${id}`);
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (index) => keys.filter((key) => isInShard(key, { index, count: 8 })).length,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBe(8000);
  expect(Math.min(...sizes)).toBeGreaterThan(900);
  expect(
    keys.slice(0, 12).map((key) => [1, 2].find((index) => isInShard(key, { index, count: 2 }))),
  ).toMatchInlineSnapshot(`
    [
      1,
      1,
      2,
      2,
      2,
      2,
      1,
      2,
      2,
      2,
      1,
      1,
    ]
  `);
});
