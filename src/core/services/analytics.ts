/** The port to an analytics tool: the app says what was used, and never depends on anybody listening. */
import type { Channel } from '@/shared/config/contact';
import type { Region } from '@/shared/i18n/locales';

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

/** Nothing in an event says who the visitor is. */
export type AnalyticsEvent = ContactEvent;

export interface Analytics {
  /** Called from sagas alone: what it throws, or rejects with, is reported there and breaks nothing. */
  track(event: AnalyticsEvent): void;
}

export const noAnalytics: Analytics = { track() {} };
