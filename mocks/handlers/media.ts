import { drawMedia } from '../catalogue/art/drawMedia';
import { readFilm } from '../media/longFilm';
import { createHandler } from './api';
import { Failure } from './failures';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * Returns the first and last byte of a Range header; null = the whole file, 'none' = outside of it. Several ranges are
 * treated as none.
 */
export function readByteRange(header: string | null, size: number): { first: number; last: number } | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'none' : { first, last };
}

function toFileResponse(bytes: Uint8Array<ArrayBuffer>, type: string, range: string | null): Response {
  const headers = {
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=3600',
  };
  const size = bytes.byteLength;
  const part = readByteRange(range, size);
  if (part === 'none') return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  if (part === null) return new Response(bytes, { headers: { ...headers, 'Content-Length': String(size) } });
  const { first, last } = part;
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(last + 1 - first),
      'Content-Range': `bytes ${first}-${last}/${size}`,
    },
  });
}

/** Films and captions are files or repetitions of them, pictures and worksheets are drawn on demand. */
export const mediaHandlers = [
  createHandler('media', 'GET', /^https?:\/\/[^/]+\/media\//, async (backend, { request }) => {
    const { pathname } = new URL(request.url);
    const drawn = drawMedia(pathname);
    if (drawn) {
      const headers = { 'Content-Type': drawn.contentType, 'Cache-Control': 'public, max-age=3600' };
      return new Response(drawn.body, { headers });
    }
    const path = /^\/media\/video\/((?:[a-z]+\/){0,2}(?:x\d+\/)?[\w.-]+)$/.exec(pathname)?.[1]?.toLowerCase();
    const bytes = path ? await readFilm(backend.readMedia, path) : null;
    if (!path || !bytes) throw new Failure(404, null, null, 'There is no such media file.');
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return toFileResponse(bytes, type, request.headers.get('range'));
  }),
];
