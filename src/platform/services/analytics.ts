/** Analytics events: page views, and every use of the help widget. */
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
  /** Whether the panel is open after the event. */
  open: boolean;
  linkType: 'freeTrial' | 'default';
  channel: Channel | null;
  region: Region;
  /** Subject of the page (`course:101`), if it has one. */
  context: string | null;
}

/** A page view. */
export interface PageEvent {
  name: 'page/viewed';
  /** Id of the route (`course`), or `notFound`. */
  page: string;
  /** Path below the locale, without query and hash, which may hold secrets; null when there is no such page. */
  path: string | null;
  locale: Locale;
}

/** Events do not identify the visitor. */
export type AnalyticsEvent = ContactEvent | PageEvent;

export interface Analytics {
  /** Called from sagas only: an exception or rejection is reported there and has no other effect. */
  track(event: AnalyticsEvent): void;
}
