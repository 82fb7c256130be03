import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadBuildEnv } from './build/env.ts';
import { hostingPlugin } from './build/hostingPlugin.ts';
import { mockPlugin } from './build/mockPlugin.ts';
import { prerenderPlugin } from './build/prerenderPlugin.ts';
import { slimPlugin } from './build/slimPlugin.ts';

const root = import.meta.dirname;

/** First load only: code that a lazy page brings along stays with that page. */
const firstLoad = { tags: ['$initial' as const] };

export default defineConfig(({ mode }) => {
  const env = loadBuildEnv(mode, root);
  return {
    plugins: [react(), slimPlugin(), hostingPlugin(env), prerenderPlugin(env), mockPlugin(env.VITE_ENABLE_MOCKS === 'true')],
    resolve: { tsconfigPaths: true, alias: { tldts: `${root}/build/tldtsStub.ts` } },
    // Vite leaves out only the build directory of its own mode.
    server: { port: 5173, watch: { ignored: ['**/dist*/**', '**/reports/**', '**/test-results/**'] } },
    // Its icons are drawn by the slim build's own code, which must be the same in the prerendered pages.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      sourcemap: false,
      // The media engine, a chunk of its own that only a playing lesson asks for, is this large by itself.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          // Named by how often they change, so that a change in a page leaves most of the download cached.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
                priority: 3,
                ...firstLoad,
              },
              { name: 'vendor', test: /node_modules[\\/]/, priority: 2, ...firstLoad },
              { name: 'core', test: /[\\/]src[\\/](shared|core)[\\/]/, priority: 1, ...firstLoad },
            ],
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      // Generous, for a busy machine: no test waits for real time.
      testTimeout: 20_000,
      projects: [
        {
          // Logic: no document, unless a file asks for one.
          extends: true,
          test: { name: 'logic', environment: 'node', include: ['{src,mocks,build,test}/**/*.test.ts'] },
        },
        {
          // Components and pages.
          extends: true,
          test: {
            name: 'screen',
            environment: 'happy-dom',
            include: ['{src,test}/**/*.test.tsx'],
            setupFiles: ['test/setup.ts'],
          },
        },
      ],
    },
  };
});
