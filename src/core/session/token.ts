/** The session's token and the device's id live in cookies; nothing else may read or write them. */
import type { CookieJar } from '@/core/services/cookies';
import { createUuid } from '@/shared/lib/ids';

const tokenCookie = 'token';
const deviceCookie = 'device_id';
const trialCookie = 'cookie_trial';

/** null when there is none; blanks are none. */
export const readToken = (cookies: CookieJar) => cookies.get(tokenCookie)?.trim() || null;
export const writeToken = (cookies: CookieJar, token: string) => cookies.set(tokenCookie, token);
export const removeToken = (cookies: CookieJar) => cookies.remove(tokenCookie);

/** Whether this browser keeps cookies at all: without them no session can begin. */
export function keepsCookies(cookies: CookieJar): boolean {
  cookies.set(trialCookie, '1');
  const kept = cookies.get(trialCookie) === '1';
  cookies.remove(trialCookie);
  return kept;
}

/** Made once and renewed at each start, so that its 30 days roll. */
export function keepDeviceId(cookies: CookieJar): string {
  const id = cookies.get(deviceCookie) || createUuid();
  cookies.set(deviceCookie, id);
  return id;
}
