import { extname } from 'node:path';

/** What a host knows of a file by its name. */

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
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

/** Returns the media type of a file, with the charset of a text. */
export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

export const isCompressible = (type: string): boolean => /^text\/|json|javascript|svg|xml/.test(type);

/** Files for the host only: it reads rules and lists from them, and serves none. */
export const hiddenFiles = ['headers.json', 'nginx.conf', 'release.json', '_headers', '_redirects'] as const;

/** Pattern of paths that are not served: those files, and whatever begins with a dot; for nginx as well. */
export const hiddenPaths = `^/(${hiddenFiles.join('|').replaceAll('.', '\\.')})$|/\\.(?!well-known/)`;
const hidden = new RegExp(hiddenPaths);

export const isHidden = (pathname: string): boolean => hidden.test(pathname);
