import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible, isHidden, typeOf } from './fileRules.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export interface StaticFile {
  body: Buffer;
  type: string;
  etag: string;
  encoding: Encoding;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/** Decodes a request path; a path with malformed escapes names no file, so it is returned as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the file for a path, by the rules of the static host: `$uri`, then `$uri.html`, then the fallback of the
 * path's language for a path without a file extension. Null means 404: a missing asset never gets the page.
 */
export async function fileFor(dist: string, pathname: string): Promise<string | null> {
  const path = decoded(pathname);
  const climbs = path.includes('\0') || path.split(/[\\/]/).includes('..');
  if (climbs || isHidden(path)) return null;
  if (!path.endsWith('/')) {
    const exact = join(dist, path);
    if (await isFile(exact)) return exact;
    if (await isFile(`${exact}.html`)) return `${exact}.html`;
  }
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (lastSegment.includes('.') || path.startsWith('/.well-known/')) return null;
  const fallback = join(dist, 'fallback', `${path.split('/')[1]}.html`);
  return (await isFile(fallback)) ? fallback : join(dist, 'index.html');
}

/** Returns the best encoding that the client accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (/\bbr\b/.test(acceptEncoding ?? '')) return 'br';
  return /\bgzip\b/.test(acceptEncoding ?? '') ? 'gzip' : 'identity';
}

/** Returns a function that reads and compresses files, each once; the directory must not change while it is served. */
export function createFileCache(): (file: string, encoding: Encoding) => Promise<StaticFile> {
  const kept = new Map<string, Promise<StaticFile>>();
  const read = async (file: string, wanted: Encoding): Promise<StaticFile> => {
    const raw = await readFile(file);
    const type = typeOf(file);
    const encoding = isCompressible(type) ? wanted : 'identity';
    const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}-${encoding}"`;
    if (encoding === 'br') {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      return { body: brotliCompressSync(raw, quality), type, etag, encoding };
    }
    return { body: encoding === 'gzip' ? gzipSync(raw) : raw, type, etag, encoding };
  };
  return (file, encoding) => {
    const key = `${encoding} ${file}`;
    const pending = kept.get(key) ?? read(file, encoding);
    kept.set(key, pending);
    return pending;
  };
}
