import Cookies from 'js-cookie';
import type { CookieJar } from '@/platform/services/cookies';

/**
 * Cookies of 30 days, SameSite Lax, on the configured domain and Secure on https; on a plain-http host (a local server)
 * without Secure and Domain, which browsers would refuse. Denied cookies never throw.
 */
export function browserCookies(domain: string): CookieJar {
  const secure = window.location.protocol === 'https:';
  const attributes: Cookies.CookieAttributes = {
    expires: 30,
    sameSite: 'Lax',
    path: '/',
    ...(secure ? { secure: true, ...(domain ? { domain } : {}) } : {}),
  };
  const attempt = <T>(use: () => T, otherwise: T): T => {
    try {
      return use();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (name) => attempt(() => Cookies.get(name) ?? null, null),
    set: (name, value) => void attempt(() => Cookies.set(name, value, attributes), undefined),
    remove: (name) => attempt(() => Cookies.remove(name, attributes), undefined),
  };
}
