import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { manifestPath } from '../documents/siteAddresses.ts';
import { describeRobots, describeSitemaps, describeWebManifest } from './siteFiles.ts';

const site = 'https://www.example.com';

describe('the sitemap', () => {
  it('names each page with the ones that say the same in another language', () => {
    const alternates = [
      { lang: 'en-HK', href: 'https://www.example.com/en-hk/a?b&c' },
      { lang: 'x-default', href: 'https://www.example.com/en-hk/a' },
    ];
    expect(describeSitemaps(site, [{ url: `${site}/en-hk/a?b&c`, alternates }])).toEqual({
      'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://www.example.com/en-hk/a?b&amp;c</loc>
<xhtml:link rel="alternate" hreflang="en-HK" href="https://www.example.com/en-hk/a?b&amp;c"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/en-hk/a"/>
</url>
</urlset>
`,
    });
  });

  it('is divided where it names too many pages, and then has an index of its parts', () => {
    const pages = Array.from({ length: 7 }, (_, index) => ({ url: `${site}/${index}`, alternates: [] }));
    const { 'sitemap.xml': index = '', ...parts } = describeSitemaps(site, pages, 3);
    const urlsOf = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(urlsOf(index)).toEqual(Object.keys(parts).map((name) => `${site}/${name}`));
    expect(index).toMatch(/<sitemap><loc>https:\/\/www\.example\.com\/sitemap-1\.xml<\/loc><\/sitemap>/);
    expect(Object.values(parts).map((text) => urlsOf(text).length)).toEqual([3, 3, 1]);
    expect(Object.values(parts).flatMap(urlsOf)).toEqual(pages.map(({ url }) => url));
    for (const text of Object.values(parts)) expect(text).toMatch(/^<\?xml[\s\S]*<\/urlset>\n$/);
  });
});

/**
 * Returns whether a path may be crawled, by the rules of search engines: `*` matches anything, the rest is a prefix.
 */
function mayRead(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const patternOf = (rule: string) =>
    new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`);
  return !rules.some((rule) => patternOf(rule).test(path));
}

describe('robots', () => {
  const privatePaths = routes
    .filter(({ access, indexed }) => access !== 'public' || indexed === false)
    .map(({ path }) => path);
  const text = describeRobots('https://www.example.com', privatePaths);

  it.each(routes.map((route) => [route.path, route] as const))('know whether %s is for everyone', (path, route) => {
    const address = `/zh-tw${path.replace(':type', 'all').replace(/:\w+/g, '12')}`;
    expect([mayRead(text, address), mayRead(text, `${address}?tab=about`)]).toEqual(
      route.access === 'public' && route.id !== 'search' ? [true, true] : [false, false],
    );
  });

  it('name the sitemap, and no rule twice', () => {
    expect(text).toMatch(/\n\nSitemap: https:\/\/www\.example\.com\/sitemap\.xml\n$/);
    expect(describeRobots('https://e.example', ['/mine', '/mine', '/buy/:id', '/buy/:id/pay/:plan'])).toBe(
      'User-agent: *\nDisallow: /*/buy/\nDisallow: /*/mine\n\nSitemap: https://e.example/sitemap.xml\n',
    );
    expect(describeRobots('', ['/mine'])).not.toContain('Sitemap');
  });
});

describe('the web manifest', () => {
  const parts = {
    name: 'Example',
    description: 'Lessons',
    lang: 'zh-Hant-HK',
    start: '/zh-hk',
    shortcuts: [{ name: '我的時間表', path: '/zh-hk/regular-class/schedule' }],
  };
  const manifest = JSON.parse(describeWebManifest(parts)) as Record<string, unknown>;

  it('is an app of the product’s name that opens in the language it was added in', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Example',
      short_name: 'Example',
      description: 'Lessons',
      lang: 'zh-Hant-HK',
      start_url: '/zh-hk',
      scope: '/',
      display: 'standalone',
      shortcuts: [{ name: '我的時間表', url: '/zh-hk/regular-class/schedule' }],
    });
    expect(JSON.parse(describeWebManifest({ ...parts, description: undefined }))).not.toHaveProperty('description');
    expect(manifestPath('zh-hk')).toBe('/manifest/zh-hk.webmanifest');
  });
});
