/** The only validator of external URLs: where a redirect may go, and which URLs may be rendered. */
import { env } from '@/shared/config/env';
import { isLocale, type Locale } from '@/shared/i18n/locales';

const maxLength = 2048;
/** Placeholder for the site's origin where the real one does not matter; reserved, never resolvable. */
const someOrigin = 'https://app.invalid';
/** Pages that a login must not redirect to. */
const entrances = new Set(['login', 'signup']);

function parse(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Returns the URL if it is on `origin` (scheme, host, port), else null. */
function onOrigin(address: string, origin: string): URL | null {
  const url = parse(address, origin);
  if (!url || url.origin !== origin || url.username || url.password || url.pathname.includes('//')) return null;
  return url;
}

/**
 * Returns path, query and hash of an address that is a page of this app (it begins with a supported locale), else null.
 */
export function appPath(address: string, origin: string): string | null {
  if (address.length > maxLength) return null;
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

/**
 * Returns a URL from data that may be used as a link or a source: absolute http(s), or a path from this site's root,
 * which stays a path. Null for everything else (other schemes, user info, relative paths, too long).
 */
export function safeUrl(url: string | null | undefined): string | null {
  const text = url?.trim() ?? '';
  if (!text || text.length > maxLength) return null;
  const parsed = parse(text, someOrigin);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return null;
  if (parsed.origin !== someOrigin) return parsed.href;
  if (!text.startsWith('/') || parsed.pathname.startsWith('//')) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}

/** Returns whether the policy lets the page load a picture from a URL; another one would only cause a report. */
function isPictureHost(url: string): boolean {
  const { pictureHosts } = env;
  if (pictureHosts === null || url.startsWith('/')) return true;
  const { host } = new URL(url);
  return pictureHosts.includes(host) || globalThis.location?.host === host;
}

/** Like `safeUrl`, for pictures: only hosts of the configuration. */
export function safePictureUrl(url: string | null | undefined): string | null {
  const safe = safeUrl(url);
  return safe !== null && isPictureHost(safe) ? safe : null;
}

const imageData = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Like `safePictureUrl`; also accepts embedded pictures (`data:image/…`), for `<img>` only. */
export function safeImageUrl(url: string | null | undefined): string | null {
  const text = url?.trim() ?? '';
  return imageData.test(text) ? text : safePictureUrl(text);
}
