import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { readBlock } from '../build/documents/htmlDocument.ts';
import type { GateOptions } from '../build/pages/apiGate.ts';
import { type PrerenderOptions, prerenderPages } from '../build/pages/prerender.ts';
import { createTasks } from '../build/pages/tasks.ts';
import type { startThreads, Workers } from '../build/pages/threads.ts';
import type { BuildEnv } from '../build/settings/env.ts';
import { emptyEnv } from './buildEnv.ts';

/** Works on the pages of a build in this process, instead of in threads. */
export async function inProcess(...[settings, ask]: Parameters<typeof startThreads>): Promise<Workers> {
  const { tasks, fetch } = await createTasks(settings, ask);
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { ...tasks, count: 2, atOnce: 4, stop: async () => undefined };
}

export const api = 'https://api.example.com';
const site = 'https://www.example.com';

/**
 * A server entry with a home page and courses. A course has a title and links, read from `courses/{id}`, the time of that
 * response, and a part read from `related`; `code` stands for the code of its page, and `write` for what that writes.
 */
const serverEntry = (code: string, write: string) => `// ${code}
const home = { path: '/', id: 'home', access: 'public' };
const course = { path: '/course/:id', id: 'course', access: 'public' };
export const readyLocales = ['en-hk', 'zh-hk', 'zh-tw'];
export const staticPages = [{ route: home, path: '/' }];
export const contentRoutes = [course];
export const privatePaths = [];
export const besideFirstScreen = [];
export const earlyRoutes = () => [];
export const hasId = ({ path }) => path.includes(':id');
export const regionOf = (locale) => locale.slice(3);
export const languageTag = (locale) => locale;
export const localePath = (locale, path) => (path === '/' ? '/' + locale : '/' + locale + path);
export const matchRoute = (path) => (path === '/' ? { route: home } : path.startsWith('/course/') ? { route: course } : null);
export const sourcesOf = () => [];
export const footerSource = 'src/Footer.tsx';
export const partSourcesOf = async () => [];
const ask = async (locale, { apiUrl }, path) =>
  fetch(apiUrl + path + '?lang=' + locale, { headers: { 'Region-Name': regionOf(locale) } });
export const listContent = async (locale, apiUrl) => {
  const response = await ask(locale, { apiUrl }, '/courses');
  return response.ok
    ? { pages: Object.fromEntries((await response.json()).map((one) => ['/course/' + (one.id ?? one), JSON.stringify(one)])), missing: [] }
    : { pages: {}, missing: ['courses'] };
};
export const collectState = async (locale, path, limit, make) => {
  if (path === '/') return { status: 'content', state: {}, dropped: [] };
  const [main, part] = await Promise.all([ask(locale, make, '/courses/' + path.split('/').at(-1)), ask(locale, make, '/related')]);
  const dropped = [...(main.ok ? [] : ['course']), ...(part.ok ? [] : ['related'])];
  return {
    status: main.ok ? 'content' : main.status === 404 ? 'missing' : 'refused',
    dropped,
    state: { ...(main.ok && { course: await main.json(), answeredAt: make.at }), ...(part.ok && { related: await part.json() }) },
  };
};
export const readClassCalendar = () => null;
export const searchDocuments = (path, { course }) => (course ? [{ path, title: course.title }] : []);
export const indexPath = (locale, file) => '/search-index/' + locale + (file ? '-' + file : '') + '.json';
export const buildIndex = (locale, documents, { of }) =>
  [{ locale, of, found: [...new Set(documents.map(({ path, title }) => path + ' ' + title))].sort() }];
export const listLevels = async (locale, apiUrl) => {
  const response = await ask(locale, { apiUrl }, '/levels');
  if (!response.ok) throw new Error('no levels');
  return { levels: [], of: await response.json() };
};
export const renderPage = async (locale, path, { state = {} }) => {
  globalThis.rendered?.push(localePath(locale, path));
  const { course, related } = state;
  if (course?.title === 'broken') throw new Error('title of undefined');
  const links = (course?.links ?? []).map((id) => '/course/' + id);
  return { html: '<h1>' + (course?.title ?? 'home') + ${JSON.stringify(write)} + (related ?? '') + '</h1>' + links.join(' '), noScript: '', notices: '', head: {}, title: path, links };
};
export const renderFallback = async () => ({ html: '<h1>fallback</h1>', noScript: '', notices: '', head: {}, title: '' });
export const describeInstall = async () => ({ description: '', shortcuts: [] });
export const renderOffline = async () => ({ html: '', css: '', title: '' });
`;

