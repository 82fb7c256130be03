/** Decides from data alone who may open a page, before its chunk, calls or content load. */
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { isRegion, type Locale, regionOf } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import type { Access } from '../routes';

export interface GuardVisitor {
  loggedIn: boolean;
  /** Region of the user's account; null when it is not known yet or the account has none. */
  region: string | null;
  /** The user of the session is loading, so the region is not known yet. */
  pending: boolean;
}

export interface GuardedPlace {
  locale: Locale;
  /** Below the locale. */
  path: string;
  search: string;
  hash: string;
}

export type Verdict = { kind: 'on' } | { kind: 'wait' } | { kind: 'to'; url: string };

/** Returns the URL of the login page with `next` set to a place. */
export function loginUrl({ locale, path, search, hash }: GuardedPlace): string {
  return localePath(locale, paths.login(localePath(locale, path) + search + hash));
}

export function guardRoute(access: Access, place: GuardedPlace, { loggedIn, region, pending }: GuardVisitor): Verdict {
  const needsLogin = access === 'login' || access === 'login+region';
  if (needsLogin && !loggedIn) return { kind: 'to', url: loginUrl(place) };
  const needsRegion = access === 'region' || access === 'login+region';
  if (!needsRegion || !loggedIn) return { kind: 'on' };
  if (region === null) return pending ? { kind: 'wait' } : { kind: 'on' };
  if (!isRegion(region) || region === regionOf(place.locale)) return { kind: 'on' };
  const own = localeInRegion(place.locale, region);
  return { kind: 'to', url: localePath(own, place.path) + place.search + place.hash };
}
