/** Where a language's texts lie: names of files that only who reads the language has to load. */
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { type Locale, languageOf } from '@/shared/i18n/locales';

const languages = import.meta.glob<Awaited<LocaleFiles>>('./texts/*.ts', { import: 'files' });

/** The module that knows the files of a locale, from the root; Chinese has one for each locale, as it has texts. */
export const textFilesSource = (locale: Locale): string => `/src/app/texts/${nameOf(locale)}.ts`;

const nameOf = (locale: Locale) => (languages[`./texts/${locale}.ts`] ? locale : languageOf(locale));

/** Rejects when the file with the names cannot be loaded. */
export async function textFilesOf(locale: Locale): Promise<LocaleFiles> {
  return (await languages[`./texts/${nameOf(locale)}.ts`]?.()) ?? {};
}
