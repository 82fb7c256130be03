import { localeInRegion } from '@/core/locale/paths';
import type { User } from '@/shared/entities/user';
import { isRegion, type Locale } from '@/shared/i18n/locales';
import { safeNext } from '@/shared/lib/redirect';

/** Where a session leads: `next` when it is safe to follow, else the home page of the user's region. */
export function landingUrl(user: User | null, locale: Locale, next: string | null, origin: string): string {
  const region = user?.region?.name ?? '';
  const own = isRegion(region) ? localeInRegion(locale, region) : locale;
  return safeNext(next, { origin, locale: own });
}
