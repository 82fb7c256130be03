/** The session's token and the device's id are stored in cookies; only this module reads and writes them. */
import type { CookieJar } from '@/platform/services/cookies';
import { createUuid } from '@/shared/lib/ids';

export const tokenCookie = 'token';
export const deviceCookie = 'device_id';
const trialCookie = 'cookie_trial';

/** Returns the token; null when it is missing or blank. */
export const readToken = (cookies: CookieJar) => cookies.get(tokenCookie)?.trim() || null;
export const writeToken = (cookies: CookieJar, token: string) => cookies.set(tokenCookie, token);
export const removeToken = (cookies: CookieJar) => cookies.remove(tokenCookie);

/** Returns whether this browser stores cookies: without them no session can start. */
export function keepsCookies(cookies: CookieJar): boolean {
  cookies.set(trialCookie, '1');
  const kept = cookies.get(trialCookie) === '1';
  cookies.remove(trialCookie);
  return kept;
}

/**
 * Returns the device's id. It is created once, or `created` already, and written at each start, which renews its 30
 * days.
 */
export function keepDeviceId(cookies: CookieJar, created = createUuid()): string {
  const id = cookies.get(deviceCookie) || created;
  cookies.set(deviceCookie, id);
  return id;
}
