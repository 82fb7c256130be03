import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuildEnv } from '../settings/env.ts';
import { readVersion } from '../settings/version.ts';
import { isHidden, typeOf } from './fileRules.ts';
import { type CacheClass, cacheClassOf } from './headers.ts';

export const releaseFile = 'release.json';

export interface ReleaseFile {
  /** In the build's folder: `en-hk/login.html`. */
  path: string;
  /** Hash of the uncompressed bytes, in hexadecimal digits. */
  sha256: string;
  bytes: number;
  /** Media type, with the charset of a text. */
  type: string;
  /** `hidden`: only the host reads it. */
  cache: CacheClass | 'hidden';
}

/** What a build contains: for comparing it with the site or with another build. */
export interface Release {
  version: string;
  /** Address of the site; '' when the configuration has none. */
  site: string;
  /** Address of the API; '' for the site's own origin. */
  api: string;
  locales: readonly string[];
  /** In the order of their paths. */
  files: readonly ReleaseFile[];
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the path on the site at which a file is seen: a page has no `.html`. */
export const addressOf = (path: string): string =>
  path === 'index.html' ? '/' : encodeURI(`/${path.replace(/\.html$/, '')}`);

/** Writes `release.json` of a finished build. */
export async function writeRelease(dist: string, env: BuildEnv, locales: readonly string[]): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== releaseFile)
    .sort();
  const files: ReleaseFile[] = [];
  for (const path of paths) {
    const content = await readFile(join(dist, path));
    const cache = isHidden(`/${path}`) ? 'hidden' : cacheClassOf(`/${path}`);
    files.push({ path, sha256: sha256Of(content), bytes: content.length, type: typeOf(path), cache });
  }
  const { VITE_SITE_URL: site, VITE_API_URL: api } = env;
  const release: Release = { version: readVersion(process.env), site, api, locales, files };
  await writeFile(join(dist, releaseFile), `${JSON.stringify(release, null, 1)}\n`);
}

/** @throws Error when the file is missing or is no list of a build. */
export async function readRelease(file: string): Promise<Release> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} is missing: \`npm run build\` writes it`);
  try {
    const release = JSON.parse(text) as Release;
    if (Array.isArray(release.files) && Array.isArray(release.locales)) return release;
  } catch {
    // Falls through to the same message.
  }
  throw new Error(`${file} is no list of a build`);
}
