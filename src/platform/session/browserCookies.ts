import Cookies from 'js-cookie';
import type { CookieJar } from '@/platform/services/cookies';
import { cookiePrefixAt } from './token';

/**
 * Returns where a cookie that this page reads may be: at `/` and below, at the host and its parent domains. Any of them can
 * have a cookie of the app's name, since every subdomain may set cookies for its parents.
 */
function findPlaces({ hostname = '', pathname = '' }: Location): Cookies.CookieAttributes[] {
  const steps = pathname.split('/').filter(Boolean);
  const paths = steps.flatMap((_, index) => {
    const path = `/${steps.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return ['/', ...paths].flatMap((path) => [{ path }, ...domains.map((domain) => ({ path, domain }))]);
}

/** Configuration of the cookies on https. */
export interface CookieOptions {
  /** Empty: cookies are for the host of the page alone. */
  cookieDomain: string;
  /** `__Secure-`, `__Host-` or empty: starts the names. */
  cookiePrefix: string;
}

/** Returns how many cookies with this name the browser sends to this page. */
const countCookies = (name: string) =>
  document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${name}=`)).length;

/**
 * Cookies of 30 days, SameSite Lax, on the configured domain and Secure on https; on a plain-http host (a local server)
 * without Secure and Domain, which browsers would refuse. Denied cookies never throw. Of several cookies with one name none
 * is read and all are removed: the browser does not tell which one the app has set. With a prefix, cookies without it are not
 * read, and removed as soon as theirs are written or removed.
 */
export function browserCookies({ cookieDomain: domain, cookiePrefix }: CookieOptions): CookieJar {
  const { protocol } = window.location;
  const secure = protocol === 'https:';
  const prefix = cookiePrefixAt(protocol, cookiePrefix);
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
  const removeAll = (name: string) => {
    if (countCookies(name) === 0) return;
    for (const place of findPlaces(window.location)) Cookies.remove(name, { ...attributes, domain: '', ...place });
  };
  const remove = (name: string) => {
    Cookies.remove(name, attributes);
    removeAll(name);
  };
  const get = (name: string) => {
    if (countCookies(name) > 1) remove(name);
    return Cookies.get(name) ?? null;
  };
  return {
    get: (name) => attempt(() => get(prefix + name), null),
    set: (plainName, value) =>
      attempt(() => {
        const name = prefix + plainName;
        if (prefix) removeAll(plainName);
        Cookies.set(name, value, attributes);
        if (countCookies(name) <= 1) return;
        remove(name);
        Cookies.set(name, value, attributes);
      }, undefined),
    remove: (name) =>
      attempt(() => {
        remove(prefix + name);
        if (prefix) removeAll(name);
      }, undefined),
  };
}
