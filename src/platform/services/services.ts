/** The services of one app instance; sagas get them by name, and none of them is module state. */
import type { SagaIterator } from 'redux-saga';
import { getContext } from '@/shared/duck/effects';
import type { Report } from '@/shared/duck/safely';
import type { Http } from '@/shared/http/http';
import type { Translations } from '@/shared/i18n/createI18n';
import type { ServerClock } from '@/shared/lib/clock';
import type { Analytics } from './analytics';
import type { CookieJar } from './cookies';
import type { Navigation } from './navigation';
import type { KeyValueStore } from './storage';
import type { Tabs } from './tabs';

export interface Services {
  http: Http;
  translations: Translations;
  clock: ServerClock;
  navigation: Navigation;
  cookies: CookieJar;
  storage: KeyValueStore;
  tabs: Tabs;
  analytics: Analytics;
  /** Loads what a page needs to open, by its path below the locale. */
  preparePage: (path: string) => void;
  /** Origins on which the payment page of an order may be. */
  paymentOrigins: readonly string[];
  /** Listeners called before the user's own logout, in which components report what must still be sent. */
  beforeLogout: Set<() => void>;
  report: Report;
  /** When the hydrated HTML was rendered, in epoch milliseconds; null when the app renders from scratch. */
  renderedAt: number | null;
}

export function* getService<K extends keyof Services>(name: K): SagaIterator<Services[K]> {
  return yield* getContext<Services[K]>(name);
}
