import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyEnv } from '../../test/buildEnv.ts';
import { inProcess } from '../../test/prerenderSite.ts';
import { hashSource } from '../documents/htmlDocument.ts';
import type { BuildEnv } from '../settings/env.ts';
import { type PrerenderOptions, prerenderPages } from './prerender.ts';

/** Returns a server entry with two languages and two pages; each test sets `page` and `content`. */
const serverEntry = (page: string, content: string) => `
const home = { path: '/', id: 'home' };
const login = { path: '/login', id: 'login' };
export const readyLocales = ['en-hk', 'zh-tw'];
export const staticPages = [home, login].map((route) => ({ route, path: route.path }));
export const privatePaths = ['/mine', '/mine/:id', '/buy/one/:id'];
export const languageTag = (locale) => (locale === 'en-hk' ? 'en-HK' : 'zh-Hant-TW');
export const localePath = (locale, path) => (path === '/' ? '/' + locale : '/' + locale + path);
export const besideFirstScreen = [];
export const regionOf = (locale) => locale.slice(3);
export const pictureHosts = ['img.example'];
export const earlyRoutes = (document, apiUrl, locale) =>
  document === null
    ? [{ route: login, pattern: '/' + locale + '/login', access: 'public', reads: [apiUrl + '/a?lang=' + locale], lesson: { title: 'data.name', pictures: ['data.url'] }, opening: 'checkout' }]
    : document === home
      ? [{ route: home, pattern: '/' + locale, access: 'login', reads: ['/b'], lesson: null, opening: null }]
      : [];
export const sourcesOf = (route, locale) => [
  ...(route === login ? ['src/LoginPage.tsx'] : []),
  'locales/' + locale + '/common.json',
];
export const footerSource = 'src/Footer.tsx';
export const partSourcesOf = async (route, list) =>
  list === 'memberParts' ? ['src/Member.tsx'] : route === (list === 'beside' ? login : home) ? ['src/Below.tsx'] : [];
const page = (name, locale, options) => (${page});
export const renderPage = async (locale, path, options) => page(path, locale, options);
export const renderFallback = async (locale, options) => ({ ...page('fallback', locale, options), noScript: '', notices: '' });
export const describeInstall = async (locale) => ({ description: 'About ' + locale, shortcuts: [{ name: 'Mine', path: '/' + locale + '/mine' }] });
export const renderOffline = async (locale) => ({ html: '<h1>' + locale + '</h1>', css: 'p{}', title: 'off' });
export const collectState = async (locale, path, limit) => ({ status: 'content', dropped: [], state: {}, ...(${content}) });
const course = { id: 'course', path: '/course/:id', access: 'public' };
export const contentRoutes = [course];
export const hasId = ({ path }) => path.includes(':id');
export const matchRoute = (path) => {
  const route = { '/': home, '/login': login }[path] ?? (path.startsWith('/course/') ? course : null);
  return route && { route };
};
export const listContent = async () => ({ pages: {}, missing: [] });
export const listLevels = async () => ({ levels: [], of: {} });
export const searchDocuments = () => [];
export const readClassCalendar = () => null;
export const indexPath = (locale) => '/search-index/' + locale + '.json';
export const buildIndex = () => [{}];
`;
const usualPage = `{
  html: '<main><h1>' + name + ' ' + locale + ' ' + JSON.stringify(options.state ?? null) + ' ' + options.at + '</h1></main>',
  noScript: '<noscript>' + locale + '</noscript>',
  notices: '',
  head: { description: 'about ' + name },
  title: name + ' | Example',
  links: [],
}`;

