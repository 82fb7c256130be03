/** Where a language's texts lie: names of files that only who reads the language has to load. */
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { type Locale, languageOf } from '@/shared/i18n/locales';

interface Language {
  files: LocaleFiles;
  /** What is said, and what the button says, when the texts themselves do not come. */
  failure: readonly [sentence: string, button: string];
}

const languages = import.meta.glob<Language>('./texts/*.ts');

/** Chinese has a file for each locale, as it has texts. */
const nameOf = (locale: Locale) => (languages[`./texts/${locale}.ts`] ? locale : languageOf(locale));

/** The module that knows the files of a locale, from the root. */
export const textFilesSource = (locale: Locale): string => `/src/app/texts/${nameOf(locale)}.ts`;

/** Rejects when the module cannot be loaded. */
export async function textFilesOf(locale: Locale): Promise<LocaleFiles> {
  return (await languages[`./texts/${nameOf(locale)}.ts`]?.())?.files ?? {};
}

/** In English where not even these come. */
export async function failureWords(locale: Locale): Promise<Language['failure']> {
  const load = languages[`./texts/${nameOf(locale)}.ts`];
  const known = load && (await loadChunk(load).catch(() => null));
  return known?.failure ?? ['This page did not open. Check your connection and reload.', 'Reload'];
}
