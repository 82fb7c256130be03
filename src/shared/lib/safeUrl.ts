/** Validates URLs from data, without configuration: the early script of a page has these checks, too. */

export const longestUrl = 2048;
/** Placeholder for the site's origin where the real one does not matter; reserved, never resolvable. */
const someOrigin = 'https://app.invalid';

export function parseUrl(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * Returns a URL from data that may be used as a link or a source: absolute http(s), or a path from this site's root,
 * which stays a path. Null for everything else (other schemes, user info, relative paths, too long).
 */
export function safeUrl(url: string | null | undefined): string | null {
  const text = url?.trim() ?? '';
  if (!text || text.length > longestUrl) return null;
  const parsed = parseUrl(text, someOrigin);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return null;
  if (parsed.origin !== someOrigin) return parsed.href;
  if (!text.startsWith('/') || parsed.pathname.startsWith('//')) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}

/**
 * Like `safeUrl`, for a picture: only where the policy lets the page load it from, since another address would only cause a
 * report. `hosts` are those of the configuration besides the page's own; null: any.
 */
export function pictureUrlOn(hosts: readonly string[] | null, url: string | null | undefined): string | null {
  const safe = safeUrl(url);
  if (safe === null || hosts === null || safe.startsWith('/')) return safe;
  const { host } = new URL(safe);
  return hosts.includes(host) || globalThis.location?.host === host ? safe : null;
}
