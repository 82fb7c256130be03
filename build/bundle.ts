import type { BuildOptions } from 'vite';

/** First load only: code that a lazy page brings along stays with that page. */
const firstLoad = { tags: ['$initial' as const] };

const lists =
  /src\/(shared\/(duck|entities|lib)|core\/(catalogue|classes|clock|courses|feed|instructors|lists|navigation|promotions))\/[a-z]\w*\.ts$|src\/shared\/ui\/(content\/(Badge|State)|layout\/Section)|FetchBlock|node_modules\/reselect/;

/** How scripts and styles are written for browsers: the app's and, to compare with, the benchmark's skeleton's. */
export const bundle = {
  target: 'es2022',
  // Browsers of the floor know light-dark() and nesting; written for older ones, both double what they touch.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  manifest: true,
  modulePreload: {
    polyfill: false,
    // What the first load has brought is there; its names in here would change with every change of it.
    resolveDependencies: (_file, needed) =>
      needed.filter((file) => !/\/(index|core|packages|rolldown-runtime)-[^/]*\.(?:js|css)$/.test(file)),
  },
  sourcemap: false,
  // The media engine, a chunk of its own that only a playing lesson asks for, is this large by itself.
  chunkSizeWarningLimit: 700,
  rolldownOptions: {
    output: {
      // Named by how often they change, so that a change in a page leaves most of the download cached.
      codeSplitting: {
        groups: [
          { name: 'packages', test: /node_modules[\\/]/, priority: 2, ...firstLoad },
          { name: 'core', test: /[\\/]src[\\/](shared|core)[\\/]/, priority: 1, ...firstLoad },
          // What lists, cards and their calls stand on: one file for all pages that have them.
          { name: 'data', test: lists, minShareCount: 2, priority: 0 },
        ],
      },
    },
  },
} satisfies BuildOptions;
