import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { demoStart } from '~mocks/demoDay';
import { createMockServer } from '~mocks/server';
import { startPreview } from './staticHost.ts';

/** Returns the configuration of a production build for visitors of `site`, with the API and the other hosts at `api`. */
export const previewEnv = (site: string, api: string) => ({
  VITE_API_URL: api,
  VITE_TRACKING_URL: api,
  VITE_SUPPORT_URL: api,
  VITE_SITE_URL: site,
  VITE_ACADEMY_URL: site,
  VITE_IMAGE_ORIGINS: '',
  VITE_MEDIA_ORIGINS: '',
  VITE_PAYMENT_ORIGINS: '',
  VITE_COOKIE_DOMAIN: '',
  VITE_COOKIE_PREFIX: '',
  VITE_ANALYTICS_URL: `${api}/events`,
  VITE_CSP_REPORT_URL: '',
  VITE_REPORT_URL: 'https://reports.example.com',
  // No page load reports, unless a test decides the random choice.
  VITE_REPORT_SAMPLE: '0',
  VITE_SECURITY_CONTACT: '',
  VITE_CHILD_SAFETY_URL: 'https://help.example.com/safety',
  VITE_REFUND: '7 3',
  VITE_OFFLINE_LESSONS: 'true',
  VITE_ENABLE_MOCKS: 'false',
  ALLOW_DRAFT_TEXTS: 'true',
});

/**
 * Builds into `dist` what visitors of `site` would get, with the API and the other hosts at `api`. With `react:
 * 'development'` only the browser's React differs: it reports errors that production omits. With `content`, the pages have
 * what a mock API answers at that time.
 */
export async function buildForPreview(
  dist: string,
  site: string,
  api: string,
  react: 'production' | 'development',
  content: ContentOptions | null,
): Promise<void> {
  Object.assign(process.env, { NODE_ENV: react, ...previewEnv(site, api), PRERENDER_API_URL: '' });
  // The build has a mock API of its own, since visitors and tests change the state of the others.
  const mock =
    content && (await createMockServer({ port: 0, publicUrl: api, ...(content.now !== null && { now: content.now }) }));
  if (mock)
    Object.assign(process.env, {
      PRERENDER_API_URL: mock.url,
      PRERENDER_LOCALES: content.locales,
      PRERENDER_PAGES: content.pages,
      PRERENDER_STRICT: 'true',
      PRERENDER_SEARCH: content.search ? 'pages' : '',
      SOURCE_DATE_EPOCH: String(Math.floor((content.now ?? demoStart) / 1000)),
    });
  try {
    await build({ mode: 'production', logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  } finally {
    await mock?.close();
  }
}

/** Which pages have content: locales, or paths on the site; both separated by commas. */
interface ContentOptions {
  locales: string;
  pages: string;
  /** The search finds these pages only. */
  search?: boolean;
  /** Epoch milliseconds; null: the demo's evening. */
  now: number | null;
}

/**
 * `npm run preview`: a production build that calls the mock API on another origin, its static host, and that API.
 * Options: `--port` (4173), `--api-port` (4174), `--apis` (1; further ones use the next ports), `--dir` (dist-preview),
 * `--content en-hk,zh-hk` for the mock API's content in the pages, and pages with ids in these locales (about a minute
 * each), or `--pages /en-hk/course/101` for content in these pages only (`--search`: and a search
 * of them), `--now` for the time of that content
 * (default: the demo's evening), `--skip-build` to serve an existing build, `--build-only` to serve nothing, `--development` for React's development
 * build in the browser.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4173' },
      'api-port': { type: 'string', default: '4174' },
      apis: { type: 'string', default: '1' },
      dir: { type: 'string', default: 'dist-preview' },
      content: { type: 'string', default: '' },
      pages: { type: 'string', default: '' },
      search: { type: 'boolean', default: false },
      now: { type: 'string' },
      'skip-build': { type: 'boolean', default: false },
      'build-only': { type: 'boolean', default: false },
      development: { type: 'boolean', default: false },
    },
  });
  const site = `http://127.0.0.1:${values.port}`;
  const api = `http://127.0.0.1:${values['api-port']}`;
  const dist = resolve(values.dir);
  const ports = Array.from({ length: Number(values.apis) }, (_, index) => Number(values['api-port']) + index);
  const react = values.development ? 'development' : 'production';
  const { content: locales, pages, search } = values;
  const content =
    locales || pages ? { locales, pages, search, now: values.now === undefined ? null : Date.parse(values.now) } : null;
  if (!values['skip-build']) await buildForPreview(dist, site, api, react, content);
  if (values['build-only']) return;
  const mocks = await Promise.all(ports.map((port) => createMockServer({ port, siteOrigin: site })));
  const preview = await startPreview({ dist, port: Number(values.port) });
  console.log(`App:      ${preview.url}\nMock API: ${api}\nStop with Ctrl+C.`);
  const stop = () =>
    void Promise.allSettled([preview, ...mocks].map((server) => server.close())).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
