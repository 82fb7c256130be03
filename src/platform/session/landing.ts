import { localeInRegion, localePath } from '@/platform/locale/paths';
import type { User } from '@/shared/entities/user';
import { isRegion, type Locale } from '@/shared/i18n/locales';
import { safeNext } from '@/shared/lib/redirect';
import { paths } from '@/shared/routing/paths';

/** Returns whether a path with its locale is that of the set-up. */
export const isSetup = (path: string) => path.replace(/[?#].*/, '').slice(6) === paths.accountSetup();

/**
 * Returns the URL to open after login: `next` when it is safe, else the home page of the user's region; first the
 * set-up when the profile is incomplete.
 */
export function landingUrl(user: User | null, locale: Locale, next: string | null, origin: string): string {
  const region = user?.region?.name ?? '';
  const own = isRegion(region) ? localeInRegion(locale, region) : locale;
  const path = safeNext(next, { origin, locale: own });
  if (!user?.requiredFields.length || isSetup(path)) return path;
  return localePath(own, paths.accountSetup(next && path !== `/${own}` ? path : null));
}
