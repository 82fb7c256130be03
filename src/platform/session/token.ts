/** The session's token and the device's id are stored in cookies; only this module reads and writes them. */
import type { CookieJar } from '@/platform/services/cookies';
import { createUuid, isUuid } from '@/shared/lib/ids';

export const tokenCookie = 'token';
export const deviceCookie = 'device_id';
const trialCookie = 'cookie_trial';

/** Returns what names of cookies start with; browsers take prefixed cookies on https only. */
export const cookiePrefixAt = (protocol: string, configured: string) => (protocol === 'https:' ? configured : '');

/**
 * Returns the token in the value of a cookie; null when it is missing, or has characters that no header may contain: another
 * site of the domain can set the cookie.
 */
export function parseToken(value: string | null): string | null {
  const token = value?.trim() ?? '';
  return /^[\x21-\x7e]+$/.test(token) ? token : null;
}

export const readToken = (cookies: CookieJar): string | null => parseToken(cookies.get(tokenCookie));

/** Returns the device's id in the value of a cookie, a UUID; null without one. */
export const parseDeviceId = (value: string | null): string | null => (value && isUuid(value) ? value : null);

/** Renews the 30 days of the token's cookie; Safari deletes cookies that scripts set after 7. */
export function keepToken(cookies: CookieJar): string | null {
  const token = readToken(cookies);
  if (token !== null) writeToken(cookies, token);
  return token;
}

export const writeToken = (cookies: CookieJar, token: string) => cookies.set(tokenCookie, token);
export const removeToken = (cookies: CookieJar) => cookies.remove(tokenCookie);

/** Returns whether this browser stores cookies: without them no session can start. */
export function mayStoreCookies(cookies: CookieJar): boolean {
  cookies.set(trialCookie, '1');
  const kept = cookies.get(trialCookie) === '1';
  cookies.remove(trialCookie);
  return kept;
}

/**
 * Returns the device's id, a UUID. It is created once, or `created` already, and written at each start, which renews its
 * 30 days.
 */
export function keepDeviceId(cookies: CookieJar, created = createUuid()): string {
  const id = parseDeviceId(cookies.get(deviceCookie)) ?? created;
  cookies.set(deviceCookie, id);
  return id;
}
