/** Selectors of a paged list: display state, pages, and paging info by the product's names. */
import { createSelector } from 'reselect';
import { lastPage, type PagedListState } from './pagedList';

/** How many items match. `exact` false: there are at least as many. */
export interface Found {
  count: number;
  exact: boolean;
}

export type DisplayState = 'EMPTY' | 'READY' | 'LOADING' | 'ERROR';

export interface PagingInfo {
  page: number;
  sizePerPage: number;
  totalPages: number;
  /** True while `page` is below `totalPages`. */
  hasMorePage: boolean;
}

/** After this many automatic pages a list waits for a press of "Show more", so that the footer stays reachable. */
export const pagesInARow = 2;

/**
 * LOADING and ERROR are states of the whole list; a further page that loads or fails leaves it READY (see `loadingMore`,
 * `moreFailed`). EMPTY only after a success.
 */
export function displayStateOf<T, Q>(state: PagedListState<T, Q>): DisplayState {
  if (state.pages.some((page) => page.items.length > 0)) return 'READY';
  if (state.error) return 'ERROR';
  if (state.loading !== null || state.pages.length === 0) return 'LOADING';
  return 'EMPTY';
}

export function pagedListSelectors<R, T, Q>(selectList: (root: R) => PagedListState<T, Q>, sizePerPage: number) {
  const selectPages = (root: R) => selectList(root).pages;
  const selectPaging = createSelector(
    [selectPages, (root: R) => selectList(root).totalPages],
    (pages, totalPages): PagingInfo => {
      const page = lastPage(pages);
      return { page, sizePerPage, totalPages, hasMorePage: page < totalPages };
    },
  );
  const selectFound = createSelector([selectList], (state): Found | null => {
    const { pages, totalPages } = state;
    const display = displayStateOf(state);
    if (display === 'LOADING' || display === 'ERROR') return null;
    // Every page but the last one is full.
    const before = ((pages[0]?.page ?? 1) - 1) * sizePerPage;
    const loaded = pages.reduce((sum, { items }) => sum + items.length, before);
    if (lastPage(pages) >= totalPages) return { count: loaded, exact: true };
    return { count: Math.max(loaded, (totalPages - 1) * sizePerPage), exact: false };
  });
  const selectReady = (root: R) => displayStateOf(selectList(root)) === 'READY';
  const selectItems = createSelector([selectPages], (pages): readonly T[] => pages.flatMap((page) => page.items));
  return {
    selectList,
    selectPages,
    /** Selects all items in one array: for short lists only, since every page rebuilds it. */
    selectItems,
    selectPaging,
    /** Selects how many items match the query; null until the first page has loaded. */
    selectFound,
    selectDisplayState: (root: R) => displayStateOf(selectList(root)),
    /** Selects whether the server does not know what the list is about: it responded with 404, and no older page is there. */
    selectMissing: (root: R) => {
      const { pages, error } = selectList(root);
      return pages.length === 0 && error?.status === 404;
    },
    selectLoadingMore: (root: R) => selectList(root).loading !== null && selectReady(root),
    selectMoreFailed: (root: R) => selectList(root).error !== null && selectReady(root),
    /**
     * Selects whether the sentinel at the end may load the next page automatically; after a failure only Retry does.
     */
    selectMayContinue: (root: R) => {
      const { error, run } = selectList(root);
      return error === null && run < pagesInARow && selectPaging(root).hasMorePage;
    },
  };
}

export type PagedListSelectors<R, T, Q> = ReturnType<typeof pagedListSelectors<R, T, Q>>;
