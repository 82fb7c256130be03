/** Locates a language's text files; their names are loaded only for the language in use. */
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { type Locale, languageOf } from '@/shared/i18n/locales';

interface Language {
  textFiles: LocaleFiles;
  /** Message and button label for when the texts themselves fail to load. */
  failureTexts: readonly [sentence: string, button: string];
}

const languages = import.meta.glob<Language>('./texts/*.ts');

/** Chinese has one file per locale, as its texts differ by region; other languages share one. */
const nameOf = (locale: Locale) => (languages[`./texts/${locale}.ts`] ? locale : languageOf(locale));

/** Returns the module that lists a locale's text files, as a path from the root. */
export const textFilesSource = (locale: Locale): string => `src/app/texts/${nameOf(locale)}.ts`;

const filesOf = async (name: string) => (await languages[`./texts/${name}.ts`]?.())?.textFiles ?? {};

/**
 * Returns a locale's text files, with those of English where English replaces missing texts. Rejects when a module
 * fails to load.
 */
export async function textFilesOf(locale: Locale): Promise<LocaleFiles> {
  const own = await filesOf(nameOf(locale));
  return import.meta.env.VITE_DRAFT_TEXTS === 'true' ? { ...(await filesOf('en')), ...own } : own;
}

/** Returns the failure message in the locale's language, or in English when that fails to load too. */
export async function loadFailureTexts(locale: Locale): Promise<Language['failureTexts']> {
  const load = languages[`./texts/${nameOf(locale)}.ts`];
  const known = load && (await loadChunk(load).catch(() => null));
  return known?.failureTexts ?? ["We couldn't open this page. Check your connection and reload.", 'Reload'];
}
