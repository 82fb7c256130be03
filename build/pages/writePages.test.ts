import { beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../test/prerenderSite.ts';
import { hashSource } from '../documents/htmlDocument.ts';

let site: ReturnType<typeof createSite>;
const monday = 1_700_000_000_000;
const tuesday = monday + 86_400_000;

/** Hong Kong lists courses 1 and 2; 1 links to 3, which no list names. Taipei has another course 1. */
beforeEach(() => {
  site = createSite();
  site.responses.set('hk /courses', [1, 2]);
  site.responses.set('tw /courses', [1]);
  site.responses.set('hk /courses/1', { title: 'Algebra', links: [2, 3] });
  site.responses.set('hk /courses/2', { title: 'Biology' });
  site.responses.set('hk /courses/3', { title: 'Chemistry', links: [1] });
  site.responses.set('tw /courses/1', { title: 'Drama' });
  for (const region of ['hk', 'tw']) site.responses.set(`${region} /related`, 'R');
});

const english = ['en-hk/course/1.html', 'en-hk/course/2.html', 'en-hk/course/3.html'];
const chinese = english.map((name) => name.replace('en', 'zh'));
const all = [...english, ...chinese, 'zh-tw/course/1.html'];
const alternatesOf = (html: string) =>
  [...html.matchAll(/hreflang="([^"]+)" href="https:\/\/www\.example\.com\/([^"]+)"/g)].map(([, lang, path]) => [
    lang,
    `${path}.html`,
  ]);

describe('pages with content', () => {
  it('are those that lists name and pages link to, in the languages of their region', async () => {
    await site.build({ at: monday });
    expect([...site.pages().keys()]).toEqual(all);
    expect(site.read('en-hk/course/1.html')).toContain('<h1>AlgebraR</h1>');
    expect(site.read('zh-tw/course/1.html')).toContain('<h1>DramaR</h1>');
  });

  it('can be limited to some languages', async () => {
    await site.build({ at: monday, options: { locales: ['zh-hk', 'zh-tw'] } });
    expect([...site.pages().keys()]).toEqual([...chinese, 'zh-tw/course/1.html']);
    expect(site.exists('en-hk.html')).toBe(true);
    expect(alternatesOf(site.read('zh-hk/course/1.html'))).toEqual([]);
  });

  it('can be a few chosen ones, beside which no page has content, and the cache stays', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    const pages = ['/zh-hk/course/1', '/en-hk/course/3', '/zh-hk/course/3'];
    const { asked } = await site.build({ at: tuesday, options: { pages, cache: null } });
    expect([...site.pages().keys()]).toEqual(['en-hk/course/3.html', 'zh-hk/course/1.html', 'zh-hk/course/3.html']);
    expect(site.read('zh-hk/course/1.html')).toContain('<h1>AlgebraR</h1>');
    expect(alternatesOf(site.read('zh-hk/course/3.html')).map(([lang]) => lang)).toEqual(['en-hk', 'zh-hk']);
    expect(alternatesOf(site.read('zh-hk/course/1.html'))).toEqual([]);
    expect(site.exists('en-hk.html')).toBe(true);
    expect(asked.filter((path) => path.startsWith('/courses?'))).toEqual([]);
    expect((await site.build({ at: tuesday })).rendered).toEqual([]);
    expect(site.pages()).toEqual(before);
  });

  it('that are chosen exist: others are named', async () => {
    const build = (page: string, options: object = {}) =>
      site.build({ at: monday, options: { pages: [page], cache: null, ...options } });
    for (const page of ['/zh-hk/lesson/1', '/zh-hk/course', '/fr-fr/course/1', '/zh-hkx'])
      await expect(build(page)).rejects.toThrow(`${page} is no public page`);
    expect((await build('/zh-tw/course/2')).warnings).toEqual(['/zh-tw/course/2: the API has no content for it']);
    await expect(build('/zh-tw/course/2', { strict: true })).rejects.toThrow('/zh-tw/course/2');
    expect((await build('/zh-tw')).warnings).toEqual([]);
  });

  it('name each other in the languages of their region, both ways, as does the sitemap', async () => {
    await site.build({ at: monday });
    for (const [name, html] of site.pages()) {
      const alternates = alternatesOf(html);
      for (const [, other = ''] of alternates)
        expect(alternatesOf(site.read(other))).toContainEqual([name.slice(0, 5), name]);
      expect(alternates.map(([lang]) => lang)).toEqual(name.startsWith('zh-tw') ? [] : ['en-hk', 'zh-hk']);
    }
    const sitemap = site.read('sitemap.xml');
    const entries = [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
    const paths = entries.map((entry) => `${/<loc>https:\/\/www\.example\.com\/(.*?)<\/loc>/.exec(entry)?.[1]}.html`);
    expect(paths.filter((path) => path.includes('course')).sort()).toEqual(all);
    for (const [index, entry] of entries.entries())
      expect(alternatesOf(entry)).toEqual(alternatesOf(site.read(paths[index] ?? '')));
  });

  it('read what they share once', async () => {
    const { asked } = await site.build({ at: monday });
    expect(asked.filter((path) => path === '/related?lang=en-hk')).toHaveLength(1);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('have policies that name what is inline in them', async () => {
    await site.build({ at: monday });
    const html = site.read('en-hk/course/1.html');
    const inline = [...html.matchAll(/<(?:style|script|script type="importmap")>(.*?)<\/(?:style|script)>/gs)].map(
      ([, text = '']) => hashSource(text),
    );
    const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect([...own.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash).sort()).toEqual([...new Set(inline)].sort());
    for (const hash of inline) expect(site.read('nginx.conf')).toContain(hash);
  });
});

describe('a second build', () => {
  it('of the same content renders none of them, and leaves every byte and time as it was', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    const { rendered } = await site.build({ at: tuesday });
    expect(rendered).toEqual([]);
    expect(site.pages()).toEqual(before);
    for (const name of before.keys()) expect(site.changedAt(name)).toBe(monday);
  });

  it('writes what changed, with its time, and what is new', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    site.responses.set('hk /courses/2', { title: 'Botany', links: [4] });
    site.responses.set('hk /courses/4', { title: 'Economics' });
    const { rendered } = await site.build({ at: tuesday });
    expect(rendered).toEqual(['/en-hk/course/2', '/en-hk/course/4', '/zh-hk/course/2', '/zh-hk/course/4']);
    expect(site.block('en-hk/course/2.html')).toMatchObject({ at: tuesday, state: { course: { title: 'Botany' } } });
    for (const [name, html] of before) {
      const changed = name.endsWith('course/2.html');
      expect(site.read(name) !== html, name).toBe(changed);
      expect(site.changedAt(name)).toBe(changed ? tuesday : monday);
    }
  });

  it('with other code that every page uses writes none of them, since their names stay', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    const home = site.read('en-hk.html');
    const { rendered } = await site.build({ at: tuesday, core: '00000002', code: 'v2' });
    expect(rendered).toHaveLength(all.length);
    expect(site.pages()).toEqual(before);
    for (const name of before.keys()) expect(site.changedAt(name)).toBe(monday);
    expect(site.read('en-hk.html')).not.toBe(home);
    expect(site.read('first/core.js')).toContain('/assets/core-00000002.js');
    expect(site.read('first/course/en-hk.js')).toContain('import("/assets/index-00000002.js")');
  });

  it('with code that writes other HTML or with other styles writes all, for the time of their content', async () => {
    for (const change of [{ code: 'v2', write: '!' }, { css: 'b{}' }]) {
      await site.build({ at: monday });
      const before = site.pages();
      await site.build({ at: tuesday, ...change });
      for (const [name, html] of before) {
        expect(site.read(name)).not.toBe(html);
        expect(site.changedAt(name)).toBe(tuesday);
        expect(site.block(name).at).toBe(monday);
      }
    }
  });
});

