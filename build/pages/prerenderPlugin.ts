import { basename, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildScript } from '../bundle/script.ts';
import { buildServer } from '../bundle/server.ts';
import { giveStableNames } from '../bundle/stableNames.ts';
import { writeRelease } from '../hosting/release.ts';
import type { BuildEnv } from '../settings/env.ts';
import { readPrerenderEnv } from '../settings/prerenderEnv.ts';
import { buildWorker } from '../site/worker.ts';
import { prerenderPages } from './prerender.ts';

/**
 * After the client build, builds the app for the server and prerenders its pages. With `PRERENDER_API_URL` set, the
 * pages include that API's public content, and everything that it lists has pages. `PRERENDER_SHARD` writes a part of the
 * pages, and `PRERENDER_MERGE` joins parts.
 */
export function prerenderPlugin(env: BuildEnv): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command }) => command === 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (error || config.build.ssr || env.VITE_ENABLE_MOCKS === 'true') return;
        // React reads this when it is first imported.
        process.env.NODE_ENV = 'production';
        const { root, mode } = config;
        const dist = resolve(root, config.build.outDir);
        const serverDist = `${dist}-server`;
        await giveStableNames(dist);
        await buildServer(root, mode, serverDist);
        const prerenderEnv = readPrerenderEnv(process.env, root, basename(dist));
        const locales = await prerenderPages({
          root,
          dist,
          serverDist,
          env,
          ...prerenderEnv,
          print: (line) => console.log(line),
          earlyScript: (await buildScript(root, 'src/app/early/early.ts')).code,
          warn: (message) => config.logger.warn(message),
        });
        // A part is no site.
        if (prerenderEnv.shard) return;
        await buildWorker(root, dist, locales);
        // Last, since it lists all files.
        await writeRelease(dist, env, locales);
      },
    },
  };
}