const template = (core: string) => `<html lang="en"><head>
<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="" />
<script type="importmap">{"imports":{"#index":"/assets/index-${core}.js","#core":"/assets/core-${core}.js"}}</script>
<title>x</title>
<script type="module" crossorigin src="/assets/index-${core}.js"></script>
<link rel="modulepreload" crossorigin href="/assets/core-${core}.js">
<link rel="manifest" href="/manifest/x.webmanifest">
</head><body><div id="root"></div></body></html>`;

export interface Deployment {
  /** Epoch milliseconds. */
  at: number;
  /** Hash in the names of the client's files. */
  core?: string;
  css?: string;
  /** Code of the server build, and text that it adds to each heading. */
  code?: string;
  write?: string;
  options?: Partial<PrerenderOptions>;
}

/** Returns a site that can be built several times, and its API: responses by region and path, 404 for all others. */
export function createSite() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const dist = join(root, 'dist');
  const responses = new Map<string, unknown>();
  const asked: string[] = [];
  const env: BuildEnv = {
    ...emptyEnv,
    VITE_PRODUCT_NAME: 'Example',
    VITE_API_URL: api,
    VITE_SITE_URL: site,
    VITE_ENABLE_MOCKS: 'false',
  };
  const gate: Partial<GateOptions> = {
    rate: 1e9,
    wait: async () => undefined,
    async send({ url, headers }) {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      const region = headers.find(([name]) => name === 'region-name')?.[1];
      const response = responses.get(`${region} ${pathname}`);
      if (typeof response === 'number') return new Response('', { status: response });
      return response === undefined ? new Response('', { status: 404 }) : Response.json(response);
    },
  };

  let builds = 0;
  async function build({ at, core = '00000001', css = 'a{}', code = 'v1', write = '', options }: Deployment) {
    builds += 1;
    const serverDist = join(root, `dist-server-${builds}`);
    rmSync(dist, { recursive: true, force: true });
    const files = {
      [`${dist}/index.html`]: template(core),
      [`${dist}/.vite/manifest.json`]: JSON.stringify({
        'index.html': { file: `assets/index-${core}.js`, isEntry: true, imports: ['_core.js'], css: ['assets/x.css'] },
        '_core.js': { file: `assets/core-${core}.js` },
        'src/Footer.tsx': { file: 'assets/Footer.js' },
      }),
      [`${dist}/assets/x.css`]: css,
      [`${dist}/assets/index-${core}.js`]: '',
      [`${dist}/assets/core-${core}.js`]: '',
      [`${serverDist}/package.json`]: '{"type":"module"}',
      [`${serverDist}/entry-server.js`]: serverEntry(code, write),
      [`${serverDist}/.vite/manifest.json`]: JSON.stringify({
        'src/entry-server.tsx': { file: 'entry-server.js', isEntry: true },
      }),
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(name, '..'), { recursive: true });
      writeFileSync(name, text);
    }
    const rendered: string[] = [];
    const warnings: string[] = [];
    asked.length = 0;
    vi.stubGlobal('rendered', rendered);
    await prerenderPages({
      root,
      dist,
      serverDist,
      env,
      earlyScript: 'begin()',
      apiUrl: api,
      cache: join(root, 'cache'),
      rate: 1,
      strict: false,
      locales: null,
      pages: null,
      shard: null,
      shards: null,
      now: at,
      trust: 0,
      print: () => undefined,
      warn: (message) => void warnings.push(message),
      startWorkers: inProcess,
      gate,
      at,
      ...options,
    });
    return { rendered: rendered.filter((url) => url.includes('/course/')).sort(), warnings, asked: [...asked] };
  }

  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  for (const region of ['hk', 'tw']) responses.set(`${region} /levels`, {});
  return {
    root,
    dist,
    responses,
    build,
    read,
    exists: (name: string) => existsSync(join(dist, name)),
    block: (name: string) => readBlock(read(name)) as { at: number; state: Record<string, unknown> },
    changedAt: (name: string) => statSync(join(dist, name)).mtimeMs,
    /** Files of pages with ids, by name. */
    pages: () =>
      new Map(
        readdirSync(dist, { recursive: true })
          .map(String)
          .filter((name) => name.includes('/course/') && name.endsWith('.html'))
          .sort()
          .map((name) => [name, read(name)]),
      ),
  };
}