describe('a build soon after another', () => {
  const day = 86_400_000;
  const build = (now: number) => site.build({ at: now, options: { now, trust: day } });
  const listed = (titles: Record<number, string>) =>
    site.responses.set(
      'hk /courses',
      Object.entries(titles).map(([id, title]) => ({ id: Number(id), title })),
    );
  const ofPages = (asked: readonly string[]) => asked.filter((url) => url.startsWith('/courses/')).sort();

  beforeEach(() => listed({ 1: 'Algebra', 2: 'Biology' }));

  it('asks for nothing of which the lists say the same, nor for what only such pages link to', async () => {
    await build(monday);
    const before = site.pages();
    const { asked, rendered } = await build(monday + day - 1);
    expect(ofPages(asked)).toEqual([]);
    expect(rendered).toEqual([]);
    expect(site.pages()).toEqual(before);
    expect(site.read('sitemap.xml')).toContain('/en-hk/course/3<');
  });

  it('asks for what the lists say otherwise, in any language, and for what it links to', async () => {
    await build(monday);
    listed({ 1: 'Algebra', 2: 'Botany' });
    site.responses.set('hk /courses/2', { title: 'Botany', links: [4] });
    site.responses.set('hk /courses/4', { title: 'Economics' });
    const { asked, rendered } = await build(monday + 1);
    expect(ofPages(asked)).toEqual(
      ['2', '2', '4', '4'].map((id, at) => `/courses/${id}?lang=${at % 2 ? 'zh' : 'en'}-hk`),
    );
    expect(rendered).toEqual(['/en-hk/course/2', '/en-hk/course/4', '/zh-hk/course/2', '/zh-hk/course/4']);
  });

  it('asks for all once a day, and trusts what it has seen then', async () => {
    await build(monday);
    expect(ofPages((await build(monday + day)).asked)).toHaveLength(all.length);
    expect(ofPages((await build(monday + 2 * day - 1)).asked)).toEqual([]);
  });

  it('asks again for what did not load, and for all when the clock was put back', async () => {
    await build(monday);
    listed({ 1: 'Algebra', 2: 'Botany' });
    site.responses.set('hk /courses/2', 500);
    await build(monday + 1);
    expect(ofPages((await build(monday + 2)).asked)).toContain('/courses/2?lang=en-hk');
    site.responses.set('hk /courses/2', { title: 'Botany' });
    expect(ofPages((await build(monday - 1)).asked)).toHaveLength(all.length);
  });
});

