/** The paged list. Its state is an array of pages, so that appending page 50 costs no more than page 2. */
import type { Reducer } from 'redux';
import type { AppError } from '@/shared/http/AppError';
import { createAction } from './action';
import { keyOf } from './fetch';
import { contentOutdated } from './outdated';

/** Result of a list call. `totalPages` null: the server sent none, so there are no more pages. */
export interface PageResponse<T> {
  items: T[];
  totalPages: number | null;
}

export interface ListPage<T> {
  readonly page: number;
  readonly items: readonly T[];
}

export interface PagedListState<T, Q> {
  /** Identifies the query of the pages; null before the first one (a query itself may be null). */
  readonly key: string | null;
  readonly query: Q | null;
  readonly pages: readonly ListPage<T>[];
  /** The page being loaded, 1-based. */
  readonly loading: number | null;
  readonly totalPages: number;
  readonly error: AppError | null;
  /** The page that `error` belongs to. */
  readonly failedPage: number | null;
  /** Number of pages that loaded automatically since the last press of "Show more". */
  readonly run: number;
  /** The pages are outdated: `ensure` loads them again. */
  readonly outdated: boolean;
  /** Pages reloaded so far, while those in `pages` stay on screen; null outside a renewal. */
  readonly renewal: readonly ListPage<T>[] | null;
}

export interface PageParams<Q> {
  query: Q;
  page: number;
}

export const emptyList: PagedListState<never, never> = {
  key: null,
  query: null,
  pages: [],
  loading: null,
  totalPages: 0,
  error: null,
  failedPage: null,
  run: 0,
  outdated: false,
  renewal: null,
};

/** `A`: a page's result including what it has besides items, such as the name of their group. */
export function pagedListActions<Q, T, A extends PageResponse<T> = PageResponse<T>>(name: string) {
  return {
    /** Loads page 1. The pages of the same query stay visible meanwhile. */
    request: createAction(`${name}/request`, (query: Q) => query),
    /** Keeps the pages of this query (Back), or renews them when outdated; without pages it loads page 1. */
    ensure: createAction(`${name}/ensure`, (query: Q) => query),
    /** Reloads all loaded pages; the old ones stay visible until the last new one has loaded. */
    renew: createAction(`${name}/renew`),
    /** Loads the next page. `byHand`: the user pressed "Show more". */
    more: createAction(`${name}/more`, (byHand: boolean = false) => byHand),
    /** Loads another page of a list in `replace` mode. */
    goTo: createAction(`${name}/goTo`, (page: number) => page),
    /** Retries the failed page; reloads all pages when the failed page was a loaded one. */
    retry: createAction(`${name}/retry`),
    pageRequested: createAction(`${name}/pageRequested`, (params: PageParams<Q>) => params),
    success: createAction(`${name}/success`, (params: PageParams<Q>, response: A) => ({ params, response })),
    failure: createAction(`${name}/failure`, (params: PageParams<Q>, error: AppError) => ({ params, error })),
    dropped: createAction(`${name}/dropped`, (params: PageParams<Q>) => ({ params })),
    clear: createAction(`${name}/clear`),
  };
}

export type PagedListActions<Q, T, A extends PageResponse<T> = PageResponse<T>> = ReturnType<
  typeof pagedListActions<Q, T, A>
>;

interface ListOptions<T> {
  /** `append` grows page by page; `replace` shows one numbered page at a time. */
  mode: 'append' | 'replace';
  idOf: (item: T) => string | number;
  /** Lets a duck change items on its own actions (a rating, progress). */
  change?: (item: T, action: { type: string }) => T;
}

export const lastPage = (pages: readonly ListPage<unknown>[]): number => pages.at(-1)?.page ?? 0;

function unseen<T>(pages: readonly ListPage<T>[], items: T[], idOf: (item: T) => string | number): T[] {
  const seen = new Set<string | number>();
  for (const page of pages) for (const item of page.items) seen.add(idOf(item));
  return items.filter((item) => {
    const id = idOf(item);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

function changed<T>(pages: readonly ListPage<T>[], change: (item: T) => T): readonly ListPage<T>[] {
  let touched = false;
  const next = pages.map((page) => {
    const items = page.items.map(change);
    if (items.every((item, index) => item === page.items[index])) return page;
    touched = true;
    return { ...page, items };
  });
  return touched ? next : pages;
}

export function pagedListReducer<Q, T, A extends PageResponse<T>>(
  actions: PagedListActions<Q, T, A>,
  { mode, idOf, change }: ListOptions<T>,
): Reducer<PagedListState<T, Q>> {
  type State = PagedListState<T, Q>;
  const expected = (state: State, params: PageParams<Q>) =>
    state.loading === params.page && state.key === keyOf(params.query);
  const isShown = ({ pages }: State, page: number) => pages.some((shown) => shown.page === page);

  /** Adds a page to a renewal: the last one replaces all old pages. */
  const renewed = (state: State, before: readonly ListPage<T>[], page: number, { items, totalPages }: A): State => {
    const renewal = [...before, { page, items: unseen(before, items, idOf) }];
    const total = totalPages ?? page;
    if (page < Math.min(lastPage(state.pages), total)) return { ...state, loading: null, renewal };
    return { ...state, loading: null, renewal: null, pages: renewal, totalPages: total };
  };

  return (state: State = emptyList as State, action): State => {
    if (actions.pageRequested.match(action)) {
      const { query, page } = action.payload;
      const key = keyOf(query);
      if (key !== state.key) return { ...(emptyList as State), key, query, loading: page };
      const reloads = mode === 'replace' || page === 1 || isShown(state, page);
      const outdated = state.outdated && !reloads;
      const run = page === 1 && state.renewal === null ? 0 : state.run;
      return { ...state, query, loading: page, error: null, failedPage: null, run, outdated };
    }
    if (actions.request.match(action)) return state.renewal === null ? state : { ...state, renewal: null };
    if (actions.renew.match(action)) return state.pages.length > 1 ? { ...state, renewal: [] } : state;
    if (actions.success.match(action)) {
      const { params, response } = action.payload;
      if (!expected(state, params)) return state;
      if (state.renewal !== null) return renewed(state, state.renewal, params.page, response);
      const kept = mode === 'replace' || params.page === 1 ? [] : state.pages;
      const page = { page: params.page, items: unseen(kept, response.items, idOf) };
      const totalPages = response.totalPages ?? params.page;
      return { ...state, pages: [...kept, page], loading: null, totalPages, run: state.run + 1 };
    }
    if (actions.failure.match(action)) {
      const { params, error } = action.payload;
      if (!expected(state, params)) return state;
      const outdated = state.outdated || isShown(state, params.page);
      return { ...state, loading: null, error, failedPage: params.page, outdated, renewal: null };
    }
    if (actions.dropped.match(action)) {
      if (!expected(state, action.payload.params)) return state;
      if (state.pages.length === 0) return emptyList as State;
      const outdated = state.outdated || isShown(state, action.payload.params.page);
      return { ...state, loading: null, outdated, renewal: null };
    }
    if (contentOutdated.match(action)) return state.key === null ? state : { ...state, outdated: true };
    if (actions.more.match(action) && action.payload) return { ...state, run: 0 };
    if (actions.clear.match(action)) return emptyList as State;
    if (change && state.pages.length > 0) {
      const pages = changed(state.pages, (item) => change(item, action));
      return pages === state.pages ? state : { ...state, pages };
    }
    return state;
  };
}
