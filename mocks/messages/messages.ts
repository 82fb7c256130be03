/** The backend's error messages, in every language of the app. */
import { type Locale, languageOf } from '@/shared/i18n/locales';
import type { FailureName } from '../handlers/failureCodes';
import { en } from './en';
import { id } from './id';
import { ja } from './ja';
import { ko } from './ko';
import { ms } from './ms';
import { th } from './th';
import type { Messages } from './types';
import { vi } from './vi';
import { zhHk } from './zh-hk';
import { zhMy } from './zh-my';
import { zhTw } from './zh-tw';

/** By language, or by locale when one language has several scripts. */
export const messages: Readonly<Record<string, Messages>> = {
  en,
  id,
  ja,
  ko,
  ms,
  th,
  vi,
  'zh-hk': zhHk,
  'zh-my': zhMy,
  'zh-tw': zhTw,
};

/** Returns the message; in English without a known language, and while the language has none of this name. */
export function messageOf(name: FailureName, locale: Locale | null): string {
  const own = locale && (messages[locale] ?? messages[languageOf(locale)]);
  return own?.[name] ?? en[name];
}
