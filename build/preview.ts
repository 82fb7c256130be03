import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
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
  VITE_COOKIE_DOMAIN: '',
  VITE_ANALYTICS_URL: '',
  VITE_ENABLE_MOCKS: 'false',
  ALLOW_DRAFT_TEXTS: 'true',
});

/**
 * Builds into `dist` what visitors of `site` would get, with the API and the other hosts at `api`. With `react:
 * 'development'` only the browser's React differs: it reports errors that production omits.
 */
async function buildForPreview(
  dist: string,
  site: string,
  api: string,
  react: 'production' | 'development',
): Promise<void> {
  Object.assign(process.env, { NODE_ENV: react, ...previewEnv(site, api) });
  await build({ mode: 'production', logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
}

/**
 * `npm run preview`: a production build that calls the mock API on another origin, its static host, and that API.
 * Options: `--port` (4173), `--api-port` (4174), `--apis` (1; further ones use the next ports), `--dir` (dist-preview),
 * `--skip-build` to serve an existing build, `--build-only` to serve nothing, `--development` for React's development
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
      'skip-build': { type: 'boolean', default: false },
      'build-only': { type: 'boolean', default: false },
      development: { type: 'boolean', default: false },
    },
  });
  const site = `http://127.0.0.1:${values.port}`;
  const api = `http://127.0.0.1:${values['api-port']}`;
  const dist = resolve(values.dir);
  if (!values['skip-build']) await buildForPreview(dist, site, api, values.development ? 'development' : 'production');
  if (values['build-only']) return;
  const ports = Array.from({ length: Number(values.apis) }, (_, index) => Number(values['api-port']) + index);
  const mocks = await Promise.all(ports.map((port) => createMockServer({ port, siteOrigin: site })));
  const preview = await startPreview({ dist, port: Number(values.port) });
  console.log(`App:      ${preview.url}\nMock API: ${api}\nStop with Ctrl+C.`);
  const stop = () =>
    void Promise.allSettled([preview, ...mocks].map((server) => server.close())).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
