import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { defaultLocale, type Locale, regionOf } from '@/shared/i18n/locales';

/** The URL names another locale: its texts load first, then the locale switches. */
export const localeRequested = createAction('locale/requested', (locale: Locale) => locale);
export const localeChanged = createAction('locale/changed', (locale: Locale) => locale);
/** Namespaces of the screen; a switch of language loads them too. */
export const namespacesNeeded = createAction('locale/namespacesNeeded', (namespaces: readonly string[]) => namespaces);

export interface LocaleState {
  current: Locale;
  namespaces: readonly string[];
}

export interface LocaleSlice {
  locale: LocaleState;
}

export const initialLocale: LocaleState = { current: defaultLocale, namespaces: ['common'] };

export const localeReducer = createReducer<LocaleState>(initialLocale, (on) => {
  on(localeChanged, (draft, locale) => {
    draft.current = locale;
  });
  on(namespacesNeeded, (draft, namespaces) => {
    draft.namespaces = ['common', ...namespaces];
  });
});

export const selectLocale = (root: LocaleSlice) => root.locale.current;
export const selectRegion = (root: LocaleSlice) => regionOf(root.locale.current);
export const selectNamespaces = (root: LocaleSlice) => root.locale.namespaces;