const chunk = (file: string, rest: object = {}) => ({ file: `assets/${file}`, ...rest });
const clientManifest = {
  'index.html': chunk('index-1.js', { isEntry: true, css: ['assets/index-1.css'] }),
  'src/LoginPage.tsx': chunk('LoginPage-1.js', { css: ['assets/LoginPage-1.css'] }),
  'src/Member.tsx': chunk('Member-1.js'),
  'src/Footer.tsx': chunk('Footer-1.js', { css: ['assets/Footer-1.css'] }),
  'src/Below.tsx': chunk('Below-1.js', { css: ['assets/Below-1.css'] }),
  'locales/en-hk/common.json': chunk('common-en.js'),
  'locales/zh-tw/common.json': chunk('common-tw.js'),
};
const template = `<html lang="en"><head>
<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="" /><title>x</title>
<link rel="manifest" href="/manifest/x.webmanifest">
</head><body><div id="root"></div></body></html>`;

const env: BuildEnv = {
  ...emptyEnv,
  VITE_PRODUCT_NAME: 'Example',
  VITE_API_URL: 'https://api.example.com/base',
  VITE_SITE_URL: 'https://www.example.com/',
  VITE_IMAGE_ORIGINS: 'https://images.example.com',
  VITE_ENABLE_MOCKS: 'false',
};

interface Setup {
  page?: string;
  content?: string;
  manifest?: object;
  options?: Partial<PrerenderOptions>;
}

