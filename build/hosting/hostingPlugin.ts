import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildEnv } from '../settings/env.ts';
import { readPrerenderEnv } from '../settings/prerenderEnv.ts';
import { nothingInline, policyFor } from './headers.ts';
import { writeHosting } from './hosting.ts';

/**
 * Writes what a static host needs besides the files: `headers.json`, the policy as a `<meta>` element for hosts that
 * cannot send headers; removes the mock worker from a build without mocks.
 */
export function hostingPlugin(env: BuildEnv): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // After the charset, which must be first, and before everything that the policy has to cover.
      handler: (html) =>
        html.replace(
          /<meta charset="[^"]*"\s*\/?>/,
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(env, nothingInline, true)}" />`,
        ),
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      await writeHosting(dir, env, nothingInline, [], readPrerenderEnv(process.env, dir, '').at);
      if (env.VITE_ENABLE_MOCKS !== 'true') await rm(join(dir, 'mockServiceWorker.js'), { force: true });
    },
  };
}
