import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = /^text\/|json|javascript|svg|xml/;

/** Files for the host only: it reads the headers and the manifest, and serves neither. */
const internal = /^\/(headers\.json|nginx\.conf|_headers|_redirects)$|\/\.(?!well-known\/)/;

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
  if (climbs || internal.test(path)) return null;
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
    const type = types[extname(file)] ?? 'application/octet-stream';
    const encoding = compressible.test(type) ? wanted : 'identity';
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
