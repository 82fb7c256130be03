import { createAction } from '@/shared/duck/action';
import type { Locale } from '@/shared/i18n/locales';

/** The URL names another locale: its texts load first, then the locale switches. */
export const localeRequested = createAction('locale/requested', (locale: Locale) => locale);
export const localeChanged = createAction('locale/changed', (locale: Locale) => locale);
/** Namespaces that the screen needs, so that a switch of language loads them too. */
export const namespacesNeeded = createAction('locale/namespacesNeeded', (namespaces: readonly string[]) => namespaces);
