import { showEarlyLesson } from '@/domain/feed/earlyLesson';
import type { LessonPlaces } from '@/domain/prerender/pageBuild';
import { outboxPrefix, storagePrefix, userKey } from '@/platform/services/storage';
import { cookiePrefixAt, deviceCookie, parseDeviceId, parseToken, tokenCookie } from '@/platform/session/token';
import { apiHeaders } from '@/shared/http/apiHeaders';
import type { Early } from '@/shared/http/earlyCalls';
import { createUuid } from '@/shared/lib/ids';
import { osName } from '@/shared/lib/osName';
import { pictureUrlOn } from '@/shared/lib/safeUrl';
import { longestName, removeUnseen } from '@/shared/lib/unseen';
import type { Access } from '../routes';

/**
 * A page: the pattern of its path (see `pathPattern`), access, files (indices of `files`), URLs of its reads, the place
 * of the next lesson in the response to the first read, and its opening in the fallback.
 */
export type EarlyPage = readonly [
  path: string,
  access: Access,
  files: readonly number[],
  reads: readonly string[],
  lesson: LessonPlaces | null,
  opening: string | null,
];

/** The table of a document's early pages, as JSON in the document. */
export interface EarlyTable {
  region: string;
  /** Prefix of the names of cookies on https. */
  cookiePrefix: string;
  /** Hosts of pictures (see `env.ts`). */
  pictureHosts: readonly string[] | null;
  /** Chunks and style sheets, as paths from the site's root. */
  files: readonly string[];
  pages: readonly EarlyPage[];
}

/** Stands for the first id of the path in the URLs of reads. */
export const idPlace = '__id__';

const storedRegion = (): string | undefined =>
  (JSON.parse(localStorage.getItem(storagePrefix + userKey) ?? '{}') as { region?: { name?: string } }).region?.name;

/** A response to an early read would lack a member's position that is sent after it. */
const hasUnsentPositions = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(storagePrefix + outboxPrefix));

type Json = { readonly [key: string]: Json } | string | null | undefined;

const appendLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/** Shows the lesson of a response, and preloads its picture; the client reads the response itself. */
async function showLesson(
  response: Promise<Response>,
  { title, pictures }: LessonPlaces,
  pictureHosts: EarlyTable['pictureHosts'],
): Promise<void> {
  const body = (await (await response).clone().json()) as Json;
  const textAt = (path: string): string => {
    const found = path
      .split('.')
      .reduce<Json>((value, key) => (value && typeof value === 'object' ? value[key] : null), body);
    const text = typeof found === 'string' ? removeUnseen(found).trim() : '';
    return text.length > longestName ? '' : text;
  };
  const picture = pictureUrlOn(pictureHosts, pictures.map(textAt).find(Boolean)) ?? '';
  if (picture) appendLink({ rel: 'preload', as: 'image', fetchPriority: 'high', href: picture });
  if (textAt(title)) showEarlyLesson({ title: textAt(title), picture });
}

/**
 * Starts the page of the current address: sends its reads, preloads its files and shows its opening. Returns the reads
 * for the API client; undefined without such a page, and when the visitor may not open it. As in the guard, a page of a
 * region starts only for a member of the region.
 */
export function startEarly({ region, cookiePrefix, pictureHosts, files, pages }: EarlyTable): Early | undefined {
  // The app ignores a cookie that is set twice.
  const prefix = cookiePrefixAt(location.protocol, cookiePrefix);
  const cookie = (plainName: string) => {
    const name = prefix + plainName;
    const found = document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`));
    return found.length === 1 ? decodeURIComponent(found[0]?.slice(name.length + 1) ?? '') : '';
  };
  const token = parseToken(cookie(tokenCookie));
  const { pathname, search } = location;
  for (const [path, access, needs, reads, lesson, opening] of pages) {
    const match = pathname.match(`^${path}$`);
    const isOpen =
      access === 'public' || (token ? access === 'login' || storedRegion() === region : access === 'region');
    if (!match || !isOpen) continue;
    // With a query the first words may be others: the checkout then shows the result of an order.
    if (opening && !search) document.documentElement.dataset.opening = opening;
    const deviceId = parseDeviceId(cookie(deviceCookie)) ?? createUuid();
    const headers = apiHeaders({ region, token, deviceId, os: osName(navigator.userAgent) });
    const calls = (token && hasUnsentPositions() ? [] : reads).map((read) => {
      const controller = new AbortController();
      const { signal } = controller;
      const request = new Request(read.replace(idPlace, match[1] ?? ''), { headers, credentials: 'include', signal });
      const response = fetch(request);
      // The client that takes the call handles its failure.
      response.catch(() => {});
      return [request.url, { request, response, controller }] as const;
    });
    // Without the lesson the skeleton stays empty.
    if (calls[0] && lesson) showLesson(calls[0][1].response, lesson, pictureHosts).catch(() => {});
    for (const need of needs) {
      const href = files[need] ?? '';
      const [rel, as] = /css$/.test(href) ? ['preload', 'style'] : ['modulepreload', ''];
      // As the loader of lazy chunks asks for them.
      appendLink({ rel, as, href, crossOrigin: '' });
    }
    return { pathname, deviceId, calls: new Map(calls) };
  }
  return undefined;
}
