import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { defaultLocale, manifestPath } from '../documents/siteAddresses.ts';
import type { BuildEnv } from '../settings/env.ts';
import { describeWebManifest } from './siteFiles.ts';

/**
 * Links the web manifest in the page. Builds with mocks and the development server are not prerendered, so they get a
 * single manifest, and are closed to search engines; other builds get one manifest per language.
 */
export function sitePlugin(env: BuildEnv): Plugin {
  const manifest = manifestPath(defaultLocale);
  const files: Readonly<Record<string, string>> = {
    [manifest]: describeWebManifest({ name: env.VITE_PRODUCT_NAME, lang: 'en-HK', start: '/' }),
    '/robots.txt': 'User-agent: *\nDisallow: /\n',
  };
  return {
    name: 'site',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: manifest }, injectTo: 'head' }],
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files[request.url ?? ''];
        if (text === undefined) return next();
        response.setHeader('Content-Type', request.url === manifest ? 'application/manifest+json' : 'text/plain');
        response.end(text);
      });
    },
    async writeBundle({ dir }) {
      if (!dir || env.VITE_ENABLE_MOCKS !== 'true') return;
      for (const [name, text] of Object.entries(files)) await writeFileIn(join(dir, name), text);
    },
  };
}
