import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { WorkerBuild } from '../../src/app/worker/workerScope.ts';
import { readChunks } from '../bundle/chunks.ts';
import { defaultLocale } from '../documents/siteAddresses.ts';

/** Modules that every page loads although no document names them. */
const neededSources = ['src/shared/http/http.ts', 'src/shared/http/storedReads.ts'];

const ownLicences = 'worker-licences.txt';

/** Returns what the worker must know of a finished build. */
export async function describeWorkerBuild(dist: string, locales: readonly string[]): Promise<WorkerBuild> {
  const version = createHash('sha256');
  for (const folder of ['fallback', 'offline'])
    for (const locale of locales) version.update(await readFile(join(dist, folder, `${locale}.html`)));
  const assets = (await readdir(join(dist, 'assets'))).sort().map((name) => `/assets/${name}`);
  const { modules, styles } = (await readChunks(dist))(neededSources);
  return {
    version: version.digest('hex').slice(0, 12),
    locales,
    fallback: defaultLocale,
    files: [...modules, ...styles],
    assets,
  };
}

/**
 * Writes `worker.js`, the app's service worker, and `recall.js`, which is deployed under its name when it has a fault. The name never
 * changes, since browsers update a worker by its URL.
 */
export async function buildWorker(root: string, dist: string, locales: readonly string[]): Promise<void> {
  const workerBuild = await describeWorkerBuild(dist, locales);
  for (const name of ['worker', 'recall']) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      define: { workerBuild: JSON.stringify(workerBuild), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dist,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        license: { fileName: ownLicences },
        lib: {
          entry: join(root, `src/app/worker/${name}.ts`),
          formats: ['iife'],
          name,
          fileName: () => `${name}.js`,
        },
      },
    });
    await addLicences(dist);
  }
}

/** Moves the licences of a worker's packages to those of the app's. */
async function addLicences(dist: string): Promise<void> {
  const [own, all] = [join(dist, ownLicences), join(dist, 'licences.txt')];
  const known = await readFile(all, 'utf8');
  // A worker without packages has none.
  const parts = (await readFile(own, 'utf8').catch(() => '')).split(/^(?=## )/m).slice(1);
  await appendFile(all, parts.filter((part) => !known.includes(part.split('\n', 1)[0] ?? '')).join(''));
  await rm(own, { force: true });
}
