/** Calendars of classes that others subscribe to; the build writes them with the pages of the classes. */
import { env } from '@/shared/config/env';
import type { Locale } from '@/shared/i18n/locales';

/** Returns the path of a class's calendar on the site. */
export const feedPath = (locale: Locale, topicId: number): string => `/calendar/${locale}/${topicId}.ics`;

export const hasFeeds = (locale: Locale): boolean => env.calendarLocales.includes(locale);

/** Returns the addresses by which calendars subscribe to one on the site; `name` is what Outlook calls it. */
export function subscribeLinks(url: string, name: string) {
  // Google fetches addresses of this scheme only as calendars of others.
  const webcal = url.replace(/^https?:/, 'webcal:');
  const google = new URL('https://calendar.google.com/calendar/r');
  google.searchParams.set('cid', webcal);
  const outlook = new URL('https://outlook.live.com/calendar/0/addfromweb');
  outlook.searchParams.set('url', url);
  outlook.searchParams.set('name', name);
  return { webcal, google: google.href, outlook: outlook.href };
}
