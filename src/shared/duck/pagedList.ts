/** The one paged list: state is an array of pages, so that appending page 50 costs what page 2 costs. */
import type { Reducer } from 'redux';
import type { AppError } from '@/shared/http/AppError';
import { createAction } from './action';
import { keyOf } from './fetch';

/** What a list call answers. `totalPages` null: the server named none, so there are no more pages. */
export interface PageAnswer<T> {
  items: T[];
  totalPages: number | null;
}

export interface ListPage<T> {
  readonly page: number;
  readonly items: readonly T[];
}

export interface PagedListState<T, Q> {
  /** Names the query that the pages belong to; null before the first one (a query itself may be null). */
  readonly key: string | null;
  readonly query: Q | null;
  readonly pages: readonly ListPage<T>[];
  /** The page being loaded, 1-based. */
  readonly loading: number | null;
  readonly totalPages: number;
  readonly error: AppError | null;
  /** The page that `error` belongs to. */
  readonly failedPage: number | null;
  /** Pages that came by themselves since the last press of "Show more". */
  readonly run: number;
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
};

/** `A`: what a page says besides its items, such as the name of their group. */
export function pagedListActions<Q, T, A extends PageAnswer<T> = PageAnswer<T>>(name: string) {
  return {
    /** Loads page 1 anew. The pages of the same query stay visible meanwhile. */
    request: createAction(`${name}/request`, (query: Q) => query),
    /** Keeps what is there for this query (Back), else loads page 1. */
    ensure: createAction(`${name}/ensure`, (query: Q) => query),
    /** The next page. `byHand`: the user pressed "Show more". */
    more: createAction(`${name}/more`, (byHand: boolean = false) => byHand),
    /** Another page of a replaced list. */
    goTo: createAction(`${name}/goTo`, (page: number) => page),
    /** The page that failed, again. */
    retry: createAction(`${name}/retry`),
    pageRequested: createAction(`${name}/pageRequested`, (params: PageParams<Q>) => params),
    success: createAction(`${name}/success`, (params: PageParams<Q>, answer: A) => ({ params, answer })),
    failure: createAction(`${name}/failure`, (params: PageParams<Q>, error: AppError) => ({ params, error })),
    dropped: createAction(`${name}/dropped`, (params: PageParams<Q>) => ({ params })),
    clear: createAction(`${name}/clear`),
  };
}

export type PagedListActions<Q, T, A extends PageAnswer<T> = PageAnswer<T>> = ReturnType<
  typeof pagedListActions<Q, T, A>
>;

interface ListOptions<T> {
  /** `append` grows page by page; `replace` shows one numbered page at a time. */
  mode: 'append' | 'replace';
  idOf: (item: T) => string | number;
  /** Lets a duck change items on actions of its own (a rating, a progress). */
  change?: (item: T, action: { type: string }) => T;
}

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

export function pagedListReducer<Q, T, A extends PageAnswer<T>>(
  actions: PagedListActions<Q, T, A>,
  { mode, idOf, change }: ListOptions<T>,
): Reducer<PagedListState<T, Q>> {
  type State = PagedListState<T, Q>;
  const expected = (state: State, params: PageParams<Q>) =>
    state.loading === params.page && state.key === keyOf(params.query);

  return (state: State = emptyList as State, action): State => {
    if (actions.pageRequested.match(action)) {
      const { query, page } = action.payload;
      const key = keyOf(query);
      if (key !== state.key) return { ...(emptyList as State), key, query, loading: page };
      return { ...state, query, loading: page, error: null, failedPage: null, run: page === 1 ? 0 : state.run };
    }
    if (actions.success.match(action)) {
      const { params, answer } = action.payload;
      if (!expected(state, params)) return state;
      const kept = mode === 'replace' || params.page === 1 ? [] : state.pages;
      const page = { page: params.page, items: unseen(kept, answer.items, idOf) };
      const totalPages = answer.totalPages ?? params.page;
      return { ...state, pages: [...kept, page], loading: null, totalPages, run: state.run + 1 };
    }
    if (actions.failure.match(action)) {
      const { params, error } = action.payload;
      return expected(state, params) ? { ...state, loading: null, error, failedPage: params.page } : state;
    }
    if (actions.dropped.match(action)) {
      if (!expected(state, action.payload.params)) return state;
      return state.pages.length > 0 ? { ...state, loading: null } : (emptyList as State);
    }
    if (actions.more.match(action) && action.payload) return { ...state, run: 0 };
    if (actions.clear.match(action)) return emptyList as State;
    if (change && state.pages.length > 0) {
      const pages = changed(state.pages, (item) => change(item, action));
      return pages === state.pages ? state : { ...state, pages };
    }
    return state;
  };
}