function setUp({ page = usualPage, content = '{}', manifest = clientManifest, options }: Setup) {
  const root = mkdtempSync(join(tmpdir(), 'prerender-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const dist = join(root, 'dist');
  const serverDist = join(root, 'dist-server');
  const files = {
    'dist/index.html': template,
    'dist/.vite/manifest.json': JSON.stringify(manifest),
    'dist/assets/index-1.css': 'a{color:red}\n',
    'dist/assets/LoginPage-1.css': 'b{color:blue}\n',
    'dist/assets/Footer-1.css': 'u{color:grey}\n',
    'dist/assets/Below-1.css': 'i{color:green}\n',
    'dist-server/package.json': '{"type":"module"}',
    'dist-server/entry-server.js': serverEntry(page, content),
    'dist-server/.vite/manifest.json': JSON.stringify({
      'src/entry-server.tsx': { file: 'entry-server.js', isEntry: true },
      'src/LoginPage.tsx': { file: 'assets/LoginPage-s.js' },
      'src/Below.tsx': { file: 'assets/Below-s.js' },
      'src/Footer.tsx': { file: 'assets/Footer-s.js' },
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const warnings: string[] = [];
  const run = () =>
    prerenderPages({
      root,
      dist,
      serverDist,
      env,
      apiUrl: '',
      cache: null,
      rate: 1000,
      strict: false,
      locales: null,
      pages: null,
      shard: null,
      shards: null,
      now: 1_700_000_000_000,
      trust: 0,
      print: () => undefined,
      earlyScript: 'begin()',
      warn: (message) => void warnings.push(message),
      startWorkers: inProcess,
      at: 1_700_000_000_000,
      ...options,
    });
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const block = (name: string) =>
    JSON.parse(/id="prerendered">(.*?)<\/script>/.exec(read(name))?.[1] ?? 'null') as Record<string, unknown> | null;
  return { run, read, block, warnings, serverDist };
}

describe('the pages of a build', () => {
  it('are there for every public path in every language, and a fallback for the others', async () => {
    const { run, read, block, serverDist } = setUp({});
    await run();
    expect(read('zh-tw.html')).toContain('<h1>/ zh-tw {} 1700000000000</h1>');
    expect(read('en-hk/login.html')).toContain('<h1>/login en-hk');
    expect(read('en-hk/login.html')).toContain('<noscript>en-hk</noscript>');
    expect(block('en-hk/login.html')).toEqual({
      locale: 'en-hk',
      path: '/en-hk/login',
      at: 1_700_000_000_000,
      state: {},
    });
    expect(read('fallback/zh-tw.html')).toContain('<h1>fallback zh-tw');
    // It is served at many paths, so it must not be hydrated as the page of one.
    expect(block('fallback/zh-tw.html')).toBeNull();
    expect(read('index.html')).toBe(read('fallback/en-hk.html'));
    expect(existsSync(serverDist)).toBe(false);
  });

  it('name each other, and themselves, at the address of the site', async () => {
    const { run, read } = setUp({});
    await run();
    const login = read('zh-tw/login.html');
    expect(login).toContain('<html lang="zh-Hant-TW">');
    expect(login).toContain('<link rel="canonical" href="https://www.example.com/zh-tw/login">');
    expect([...login.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...found]) => found)).toEqual([
      ['en-HK', 'https://www.example.com/en-hk/login'],
      ['zh-Hant-TW', 'https://www.example.com/zh-tw/login'],
      ['x-default', 'https://www.example.com/en-hk/login'],
    ]);
    expect(login).toContain('<meta property="og:locale" content="zh_TW">');
    expect(login).toContain('<meta name="description" content="about /login">');
    expect(login).toContain('<link rel="preconnect" href="https://api.example.com"');
    expect(login).toContain('<link rel="preconnect" href="https://images.example.com"');
    for (const mark of ['canonical', 'hreflang']) expect(read('fallback/zh-tw.html')).not.toContain(mark);
  });

  it('preload what they need first, and hold the styles of no other page', async () => {
    const { run, read } = setUp({});
    await run();
    expect(read('zh-tw/login.html')).toContain('href="/assets/LoginPage-1.js"');
    expect(read('zh-tw/login.html')).toContain('href="/assets/common-tw.js"');
    expect(read('zh-tw.html')).not.toContain('LoginPage');
    expect(read('zh-tw.html')).not.toContain('common-en');
  });

  it('fetch what is below the first screen only after what they show first', async () => {
    const { run, read } = setUp({});
    await run();
    const [, later] = /<link rel="stylesheet" href="\/(assets\/later-[\w-]{8}\.css)">/.exec(read('zh-tw.html')) ?? [];
    expect(read(later ?? '')).toBe('u{color:grey}i{color:green}');
    expect(read('zh-tw.html')).not.toContain('Below-1.js');
    expect(read('zh-tw.html')).not.toContain('u{color:grey}');
    expect(read('zh-tw/login.html')).toContain('u{color:grey}');
    expect(read('zh-tw/login.html')).not.toContain('later-');
    expect(read('zh-tw/login.html')).not.toContain('Below');
  });

  it('begin their calls and files early where they have no HTML of their own, or none for members', async () => {
    const { run, read } = setUp({});
    await run();
    const table = (name: string) =>
      JSON.parse(/id="early-pages">(.*?)<\/script><?/.exec(read(name))?.[1] ?? 'null') as Record<
        string,
        unknown
      > | null;
    expect(table('fallback/zh-tw.html')).toEqual({
      region: 'tw',
      cookiePrefix: '',
      pictureHosts: ['img.example'],
      files: [
        '/assets/LoginPage-1.js',
        '/assets/Footer-1.js',
        '/assets/Below-1.js',
        '/assets/LoginPage-1.css',
        '/assets/Below-1.css',
      ],
      pages: [
        [
          '/zh-tw/login',
          'public',
          [0, 1, 2, 3, 4],
          ['https://api.example.com/base/a?lang=zh-tw'],
          { title: 'data.name', pictures: ['data.url'] },
          'checkout',
        ],
      ],
    });
    expect(table('en-hk.html')).toEqual({
      region: 'hk',
      cookiePrefix: '',
      pictureHosts: ['img.example'],
      files: ['/assets/Member-1.js'],
      pages: [['/en-hk', 'login', [0], ['/b'], null, null]],
    });
    expect(read('en-hk.html')).toContain('<script>begin()</script>');
    expect(read('en-hk/login.html')).not.toContain('id="early-pages"');
  });

  it('are covered by policies: the host’s names what is inline in any page, a page’s own what is inline in it', async () => {
    const { run, read } = setUp({});
    await run();
    const { headers } = JSON.parse(read('headers.json')) as { headers: Record<string, string> };
    const policy = headers['Content-Security-Policy'] ?? '';
    const hashesOf = (text: string) => [...text.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash).sort();
    const withoutHashes = (text: string) => text.replace(/ 'sha256-[^']+'/g, '');
    const found = new Set<string>();
    const pages = ['en-hk.html', 'zh-tw.html', 'en-hk/login.html', 'fallback/en-hk.html', 'index.html'];
    for (const name of [...pages, 'offline/zh-tw.html']) {
      const inline = [...read(name).matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)];
      const hashes = new Set(inline.map(([, text = '']) => hashSource(text)));
      expect(hashes.size).toBeGreaterThan(1);
      const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(name))?.[1] ?? '';
      expect(hashesOf(own), name).toEqual([...hashes].sort());
      expect(withoutHashes(own)).toBe(withoutHashes(policy).replace("frame-ancestors 'none'; ", ''));
      for (const hash of hashes) found.add(hash);
    }
    expect(hashesOf(policy)).toEqual([...found].sort());
    expect(read('nginx.conf')).toContain(policy);
    expect(read('_redirects')).toContain('/zh-tw/* /fallback/zh-tw.html 200');
  });

  it('are in the sitemap, and each language has its manifest', async () => {
    const { run, read } = setUp({});
    await run();
    const paths = [...read('sitemap.xml').matchAll(/<loc>https:\/\/www\.example\.com(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(paths).toEqual(['/en-hk', '/en-hk/login', '/zh-tw', '/zh-tw/login']);
    expect(read('sitemap.xml').match(/hreflang/g)).toHaveLength(4 * 3);
    expect(read('robots.txt')).toContain('Disallow: /*/mine\n');
    expect(read('zh-tw/login.html')).toContain('<link rel="manifest" href="/manifest/zh-tw.webmanifest">');
    expect(JSON.parse(read('manifest/zh-tw.webmanifest'))).toMatchObject({
      name: 'Example',
      description: 'About zh-tw',
      start_url: '/zh-tw',
      shortcuts: [{ name: 'Mine', url: '/zh-tw/mine' }],
    });
  });

  it('have one for where there is no network, which needs no other file', async () => {
    const { run, read } = setUp({});
    expect(await run()).toEqual(['en-hk', 'zh-tw']);
    const page = read('offline/zh-tw.html');
    expect(page).toContain('<h1>zh-tw</h1>');
    expect(page).toContain('<title>off</title><style>p{}</style>');
    expect(page.match(/ (src|href)=/g)).toBeNull();
  });

  it('carry the content of an API, and a warning tells what did not come', async () => {
    const content = `{ state: { list: [path, limit] }, dropped: locale === 'zh-tw' && path === '/' ? ['banners', 'posts'] : [] }`;
    const { run, read, block, warnings } = setUp({
      content,
      options: { apiUrl: 'https://api.example.com' },
    });
    await run();
    expect(block('en-hk/login.html')).toMatchObject({ state: { list: ['/login', 90_000] } });
    expect(read('en-hk/login.html')).toContain('<h1>/login en-hk {"list":["/login",90000]}');
    expect(warnings).toEqual(['/zh-tw: no content of banners, posts']);
  });

  it('ask no API when none is given', async () => {
    const { run, block } = setUp({ content: '(() => { throw new Error("asked"); })()' });
    await run();
    expect(block('en-hk.html')).toMatchObject({ state: {} });
  });
});

describe('a build fails', () => {
  it.each<[string, Setup, RegExp]>([
    [
      'when a chunk is unknown',
      { manifest: { ...clientManifest, 'src/LoginPage.tsx': undefined } },
      /No chunk for src\/LoginPage/,
    ],
    [
      'when markup is waiting for something',
      { page: `{ ...${usualPage}, html: '<!--$?--><template id="B:0"></template>' }` },
      /Rendered markup contains <template/,
    ],
    [
      'when markup has styles of its own',
      { page: `{ ...${usualPage}, html: '<p style="color:red">' }` },
      /Rendered markup contains {2}style=/,
    ],
    ['when a page cannot be rendered', { page: '(() => { throw new Error("no render"); })()' }, /no render/],
  ])('%s', async (_, setup, reason) => {
    const { run, serverDist } = setUp(setup);
    await expect(run()).rejects.toThrow(reason);
    expect(existsSync(serverDist)).toBe(false);
  });
});
