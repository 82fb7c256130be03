import { build } from 'vite';

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
        input: { 'entry-server': 'src/entry-server.tsx', prerenderWorker: 'build/prerenderWorker.ts' },
        // A name with a hash would change every file that imports it, and so what every page is made from.
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name].js' },
      },
    },
  });
}
