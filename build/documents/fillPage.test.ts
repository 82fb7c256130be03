import { describe, expect, it } from 'vitest';
import { readPrerendered } from '@/app/prerendered';
import { emptyEnv } from '../../test/buildEnv.ts';
import type { BuildEnv } from '../settings/env.ts';
import { type FilledPage, fillPage } from './fillPage.ts';
import type { PageParts } from './pageParts.ts';
import { siteAddresses } from './siteAddresses.ts';

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
    <title>Example</title>
    <link rel="manifest" href="/manifest/en-hk.webmanifest">
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/core-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const site = 'https://www.example.com';
const env: BuildEnv = {
  ...emptyEnv,
  VITE_PRODUCT_NAME: 'Example',
  VITE_SITE_URL: site,
  VITE_API_URL: 'https://api.example.com/base',
  VITE_IMAGE_ORIGINS: 'https://images.example.com',
};
const page: FilledPage['page'] = {
  html: '<main><h1>登入</h1></main>',
  noScript: '<noscript><p>!</p></noscript>',
  notices: '<aside hidden>old</aside>',
  head: { description: 'Lessons & more' },
  title: '登入 | Example',
  links: [],
};
const parts: PageParts = {
  load: { modules: [], styles: [] },
  styles: [{ href: '/assets/core-1.css', css: 'a{color:red}' }],
  laterStyles: { href: '/assets/later-1.css', sheets: ['/assets/below-1.css'] },
  template,
  modules: ['/assets/index-1.js', '/assets/core-1.js', '/assets/LoginPage-1.js'],
  early: null,
  scripts: [],
  components: '',
};
const filled: FilledPage = {
  locale: 'zh-hk',
  path: '/login',
  page,
  parts,
  alternates: [{ lang: 'en-HK', href: `${site}/en-hk/login` }],
  content: { at: 5, state: {} },
};
const server = {
  readyLocales: ['zh-hk'] as const,
  localePath: (locale: string, path: string) => `/${locale}${path}`,
  languageTag: () => 'zh-Hant-HK',
};

const parse = (text: string) => {
  const count = (mark: string) => text.split(mark).length - 1;
  return { count, at: (mark: string) => text.indexOf(mark) };
};
const fill = (change: Partial<FilledPage> = {}, settings = env) =>
  fillPage({ ...filled, ...change }, server, settings, siteAddresses(settings, server));
const withPage = (change: Partial<FilledPage['page']>) => fill({ page: { ...page, ...change } });
const withParts = (change: Partial<PageParts>) => fill({ parts: { ...parts, ...change } });
const block = (text: string) =>
  /<script type="application\/json" id="prerendered">(.*?)<\/script>/s.exec(text)?.[1] ?? '';

