/** The one validator of addresses that come from outside: where a redirect may lead, and which URLs may be shown. */
import { isLocale, type Locale } from '@/shared/i18n/locales';

const maxLength = 2048;
/** Stands for "this site" where the real origin does not matter; reserved, never resolvable. */
const someOrigin = 'https://app.invalid';
/** Pages that a log-in must not lead back to. */
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

/** Path, query and hash on `origin` (scheme, host, port), or null when the address leads anywhere else. */
function onOrigin(address: string, origin: string): URL | null {
  const url = parse(address, origin);
  if (!url || url.origin !== origin || url.username || url.password || url.pathname.includes('//')) return null;
  return url;
}

/** Path, query and hash of an address that is a page of this app (a supported locale comes first), else null. */
export function appPath(address: string, origin: string): string | null {
  if (address.length > maxLength) return null;
  const url = onOrigin(address, origin);
  if (!url || !isLocale(url.pathname.split('/')[1] ?? '')) return null;
  const path = url.pathname + url.search + url.hash;
  // What is handed on is a path: read again from scratch it must still lead to the same place.
  return onOrigin(path, origin)?.href === url.href ? path : null;
}

/**
 * Where to go after log-in or sign-up: `next` when it is a page of this app on `origin` and neither log-in nor sign-up,
 * else the home page of `locale`. Never throws.
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
 * A URL from data that may become a link or a source: absolute http(s), or a path from this site's root, which stays a
 * path. Null for everything else (other schemes, user info, relative words, too long).
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

const imageData = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** As `safeUrl`; embedded pictures (`data:image/…`) pass too, for `<img>` only. */
export function safeImageUrl(url: string | null | undefined): string | null {
  const text = url?.trim() ?? '';
  return imageData.test(text) ? text : safeUrl(text);
}
