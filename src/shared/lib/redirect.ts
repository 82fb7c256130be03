/** Validates URLs from outside: where a redirect may go, and which pictures may be shown (see also `safeUrl.ts`). */
import { env } from '@/shared/config/env';
import { isLocale, type Locale } from '@/shared/i18n/locales';
import { longestUrl, parseUrl, pictureUrlOn } from './safeUrl';

/** Pages that a login must not redirect to. */
const entrances = new Set(['login', 'signup']);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Returns the URL if it is on `origin` (scheme, host, port), else null. */
function onOrigin(address: string, origin: string): URL | null {
  const url = parseUrl(address, origin);
  if (!url || url.origin !== origin || url.username || url.password || url.pathname.includes('//')) return null;
  return url;
}

/**
 * Returns path, query and hash of an address that is a page of this app (it starts with a supported locale), else null.
 */
export function appPath(address: string, origin: string): string | null {
  if (address.length > longestUrl) return null;
  const url = onOrigin(address, origin);
  if (!url || !isLocale(url.pathname.split('/')[1] ?? '')) return null;
  const path = url.pathname + url.search + url.hash;
  // The result is a path: parsed again it must resolve to the same URL.
  return onOrigin(path, origin)?.href === url.href ? path : null;
}

/**
 * Returns where to go after login or sign-up: `next` when it is a page of this app on `origin` and neither login nor
 * sign-up, else the home page of `locale`. Never throws.
 */
export function safeNext(
  next: string | null | undefined,
  { origin, locale }: { origin: string; locale: Locale },
): string {
  const home = `/${locale}`;
  const path = next ? appPath(next, origin) : null;
  if (path === null) return home;
  const page = decode(new URL(path, origin).pathname.split('/')[2] ?? '').toLowerCase();
  return entrances.has(page.trim()) ? home : path;
}

/** Like `safeUrl`, for pictures: only hosts of the configuration. */
export const safePictureUrl = (url: string | null | undefined): string | null => pictureUrlOn(env.pictureHosts, url);

const imageData = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Like `safePictureUrl`; also accepts embedded pictures (`data:image/…`), for `<img>` only. */
export function safeImageUrl(url: string | null | undefined): string | null {
  const text = url?.trim() ?? '';
  return imageData.test(text) ? text : safePictureUrl(text);
}
