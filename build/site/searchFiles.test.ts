import { beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../test/prerenderSite.ts';

let site: ReturnType<typeof createSite>;
const monday = 1_700_000_000_000;
const tuesday = monday + 86_400_000;

/** Hong Kong lists course 1, which links to 2; Taipei lists nothing. */
beforeEach(() => {
  site = createSite();
  site.responses.set('hk /courses', [1]);
  site.responses.set('tw /courses', []);
  site.responses.set('hk /courses/1', { title: 'Algebra', links: [2] });
  site.responses.set('hk /courses/2', { title: 'Biology' });
  for (const region of ['hk', 'tw']) site.responses.set(`${region} /related`, 'R');
  site.responses.set('hk /levels', { '/course/1': [4] });
});

const english = 'search-index/en-hk.json';
const index = (name = english) => JSON.parse(site.read(name)) as { found: string[]; of: object };

describe('the index of a locale', () => {
  it('has what its pages are about, those that are only linked to as well, and their levels', async () => {
    await site.build({ at: monday });
    expect(index()).toEqual({
      locale: 'en-hk',
      of: { '/course/1': [4] },
      found: ['/course/1 Algebra', '/course/2 Biology'],
    });
    expect(index('search-index/zh-hk.json').found).toEqual(['/course/1 Algebra', '/course/2 Biology']);
    expect(index('search-index/zh-tw.json').found).toEqual([]);
  });

  it('is made for the locales whose content is read only', async () => {
    await site.build({ at: monday, options: { locales: ['zh-hk'] } });
    expect([english, 'search-index/zh-hk.json'].map(site.exists)).toEqual([false, true]);
  });

  it('is absent without an API', async () => {
    await site.build({ at: monday, options: { apiUrl: '', cache: null } });
    expect(site.exists(english)).toBe(false);
  });

  it('is the same file, with its time, as long as nothing changes; pages from the cache count', async () => {
    await site.build({ at: monday });
    const before = site.read(english);
    expect((await site.build({ at: tuesday })).rendered).toEqual([]);
    expect([site.read(english), site.changedAt(english)]).toEqual([before, monday]);
    site.responses.set('hk /courses/2', { title: 'Botany' });
    await site.build({ at: tuesday });
    expect(index().found).toEqual(['/course/1 Algebra', '/course/2 Botany']);
    expect(site.changedAt(english)).toBe(tuesday);
  });

  it('keeps what does not load for now, and loses what is gone', async () => {
    await site.build({ at: monday });
    site.responses.set('hk /courses/2', 500);
    await site.build({ at: tuesday });
    expect(index().found).toContain('/course/2 Biology');
    site.responses.delete('hk /courses/2');
    await site.build({ at: tuesday });
    expect(index().found).toEqual(['/course/1 Algebra']);
  });

  it('keeps the levels of the last build when they do not load, with a warning that fails a strict build', async () => {
    await site.build({ at: monday });
    site.responses.set('hk /levels', 500);
    const { warnings } = await site.build({ at: tuesday });
    expect(warnings).toEqual(['/en-hk: no list of levels for search', '/zh-hk: no list of levels for search']);
    expect(index().of).toEqual({ '/course/1': [4] });
    await expect(site.build({ at: tuesday, options: { strict: true } })).rejects.toThrow('no list of levels');
  });

  it('has no levels when they have never loaded', async () => {
    site.responses.set('hk /levels', 500);
    await site.build({ at: monday });
    expect(index()).toMatchObject({ of: {}, found: ['/course/1 Algebra', '/course/2 Biology'] });
  });
});
