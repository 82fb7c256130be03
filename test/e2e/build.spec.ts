import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { hashSource } from '../../build/documents/htmlDocument';
import { readRelease, sha256Of } from '../../build/hosting/release';
import { fileFor } from '../../build/hosting/staticFiles';
import { type Bom, bundledPackages } from '../../build/tools/sbom';
import { matchRoute } from '../../src/app/routing/match';
import { locatePath } from '../../src/platform/locale/paths';
import { newerInScript, newerInStyles } from '../browserFloor';
import { configuredLinks, findContacts } from '../contacts';
import { contentLocales } from './harness/contentPages';
import { namesakes, newerFeatures } from './harness/newerFeatures';
import { distDir, siteUrl } from './harness/servers';

const files = () =>
  readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a build without mocks holds nothing of them', () => {
  const texts = files().filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  const backend = ['[MSW]', 'mockServiceWorker', '@lantern.example', 'lantern-demo'];
  const tools = ['QA panel', '--qa-bottom', '__mock', 'Design system', 'data-scheme'];
  const found = texts.filter((file) =>
    [...backend, ...tools].some((trace) => readFileSync(file, 'utf8').includes(trace)),
  );
  expect(found).toEqual([]);
  expect(files().filter((file) => /mock|\.(map|mp4|m3u8|vtt)$/i.test(file))).toEqual([]);
});

test('the only telephone numbers and accounts of contacts are those of the configuration', () => {
  const texts = files().filter((file) => /\.(js|html|json|webmanifest|txt|xml)$/.test(file));
  const contents = texts.map((file) => readFileSync(file, 'utf8'));
  const configured = configuredLinks('.env.production');
  const missing = configured.filter((link) => !contents.some((content) => content.includes(link)));
  expect(missing, 'Links of the configuration that the build does not hold').toEqual([]);
  const allowed = new Set(configured.flatMap(findContacts));
  const found = texts.flatMap((file, index) =>
    findContacts(contents[index] ?? '')
      .filter((contact) => !allowed.has(contact))
      .map((contact) => `${file}: ${contact}`),
  );
  expect(found).toEqual([]);
});

test('the licence of every package of the bundle is in the build, and with it the bill of materials', () => {
  const licences = readFileSync(join(distDir, 'licences.txt'), 'utf8');
  const parts = licences.split(/^## /m).slice(1);
  const packages = bundledPackages(licences).map((name) => name.replace(/@[^@]+$/, ''));
  expect(packages).toHaveLength(parts.length);
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'axios', 'dompurify']));
  const unnamed = parts.filter((part) => !/^\S+ - \S+ \(.+\)\n/.test(part));
  expect(unnamed).toEqual([]);
  // The package of humps has no file with its licence, and names it only.
  const textless = parts.filter((part) => !/copyright|licen[sc]e/i.test(part.slice(part.indexOf('\n'))));
  expect(textless.map((part) => part.split(' ', 1)[0])).toEqual(['humps']);
  const printed = execFileSync(process.execPath, ['build/tools/run.mjs', 'build/tools/sbom.ts', distDir], {
    encoding: 'utf8',
  });
  const { components } = JSON.parse(printed) as Bom;
  expect(components.map((one) => one['bom-ref']).sort()).toEqual(bundledPackages(licences).sort());
});

test('what the first load brings is split by how often it changes', () => {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8');
  for (const chunk of ['packages', 'core']) expect(html).toMatch(new RegExp(`modulepreload[^>]*/assets/${chunk}-`));
});

test('no script or style has a name that lists of content blockers look for, since a page does not open without it', () => {
  const names = files()
    .map((file) => relative(distDir, file))
    .filter((name) => /\.(js|css)$/.test(name))
    // The hash of its content may have any letters.
    .map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
  const blocked =
    /(^|[^a-z])(ads?|advert\w*|analytics?|banners?|campaigns?|popups?|promo\w*|share\w*|social\w*|sponsor\w*|track\w*)([^a-z]|$)/i;
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => blocked.test(name.replace(/[a-z](?=[A-Z])/g, '$&-')))).toEqual([]);
});

