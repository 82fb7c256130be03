/** The index of the locale, the visitor's text, and what they looked for before. */
import { combineReducers } from 'redux';
import { createSelector } from 'reselect';
import { selectOwnLevel } from '@/domain/catalogue/selectors';
import type { IndexFile } from '@/domain/search/indexFile';
import { type LocaleSlice, selectLocale } from '@/platform/locale/state';
import { type SessionSlice, sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import { type Locale, languageOf, languageTag } from '@/shared/i18n/locales';
import { wordDivider } from '@/shared/search/words';
import { openSearch } from './search';

export interface IndexParams {
  locale: Locale;
}

/** The files of an index: the first one, to which the further ones are added as they load. */
export const searchIndex = fetchActions<IndexParams, IndexFile[]>('search/index');
export const filesAdded = createAction('search/filesAdded', (file: IndexFile) => file);
/** A further file did not load. */
export const filesMissed = createAction('search/filesMissed');

/** The page was opened, or its address has changed. */
export const searchOpened = createAction('search/opened', (text: string) => text);
export const searchTyped = createAction('search/typed', (text: string) => text);
/** The visitor pauses, or leaves the field: the text goes into the address. */
export const searchPaused = createAction('search/paused');
/** Filters for the address, by its keys; null removes one. */
export const filtersChosen = createAction('search/filtersChosen', (filters: SearchFilters) => filters);
/** The text is in the address. */
export const searchWritten = createAction('search/written', (text: string) => text);
/** A result was opened, by its path below the locale, or the text was submitted. */
export const searchUsed = createAction('search/used', (path: string | null) => path);

export const recentLoaded = createAction('search/recentLoaded', (texts: readonly string[]) => texts);
/** Null removes all. */
export const recentRemoved = createAction('search/recentRemoved', (text: string | null) => text);

export type SearchFilters = Readonly<Partial<Record<'grade' | 'subject' | 'section', string | null>>>;

interface SearchText {
  /** The visitor's query. */
  text: string;
  /** The text of the address, as it was last read or written. */
  written: string;
  /** Path of the result that was opened last. */
  opened: string | null;
}

export interface SearchSlice {
  search: {
    index: FetchState<IndexFile[]>;
    isIncomplete: boolean;
    query: SearchText;
    /** The latest first. */
    recent: readonly string[];
  };
}

const addFile = (files: IndexFile[], action: { type: string }) =>
  filesAdded.match(action) ? [...files, action.payload] : files;

export const searchReducer = combineReducers({
  index: fetchReducer(searchIndex, addFile),
  isIncomplete: createReducer<boolean>(false, (on) => {
    on(searchIndex.request, () => false);
    on(filesMissed, () => true);
  }),
  query: createReducer<SearchText>({ text: '', written: '', opened: null }, (on) => {
    on(searchOpened, (draft, text) => {
      // The visitor may have typed on since the text was written into the address.
      if (text !== draft.written) return { text, written: text, opened: null };
    });
    on(searchTyped, (draft, text) => {
      draft.text = text;
    });
    on(searchWritten, (draft, text) => {
      draft.written = text;
    });
    on(searchUsed, (draft, path) => {
      draft.opened = path;
    });
  }),
  recent: createReducer<readonly string[]>([], (on) => {
    on(recentLoaded, (_, texts) => texts);
    on(sessionStarted, () => []);
    on(sessionCleared, () => []);
  }),
});

type Root = SearchSlice & LocaleSlice & Pick<SessionSlice, 'session'>;

export const selectIndex = (root: SearchSlice) => root.search.index;
export const selectIsIncomplete = (root: SearchSlice) => root.search.isIncomplete;
export const selectText = (root: SearchSlice) => root.search.query.text;
export const selectWritten = (root: SearchSlice) => root.search.query.written;
export const selectOpened = (root: SearchSlice) => root.search.query.opened;
export const selectRecent = (root: SearchSlice) => root.search.recent;
export const selectOwnLevelId = (root: Root): number | null => selectOwnLevel(root)?.id ?? null;

/** Selects the opened index; null until it has loaded. */
export const selectSearch = createSelector(
  [(root: SearchSlice) => root.search.index.data, selectLocale],
  (files, locale) =>
    files === null ? null : openSearch(files, wordDivider(languageTag(locale)), languageOf(locale) === 'en'),
);

/** Selects what the text finds; null until the index has loaded. */
export const selectFound = createSelector(
  [selectSearch, selectText, selectOwnLevelId],
  (search, text, level) => search?.find(text, level) ?? null,
);
