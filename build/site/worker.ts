import { hash } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerBuild } from '../../src/app/worker/workerScope.ts';
import { readChunks } from '../bundle/chunks.ts';
import { buildScript } from '../bundle/script.ts';
import { defaultLocale } from '../documents/siteAddresses.ts';

/** Modules that every page loads although no document names them. */
const neededSources = ['src/shared/http/http.ts', 'src/shared/http/storedReads.ts'];

/** Returns what the worker must know of a finished build. */
async function describeWorkerBuild(dist: string, locales: readonly string[]): Promise<WorkerBuild> {
  const names = ['fallback', 'offline'].flatMap((folder) => locales.map((locale) => `${folder}/${locale}.html`));
  const documents = await Promise.all(names.map((name) => readFile(join(dist, name))));
  const assets = (await readdir(join(dist, 'assets'))).sort().map((name) => `/assets/${name}`);
  const { modules, styles } = (await readChunks(dist))(neededSources);
  return {
    version: hash('sha256', Buffer.concat(documents)).slice(0, 12),
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
  const workerBuild = JSON.stringify(await describeWorkerBuild(dist, locales));
  for (const name of ['worker', 'recall']) {
    const define = { workerBuild, 'process.env.NODE_ENV': '"production"' };
    const { code, licences } = await buildScript(root, `src/app/worker/${name}.ts`, define);
    await writeFile(join(dist, `${name}.js`), code);
    await addLicences(join(dist, 'licences.txt'), licences);
  }
}

/** Adds the licences of a worker's packages to those of the app's. */
async function addLicences(file: string, licences: string): Promise<void> {
  const known = await readFile(file, 'utf8');
  const parts = licences.split(/^(?=## )/m).slice(1);
  await appendFile(file, parts.filter((part) => !known.includes(part.split('\n', 1)[0] ?? '')).join(''));
}