test('every language has its pages, in its own words, and their inline texts are in the policy', () => {
  const { headers } = JSON.parse(readFileSync(join(distDir, 'headers.json'), 'utf8')) as {
    headers: Record<string, string>;
  };
  const policy = headers['Content-Security-Policy'] ?? '';
  const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const inline = (html: string) => [...html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)];
  const locales = readdirSync(join(distDir, 'fallback')).map((name) => name.replace('.html', ''));
  expect(locales).toHaveLength(16);

  const classes = ['/regular-class', '/regular-class/upcoming', '/regular-class/topics'];
  const pages = ['', '/login', '/signup', '/course', ...classes, '/instructors/all', '/tutors'];
  const descriptions = new Map<string, string>();
  for (const locale of locales)
    for (const page of pages) {
      const html = readFileSync(join(distDir, `${locale}${page}.html`), 'utf8');
      const description = found(html, /<meta name="description" content="([^"]+)"/);
      expect(description, `${locale}${page}`).not.toBe('');
      expect(found(html, /<meta property="og:description" content="([^"]+)"/)).toBe(description);
      expect(found(html, /<title>([^<]+)/)).toBe(found(html, /<meta property="og:title" content="([^"]+)"/));
      expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${siteUrl}/${locale}${page}`);
      expect(html.match(/hreflang="/g)).toHaveLength(17);
      expect(html).toContain(`"path":"/${locale}${page}"`);
      // English and Malay use one language for several regions.
      descriptions.set(`${found(html, /<html lang="([a-z]+(?:-Han[st]-\w+)?)/)}${page}`, description);
      for (const [, text = ''] of inline(html)) expect(policy).toContain(`'${hashSource(text)}'`);
    }
  // Ten languages, and no two pages have the same description.
  expect(new Set(descriptions.values()).size).toBe(10 * pages.length);
});

