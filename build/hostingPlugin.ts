import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildEnv } from './env.ts';
import { nothingInline, policyFor } from './headers.ts';
import { writeHosting } from './hosting.ts';

/**
 * What a static host needs beside the files: `headers.json` for it to send, the policy once more as a `<meta>` element
 * for hosts that cannot send headers, and no mock worker in a build without mocks.
 */
export function hostingPlugin(env: BuildEnv): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Behind the charset, which must come first, and before anything the policy has to cover.
      handler: (html) =>
        html.replace(
          /<meta charset="[^"]*"\s*\/?>/,
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(env, nothingInline, true)}" />`,
        ),
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      await writeHosting(dir, env, nothingInline);
      if (env.VITE_ENABLE_MOCKS !== 'true') await rm(join(dir, 'mockServiceWorker.js'), { force: true });
    },
  };
}
