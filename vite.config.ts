import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundle } from './build/bundle/bundle.ts';
import { createClassNames } from './build/bundle/classNames.ts';
import { defineDraftTexts, draftTexts, findDrafts } from './build/bundle/draftTexts.ts';
import { mockPlugin } from './build/bundle/mockPlugin.ts';
import { pageNamespaces } from './build/bundle/pageNamespaces.ts';
import { phoneMetadata } from './build/bundle/phoneMetadata.ts';
import { hostingPlugin } from './build/hosting/hostingPlugin.ts';
import { prerenderPlugin } from './build/pages/prerenderPlugin.ts';
import { loadBuildEnv } from './build/settings/env.ts';
import { defineSearchLocales } from './build/settings/searchLocales.ts';
import { defineVersion } from './build/settings/version.ts';
import { sitePlugin } from './build/site/sitePlugin.ts';

const root = import.meta.dirname;

const tests = ['src', 'mocks', 'build', 'test']
  .flatMap((dir) => readdirSync(`${root}/${dir}`, { recursive: true }).map((file) => `${dir}/${file}`))
  .filter((file) => /(?<!\.wide)\.test\.tsx?$/.test(file));
const testsWith = (pattern: RegExp) => tests.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8')));

/**
 * Tests that replace a module or the time zone run alone: another test in the same process may have loaded the real module,
 * or read the machine's zone.
 */
const replacingModules = testsWith(/vi\.(mock\(|stubEnv\('TZ')/);
/** Logic that needs a document. A process ends where the next test needs another environment, and the next one loads the app again. */
const withDocument = testsWith(/@vitest-environment happy-dom/);
/** Logic that is tested over every input, and tools that change seldom: left out of `npm test` (decision 25). */
const wideTests = '{src,mocks,build,test}/**/*.wide.test.{ts,tsx}';

export default defineConfig(({ command, mode }) => {
  const env = loadBuildEnv(mode, root);
  const drafts = findDrafts(root);
  return {
    plugins: [
      react(),
      draftTexts(command, env, drafts),
      pageNamespaces(),
      phoneMetadata(),
      hostingPlugin(env),
      sitePlugin(env),
      prerenderPlugin(env),
      mockPlugin(env.VITE_ENABLE_MOCKS === 'true'),
    ],
    define: {
      ...defineDraftTexts(command, drafts),
      ...defineSearchLocales(env, process.env, root),
      ...defineVersion(process.env),
    },
    resolve: { tsconfigPaths: true },
    // Vite ignores only the build directory of its own mode.
    server: { port: 5173, watch: { ignored: ['**/dist*/**', '**/reports/**', '**/test-results/**'] } },
    ...(command === 'build' ? { css: { modules: { generateScopedName: createClassNames(root) } } } : {}),
    build: {
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      ...bundle,
      // Only builds with pages write them; the scripts do not name them.
      sourcemap: process.env.SOURCE_MAPS === 'true' && env.VITE_ENABLE_MOCKS !== 'true' ? 'hidden' : false,
    },
    test: {
      globalSetup: ['test/api/provideDocument.ts'],
      restoreMocks: true,
      // React 19.3 throws when a part has loaded whose page was unmounted meanwhile, as at the end of a test; nobody sees it.
      onUnhandledError: ({ message, stack }) => !(message.includes('_retryCache') && stack?.includes('react-dom')),
      // Long, for a busy machine: no test waits for real time.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      // The default reserves one core for watching files.
      maxWorkers: availableParallelism(),
      projects: [
        {
          // Logic without a document.
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            isolate: false,
            include: ['{src,mocks,build,test}/**/*.test.ts'],
            exclude: [...replacingModules, ...withDocument, wideTests],
            setupFiles: ['test/api/setup.ts'],
          },
        },
        {
          // Components and pages.
          extends: true,
          test: {
            name: 'screen',
            environment: 'happy-dom',
            isolate: false,
            include: ['{src,test}/**/*.test.tsx'],
            exclude: [...replacingModules, wideTests],
            setupFiles: ['test/setup.ts', 'test/api/setup.ts'],
          },
        },
        {
          // Logic with a document.
          extends: true,
          test: {
            name: 'document',
            environment: 'happy-dom',
            isolate: false,
            include: withDocument,
            exclude: replacingModules,
            setupFiles: ['test/setup.ts', 'test/api/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'replacing',
            environment: 'happy-dom',
            include: replacingModules,
            setupFiles: ['test/setup.ts', 'test/api/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'wide',
            environment: 'node',
            include: [wideTests],
            setupFiles: ['test/setup.ts', 'test/api/setup.ts'],
          },
        },
      ],
    },
  };
});
