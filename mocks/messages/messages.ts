/** What the backend says when it refuses, in every language of the app. */
import { type Locale, languageOf } from '@/shared/i18n/locales';
import type { FailureName } from '../handlers/failures';
import { en } from './en';
import { id } from './id';
import { ja } from './ja';
import { ko } from './ko';
import { ms } from './ms';
import { th } from './th';
import { vi } from './vi';
import { zhHk } from './zh-hk';
import { zhMy } from './zh-my';
import { zhTw } from './zh-tw';

export type Messages = Readonly<Record<FailureName, string>>;

/** By language, or by locale where one language is written in several ways. */
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

/** English where no language, or none of the app's, is asked for. */
export function messageOf(name: FailureName, locale: Locale | null): string {
  const own = locale && (messages[locale] ?? messages[languageOf(locale)]);
  return (own ?? en)[name];
}
