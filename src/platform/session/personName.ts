/** Formats names: the family name comes first where the language, or the script of the name, requires it. */
import { type Locale, languageOf } from '@/shared/i18n/locales';

interface PersonName {
  firstName: string;
  lastName: string;
}

const familyFirst: readonly string[] = ['ja', 'ko', 'vi', 'zh'];
/** East Asian scripts (Hangul, Han and Kana), which have no space between the two names. */
const eastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

/** Returns whether forms in a language put the family name first. */
export const isFamilyNameFirst = (locale: Locale): boolean => familyFirst.includes(languageOf(locale));

/** Returns the full name, '' without any. A name in Latin letters keeps its order, except in Vietnamese. */
export function fullName({ firstName, lastName }: PersonName, locale: Locale): string {
  const given = [firstName, lastName].map((name) => name.trim());
  const own = given.every((name) => eastern.test(name));
  if (own || languageOf(locale) === 'vi') given.reverse();
  return given.filter(Boolean).join(own ? '' : ' ');
}
