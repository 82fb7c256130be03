import { createReducer } from '@/shared/duck/reducer';
import { defaultLocale, type Locale, regionOf } from '@/shared/i18n/locales';
import { localeChanged, namespacesNeeded } from './actions';

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
