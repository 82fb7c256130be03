import { createPartialResponse } from 'workbox-range-requests';
import { lessonsCache } from '@/shared/http/readsDatabase';
import { filePart } from './downloadedFiles';

type Find = (url: string) => Promise<Response | undefined>;

/** Returns a file that came in parts; null when there is none. */
async function joinParts(find: Find, url: string): Promise<Response | null> {
  const parts: Blob[] = [];
  let type = '';
  for (let part = await find(filePart(url, 0)); part; part = await find(filePart(url, parts.length))) {
    type = part.headers.get('content-type') ?? '';
    parts.push(await part.blob());
  }
  return parts.length > 0 ? new Response(new Blob(parts), { headers: { 'Content-Type': type } }) : null;
}

/** Responds to a request for a downloaded file, or for a range of its bytes; with 404 when the browser has removed it. */
export async function respondDownloaded(caches: CacheStorage, request: Request): Promise<Response> {
  // To open the cache would create it anew after its session has ended.
  const find: Find = (url) => caches.match(url, { cacheName: lessonsCache });
  const { origin, pathname } = new URL(request.url);
  const file = (await find(origin + pathname)) ?? (await joinParts(find, origin + pathname));
  if (!file) return new Response(null, { status: 404 });
  return request.headers.has('range') ? createPartialResponse(request, file) : file;
}
