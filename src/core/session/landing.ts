import { localeInRegion, localePath } from '@/core/locale/paths';
import type { User } from '@/shared/entities/user';
import { isRegion, type Locale } from '@/shared/i18n/locales';
import { safeNext } from '@/shared/lib/redirect';

/** Where a profile is completed, below the locale. */
export const setupPath = '/account/setup';

/** Whether a path with its locale leads to the set-up. */
export const isSetup = (path: string) => path.replace(/[?#].*/, '').slice(6) === setupPath;

/**
 * Where a session leads: `next` when it is safe to follow, else the home page of the user's region; by way of the set-up
 * while the profile lacks something.
 */
export function landingUrl(user: User | null, locale: Locale, next: string | null, origin: string): string {
  const region = user?.region?.name ?? '';
  const own = isRegion(region) ? localeInRegion(locale, region) : locale;
  const path = safeNext(next, { origin, locale: own });
  if (!user?.requiredFields.length || isSetup(path)) return path;
  return localePath(own, setupPath) + (next && path !== `/${own}` ? `?next=${encodeURIComponent(path)}` : '');
}