test('the list of the release has each file of the build, as it is', async () => {
  const { site, locales, files: listed } = await readRelease(join(distDir, 'release.json'));
  expect([site, locales.length]).toEqual([siteUrl, 16]);
  const built = files().filter((file) => !file.endsWith('/release.json'));
  const sums = built.map((file) => [relative(distDir, file), sha256Of(readFileSync(file))]);
  expect(listed.map(({ path, sha256 }) => [path, sha256])).toEqual(sums.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
});

/** Returns the HTML of pages by their path on the site, without the fallback pages. */
const pages = () =>
  new Map(
    files()
      .filter((file) => file.endsWith('.html') && !/(fallback|offline)\/|(index|404)\.html$/.test(file))
      .map((file) => [file.slice(distDir.length, -'.html'.length), readFileSync(file, 'utf8')]),
  );

test('the sitemap names exactly the pages that are there, and robots names it', () => {
  const sitemap = readFileSync(join(distDir, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(siteUrl, ''));
  expect(paths.toSorted()).toEqual([...pages().keys()].sort());
  for (const list of ['all', 'course', 'live-topic']) expect(paths).toContain(`/ko-kr/instructors/${list}`);
  // A page without an id has 16 languages and a default; one of an id the two of its region.
  const urls = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)];
  for (const [, url = '', alternates = ''] of urls)
    expect(alternates.match(/hreflang="/g) ?? [], url).toHaveLength(/\/\d/.test(url.replace(siteUrl, '')) ? 0 : 17);
  const robots = readFileSync(join(distDir, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /*/purchase/single/');
});

test('a fallback, whose path is not known yet, has nothing current in its navigation', () => {
  const fallbacks = files().filter((file) => /\/fallback\/[a-z-]+\.html$/.test(file));
  expect(fallbacks).toHaveLength(16);
  for (const file of fallbacks) expect(readFileSync(file, 'utf8'), file).not.toContain('aria-current="');
});

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('every language has a manifest, whose pictures are there in their sizes', () => {
  for (const [path, html] of pages()) {
    const locale = path.split('/')[1];
    expect(html).toContain(`<link rel="manifest" href="/manifest/${locale}.webmanifest">`);
  }
  const names = readdirSync(join(distDir, 'manifest'));
  expect(names).toHaveLength(16);
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(join(distDir, 'manifest', name), 'utf8')) as {
      name: string;
      description: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
      screenshots: { src: string; sizes: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect([manifest.name, manifest.start_url]).toEqual(['Lantern', `/${name.replace('.webmanifest', '')}`]);
    expect(manifest.description).toMatch(/\S/);
    const pictures = [...manifest.icons, ...manifest.screenshots];
    for (const { src, sizes } of pictures.filter((picture) => picture.sizes !== 'any'))
      expect([src, sizeOf(readFileSync(join(distDir, src)))]).toEqual([src, sizes]);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts.map(({ url }) => url.replace(manifest.start_url, ''))).toEqual([
      '/regular-class/schedule',
      '/my-learning',
      '/search',
    ]);
    for (const shortcut of manifest.shortcuts) expect(shortcut.name).toMatch(/\S/);
  }
});

test('every link of every page leads to a page or a file that is there', async () => {
  const broken: string[] = [];
  const checked = new Map<string, boolean>();
  const leads = async (path: string) => {
    const known = checked.get(path);
    if (known !== undefined) return known;
    const file = /\.\w+$/.test(path) && (await fileFor(distDir, path)) !== null;
    const located = locatePath(path, 'en-hk');
    // Its route exists in builds with an index, which this process does not read.
    const search = contentLocales.some((locale) => path === `/${locale}/search`);
    // Without a language it redirects to the visitor's own.
    const there = path === '/' || file || search || (located.redirect === null && matchRoute(located.path) !== null);
    checked.set(path, there);
    return there;
  };
  for (const [page, html] of pages()) {
    const found = [...html.matchAll(/ (?:href|src|content)="([/#]|https?:)([^"]*)"/g)]
      .map(([, start = '', rest = '']) => `${start}${rest}`.replaceAll('&amp;', '&'))
      // Colours of the head.
      .filter((url) => !/^#[0-9a-f]{6}$/.test(url));
    for (const url of found) {
      if (url.startsWith('#')) {
        if (!html.includes(` id="${url.slice(1)}"`)) broken.push(`${page}: ${url}`);
        continue;
      }
      if (!url.startsWith('/') && !url.startsWith(`${siteUrl}/`)) continue;
      const { pathname, hash } = new URL(url, siteUrl);
      if (!(await leads(pathname))) broken.push(`${page}: ${url}`);
      if (hash && pathname === page && !html.includes(` id="${hash.slice(1)}"`)) broken.push(`${page}: ${url}`);
    }
  }
  expect(broken).toEqual([]);
  // The languages alone give hundreds.
  expect(checked.size).toBeGreaterThan(200);
});

test('scripts and styles need nothing that the oldest supported browsers do not have', () => {
  const found = new Map<string, string>();
  for (const file of files()) {
    const text = () => readFileSync(file, 'utf8');
    const inline = /offline\/.*\.html$/.test(file) ? [...text().matchAll(/<style>(.*?)<\/style>/gs)] : [];
    const names = [
      ...(file.endsWith('.js') ? newerInScript(text()) : []),
      ...(file.endsWith('.css') ? newerInStyles(text()) : []),
      ...inline.flatMap(([, css = '']) => [...newerInStyles(css)]),
    ];
    for (const name of names) found.set(name, file);
  }
  const known = new Set([...Object.keys(newerFeatures), ...namesakes]);
  expect([...found].filter(([name]) => !known.has(name))).toEqual([]);
  // A reason for what is gone would hide its return.
  expect([...known].filter((name) => !found.has(name))).toEqual([]);
});
