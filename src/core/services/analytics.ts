/** What the app tells analytics: the pages that are viewed, and every use of the help widget. */
import type { Channel } from '@/shared/config/contact';
import type { Locale, Region } from '@/shared/i18n/locales';

/** A use of the help widget. */
export interface ContactEvent {
  name:
    | 'contact/toggled'
    | 'contact/opened'
    | 'contact/openedFromFreeTrial'
    | 'contact/closed'
    | 'contact/linkPressed'
    | 'contact/qrShown';
  /** After it. */
  open: boolean;
  linkType: 'freeTrial' | 'default';
  channel: Channel | null;
  region: Region;
  /** What the page is about (`course:101`), where it says so. */
  context: string | null;
}

/** A page that is shown to a visitor. */
export interface PageEvent {
  name: 'page/viewed';
  /** Id of the route (`course`), or `notFound`. */
  page: string;
  /** Below the locale, without query and hash, which may hold secrets. Null where there is no such page. */
  path: string | null;
  locale: Locale;
}

/** Nothing in an event says who the visitor is. */
export type AnalyticsEvent = ContactEvent | PageEvent;

export interface Analytics {
  /** Called from sagas alone: what it throws, or rejects with, is reported there and breaks nothing. */
  track(event: AnalyticsEvent): void;
}