describe('content that does not load', () => {
  const fails = (path: string, status = 500) => site.responses.set(`hk ${path}`, status);

  it('and is not there any more leaves the build', async () => {
    await site.build({ at: monday });
    site.responses.delete('hk /courses/2');
    const { warnings } = await site.build({ at: tuesday });
    expect([...site.pages().keys()]).toEqual(all.filter((name) => !name.includes('hk/course/2')));
    expect(warnings).toEqual([]);
    fails('/courses/2');
    // Nothing of it was kept.
    await site.build({ at: tuesday });
    expect(site.exists('en-hk/course/2.html')).toBe(false);
  });

  it('keeps the page of the last build, with a warning', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    fails('/courses/2');
    const { warnings } = await site.build({ at: tuesday });
    expect(site.pages()).toEqual(before);
    expect(warnings).toEqual(
      ['en', 'zh'].map((lang) => `/${lang}-hk/course/2: no content of course; it keeps that of an earlier build`),
    );
    site.responses.set('hk /courses/2', { title: 'Biology' });
    expect((await site.build({ at: tuesday })).rendered).toEqual([]);
  });

  it('keeps that content in other code, too', async () => {
    await site.build({ at: monday });
    fails('/courses/2');
    await site.build({ at: tuesday, code: 'v2', write: '!' });
    expect(site.read('en-hk/course/2.html')).toContain('<h1>Biology!R</h1>');
    expect(site.block('en-hk/course/2.html').at).toBe(monday);
  });

  it('leaves no page where there was none, and no page names it', async () => {
    fails('/courses/2');
    const { warnings } = await site.build({ at: monday });
    expect(site.exists('en-hk/course/2.html')).toBe(false);
    expect(site.read('sitemap.xml')).not.toContain('/course/2');
    expect(warnings).toEqual(['/en-hk/course/2: no content of course', '/zh-hk/course/2: no content of course']);
  });

  it('fails a strict build, which names the pages', async () => {
    fails('/courses/2');
    await expect(site.build({ at: monday, options: { strict: true } })).rejects.toThrow(
      'Content did not load:\n/en-hk/course/2: no content of course\n/zh-hk/course/2: no content of course',
    );
  });

  it('leaves the pages of a list that failed', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    fails('/courses');
    const { warnings } = await site.build({ at: tuesday });
    expect(site.pages()).toEqual(before);
    expect(warnings).toEqual(['/en-hk: no list of courses', '/zh-hk: no list of courses']);
  });

  it('in a part leaves that of the last build, until the part loads', async () => {
    await site.build({ at: monday });
    const before = site.pages();
    fails('/related');
    const { warnings } = await site.build({ at: tuesday });
    expect(site.pages()).toEqual(before);
    expect(warnings).toContain('/en-hk/course/1: no content of related');
    expect((await site.build({ at: tuesday })).warnings).toContain('/en-hk/course/1: no content of related');
    site.responses.set('hk /related', 'S');
    await site.build({ at: tuesday });
    expect(site.read('en-hk/course/1.html')).toContain('<h1>AlgebraS</h1>');
  });

  it('or cannot be rendered leaves one page without a file', async () => {
    site.responses.set('hk /courses/2', { title: 'broken' });
    const { warnings } = await site.build({ at: monday });
    expect([...site.pages().keys()]).toEqual(all.filter((name) => !name.includes('hk/course/2')));
    expect(warnings[0]).toBe('/en-hk/course/2: cannot be rendered: Error: title of undefined');
  });
});
