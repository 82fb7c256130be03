import { type Region, regionNames } from '@/shared/i18n/locales';
import { type Contact, readContact } from './contact';

/**
 * Deployment configuration, read once from the `VITE_*` keys of the mode (see `.env.*`); real environment variables
 * override the files at build time. An empty URL means the app's own origin.
 */
// Node, where the browser tests read the routes, has no such object.
const raw: Partial<ImportMetaEnv> = import.meta.env ?? {};

const words = (value: string | undefined) => (value ?? '').split(/\s+/).filter(Boolean);
/** Reads "7 3"; null when nothing is promised. */
function readRefund(value: string | undefined) {
  const [days = 0, lessons = 0] = words(value).map(Number);
  return days > 0 && lessons > 0 ? { days, lessons } : null;
}
const trimSlash = (value: string | undefined) => (value ?? '').replace(/\/+$/, '');

export const env = {
  productName: (raw.VITE_PRODUCT_NAME as string | undefined) ?? '',
  apiUrl: trimSlash(raw.VITE_API_URL),
  trackingUrl: trimSlash(raw.VITE_TRACKING_URL),
  supportUrl: trimSlash(raw.VITE_SUPPORT_URL),
  siteUrl: trimSlash(raw.VITE_SITE_URL),
  academyUrl: trimSlash(raw.VITE_ACADEMY_URL),
  /** Address of the rules for the safety of students; empty: none. */
  childSafetyUrl: (raw.VITE_CHILD_SAFETY_URL as string | undefined) ?? '',
  /** A course is refunded in so many days, while fewer than so many of its lessons were watched; null: no promise. */
  refund: readRefund(raw.VITE_REFUND as string | undefined),
  /** URL, or path on the app's own origin, that receives analytics events; empty: no events are sent. */
  analyticsUrl: (raw.VITE_ANALYTICS_URL as string | undefined) ?? '',
  /** URL that receives reports of failures and web vitals; empty: nothing is reported. */
  reportUrl: (raw.VITE_REPORT_URL as string | undefined) ?? '',
  /** Share of page loads that report, from 0 to 1. */
  reportSample: Number(raw.VITE_REPORT_SAMPLE || 1),
  imageOrigins: words(raw.VITE_IMAGE_ORIGINS),
  /**
   * Hosts of pictures in the content security policy of a build, besides the page's own host; null in development,
   * which has no policy. Without a scheme, since the policy upgrades addresses to https.
   */
  pictureHosts: raw.PROD
    ? [raw.VITE_SITE_URL, raw.VITE_API_URL, ...words(raw.VITE_IMAGE_ORIGINS)].flatMap((url) =>
        url ? [new URL(url as string).host] : [],
      )
    : null,
  mediaOrigins: words(raw.VITE_MEDIA_ORIGINS),
  /** Origins of payment pages, besides that of the API. */
  paymentOrigins: words(raw.VITE_PAYMENT_ORIGINS) as readonly string[],
  /** Locales with an index of what can be found by words; the build sets it, not the mode. */
  searchLocales: words(raw.SEARCH_LOCALES) as readonly string[],
  /** Locales with calendars to which others subscribe; the build sets it, not the mode. */
  calendarLocales: words(raw.CALENDAR_LOCALES) as readonly string[],
  /** Members may keep lessons on their device. */
  offlineLessons: raw.VITE_OFFLINE_LESSONS === 'true',
  cookieDomain: (raw.VITE_COOKIE_DOMAIN as string | undefined) ?? '',
  cookiePrefix: (raw.VITE_COOKIE_PREFIX as string | undefined) ?? '',
  /** Null for a region without a contact. */
  contacts: Object.fromEntries(
    regionNames.map((region) => [region, readContact(raw[`VITE_CONTACT_${region.toUpperCase()}`])]),
  ) as Readonly<Record<Region, Contact | null>>,
} as const;

export type Env = typeof env;
