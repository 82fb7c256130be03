/** How people are named: the family name first where the language, or the script of the name, has it so. */
import { type Locale, languageOf } from '@/shared/i18n/locales';

interface PersonName {
  firstName: string;
  lastName: string;
}

const familyFirst: readonly string[] = ['ja', 'ko', 'vi', 'zh'];
/** Names of East Asia in their own script; Hangul, Han and Kana need no blank between the two. */
const eastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

/** Whether forms of a language ask for the family name first. */
export const familyNameFirst = (locale: Locale): boolean => familyFirst.includes(languageOf(locale));

/** Both names as one, '' without any. A name in Latin letters keeps its order but in Vietnamese. */
export function fullName({ firstName, lastName }: PersonName, locale: Locale): string {
  const given = [firstName, lastName].map((name) => name.trim());
  const own = given.every((name) => eastern.test(name));
  if (own || languageOf(locale) === 'vi') given.reverse();
  return given.filter(Boolean).join(own ? '' : ' ');
}