describe('a page as a document', () => {
  it('has the parts in their places', () => {
    const text = fill();
    expect(text).toContain('<html lang="zh-Hant-HK">');
    expect(text).toContain('<title>登入 | Example</title>');
    expect(text).toContain('<meta name="description" content="Lessons &amp; more">');
    expect(text).toContain('<meta property="og:title" content="登入 | Example">');
    expect(text).toContain('<meta property="og:locale" content="zh_HK">');
    expect(text).toContain('<meta property="og:url" content="https://www.example.com/zh-hk/login">');
    expect(text).toContain('<link rel="canonical" href="https://www.example.com/zh-hk/login">');
    expect(text).toContain('<link rel="alternate" hreflang="en-HK" href="https://www.example.com/en-hk/login">');
    expect(text).toContain('<link rel="preconnect" href="https://api.example.com" crossorigin="use-credentials">');
    expect(text).toContain('<link rel="preconnect" href="https://api.example.com" crossorigin="anonymous">');
    expect(text).toContain('<link rel="preconnect" href="https://images.example.com">');
    expect(text).toContain('<link rel="manifest" href="/manifest/zh-hk.webmanifest">');
    expect(text).toContain('<noscript><p>!</p></noscript><div id="root"><main><h1>登入</h1></main></div>');
    expect(text).toContain('</main></div><aside hidden>old</aside><script>');
  });

  it('says the policy before anything that it covers', () => {
    const { at } = parse(fill());
    expect(at("content=\"default-src 'none'; script-src 'self'")).toBeGreaterThan(0);
    for (const covered of ['<script', '<style', '<link']) expect(at(covered)).toBeGreaterThan(at("default-src 'none'"));
  });

  it('has its styles inline, and a link that keeps lazy chunks from fetching them again', () => {
    const own = { href: '/assets/page-1.css', css: 'b{color:blue}' };
    const text = withParts({ styles: [...parts.styles, own] });
    // A single element, since the policy names each by its hash.
    expect(text).toContain('<style>a{color:red}b{color:blue}</style>');
    for (const name of ['core', 'page'])
      expect(text).toContain(`<link rel="stylesheet" href="/assets/${name}-1.css" disabled>`);
    expect(parse(text).count('rel="stylesheet"')).toBe(4);
  });

  it('asks for the styles of what stands below the first screen behind the markup', () => {
    expect(fill()).toMatch(/<\/script><link rel="stylesheet" href="\/assets\/later-1\.css">\s*<\/body>/);
    expect(withParts({ laterStyles: null })).toMatch(/<\/script>\s*<\/body>/);
  });

  it('starts to load those styles from the head, and keeps lazy chunks from fetching the sheets that they repeat', () => {
    const { at } = parse(fill());
    expect(at('<link rel="preload" as="style" href="/assets/later-1.css">')).toBeLessThan(at('</head>'));
    expect(at('<link rel="stylesheet" href="/assets/below-1.css" disabled>')).toBeLessThan(at('</head>'));
  });

  it('says what it is to search engines in a block that no text can end, and not without anything to say', () => {
    expect(fill()).not.toContain('ld+json');
    const text = withPage({ head: { structuredData: [{ '@type': 'Course', name: '</script><b>' }] } });
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Course', name: '</script><b>' }],
    });
  });

  it('begins early from a table before the script that reads it, and before its styles', () => {
    const { at } = parse(
      withParts({
        early: { script: 'begin()', table: { region: '<', cookiePrefix: '', pictureHosts: [], files: [], pages: [] } },
      }),
    );
    const table = at(
      '<script type="application/json" id="early-pages">{"region":"\\u003c","cookiePrefix":"","pictureHosts":[],"files":[],"pages":[]}</script>',
    );
    expect(table).toBeGreaterThan(at("default-src 'none'"));
    expect(at('<script>begin()</script>')).toBeGreaterThan(table);
    expect(at('<script>begin()</script>')).toBeLessThan(at('<style>'));
    expect(fill()).not.toContain('id="early-pages"');
  });

  it('preloads each chunk once', () => {
    const { count } = parse(fill());
    expect(count('<link rel="modulepreload" crossorigin href="/assets/core-1.js">')).toBe(1);
    expect(count('<link rel="modulepreload" crossorigin href="/assets/LoginPage-1.js">')).toBe(1);
  });

  it("moves React's picture preloads out of the markup, for hydration does not expect them there", () => {
    const preloads = [
      '<link rel="preload" as="image" href="https://i.example.com/a.png"/>',
      '<link rel="preload" as="image" imageSrcSet="/m 640w, /l 1280w" imageSizes="100vw" fetchPriority="high"/>',
      '<link rel="preload" href="/b.png" as="image" fetchPriority="high" media="(max-width: 767px)"/>',
    ];
    const text = withPage({ html: `${preloads.join('')}<main></main>` });
    expect(text).toContain('<div id="root"><main></main></div>');
    for (const preload of preloads) expect(parse(text).at(preload)).toBeLessThan(parse(text).at('<script>'));
  });

  it('says nothing of what it does not know', () => {
    const text = fill({ page: { ...page, head: {} }, alternates: [], content: null }, emptyEnv);
    for (const mark of ['description', 'canonical', 'hreflang', 'preconnect', 'og:url', 'og:image', 'prerendered'])
      expect(text).not.toContain(mark);
    expect(text).toContain('<meta name="twitter:card" content="summary">');
  });

  it('shows the product’s picture where the page has none', () => {
    expect(fill()).toContain('<meta property="og:image" content="https://www.example.com/icons/social.png">');
    expect(fill()).toContain('<meta property="og:image:width" content="1200">');
    expect(fill()).toContain('<meta property="og:image:height" content="630">');
    expect(fill()).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('shows a picture of its own at its full size', () => {
    const text = withPage({ head: { imageUrl: 'https://i.example.com/a.png?w=1&h=2' } });
    expect(text).toContain('<meta property="og:image" content="https://i.example.com/a.png?w=1&amp;h=2">');
    expect(text).not.toContain('og:image:width');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('takes texts as texts, whatever they contain', () => {
    const texts = { ...page, title: '</title><script>$& $1', head: { description: '"><script>' } };
    const text = fill({ page: texts, path: '/?"<' });
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;$&amp; $1</title>');
    expect(text).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(text).toContain('href="https://www.example.com/zh-hk/?&quot;&lt;"');
  });

  it.each([
    ' style="color:red"',
    '<script>x</script>',
    '<template id="B:0">',
    '<!--$?-->',
    '<!--$!-->',
    '<meta name="x">',
  ])('refuses markup with %s', (found) => {
    expect(() => withPage({ html: `<main>a<b${found}</b></main>` })).toThrow('Rendered markup contains');
    expect(() => withPage({ noScript: found })).toThrow('Rendered markup contains');
  });

  it('refuses a style sheet that would end its element', () => {
    expect(() => withParts({ styles: [{ href: '/a.css', css: 'a{content:"</STYLE>"}' }] })).toThrow('/a.css');
  });

  it.each([
    '<html lang="en">',
    'http-equiv="Content-Security-Policy"',
    '<title>Example</title>',
    '<link rel="manifest" href="',
    '<div id="root"></div>',
  ])('refuses a template without %s', (place) =>
    expect(() => withParts({ template: template.replace(place, '') })).toThrow('The template has no'),
  );
});

describe('the data block', () => {
  const state = { course: { name: '</script><!--<script>\u2028', bio: '<b>x</b>' } };
  const written = fill({ content: { at: 12, state } });

  it('cannot be ended by what is in it, and comes back as it was', () => {
    expect(block(written)).not.toContain('<');
    const page = { getElementById: () => ({ textContent: block(written) }) as unknown as HTMLElement };
    expect(readPrerendered(page)).toEqual({ locale: 'zh-hk', path: '/zh-hk/login', at: 12, state });
  });

  it.each([
    null,
    'no JSON',
    '{"locale":"xx-xx","path":"/","at":1,"state":{}}',
    '{"locale":"en-hk","at":1,"state":{}}',
    '{"locale":"en-hk","path":"/en-hk","state":{}}',
    '{"locale":"en-hk","path":"/en-hk","at":1,"state":null}',
  ])('is nothing when it holds %s', (textContent) => {
    expect(readPrerendered({ getElementById: () => ({ textContent }) as HTMLElement })).toBeNull();
  });
});
