import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The app's server entry. */
export type Server = typeof import('../../src/entry-server.tsx');
export type Locale = Parameters<Server['renderPage']>[0];
export type SearchDocument = ReturnType<Server['searchDocuments']>[number];

/** Returns whether a path, below the locale, is that of a public page with an id. */
export const isContentPath = (
  { matchRoute, contentRoutes }: Pick<Server, 'matchRoute' | 'contentRoutes'>,
  path: string,
) => contentRoutes.some((route) => route === matchRoute(path)?.route);

/** Builds the app for the server, and the threads that render its pages, into `serverDist`. */
export async function buildServer(root: string, mode: string, serverDist: string): Promise<void> {
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: serverDist,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { 'entry-server': 'src/entry-server.tsx', worker: 'build/pages/worker.ts' },
        // Hashes in names would make every page of the cache look outdated.
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name].js' },
      },
    },
  });
}

/** Loads the app from a finished server build. */
export const importServer = (serverDist: string): Promise<Server> =>
  import(pathToFileURL(join(serverDist, 'entry-server.js')).href) as Promise<Server>;
