/**
 * Watches a paged list: a new query cancels the old one, load-more ignores overlapping requests, a late response is
 * dropped, and a renewal requests the loaded pages one by one.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { PayloadAction } from './action';
import type { ApiCall } from './callApi';
import { callInto, type ReadOptions } from './callInto';
import { select } from './effects';
import { keyOf } from './fetch';
import { lastPage, type PagedListActions, type PagedListState, type PageParams, type PageResponse } from './pagedList';
import { takeEverySafely, takeLatestSafely } from './safely';

interface WatchListOptions<Q, T> extends ReadOptions {
  select: (state: never) => PagedListState<T, Q>;
}

export function* watchPagedList<Q, T, A extends PageResponse<T>>(
  actions: PagedListActions<Q, T, A>,
  api: ApiCall<PageParams<Q>, A>,
  { select: selectList, ...options }: WatchListOptions<Q, T>,
): SagaIterator {
  const current = selectList as (state: unknown) => PagedListState<T, Q>;

  yield takeLatestSafely(
    [actions.pageRequested, actions.clear],
    function* load(action: PayloadAction<PageParams<Q> | undefined>): SagaIterator {
      if (actions.clear.match(action)) return;
      yield* callInto(actions, api, action.payload as PageParams<Q>, options);
    },
    actions.pageRequested.type,
  );

  yield takeEverySafely(
    actions.request,
    function* request({ payload: query }: PayloadAction<Q>): SagaIterator {
      yield put(actions.pageRequested({ query, page: 1 }));
    },
    actions.request.type,
  );

  yield takeEverySafely(
    actions.ensure,
    function* ensure({ payload: query }: PayloadAction<Q>): SagaIterator {
      const { key, pages, loading, outdated } = yield* select(current);
      const there = key === keyOf(query) && (pages.length > 0 || (loading !== null && !outdated));
      if (!there) yield put(actions.pageRequested({ query, page: 1 }));
      else if (outdated) yield put(actions.renew());
    },
    actions.ensure.type,
  );

  yield takeEverySafely(
    actions.renew,
    function* renew(): SagaIterator {
      const { query, pages } = yield* select(current);
      const [first] = pages;
      if (first) yield put(actions.pageRequested({ query: query as Q, page: first.page }));
    },
    actions.renew.type,
  );

  yield takeEverySafely(
    actions.success,
    function* renewNext({ payload: { params } }: PayloadAction<{ params: PageParams<Q> }>): SagaIterator {
      const { renewal, loading } = yield* select(current);
      if (renewal !== null && loading === null)
        yield put(actions.pageRequested({ query: params.query, page: params.page + 1 }));
    },
    actions.success.type,
  );

  yield takeEverySafely(
    actions.more,
    function* more(): SagaIterator {
      const { key, query, pages, loading, totalPages, renewal } = yield* select(current);
      const page = lastPage(pages) + 1;
      if (key === null || loading !== null || renewal !== null || page > totalPages) return;
      yield put(actions.pageRequested({ query: query as Q, page }));
    },
    actions.more.type,
  );

  yield takeEverySafely(
    actions.goTo,
    function* goTo({ payload: page }: PayloadAction<number>): SagaIterator {
      const { key, query } = yield* select(current);
      if (key !== null) yield put(actions.pageRequested({ query: query as Q, page }));
    },
    actions.goTo.type,
  );

  yield takeEverySafely(
    actions.retry,
    function* retry(): SagaIterator {
      const { key, query, pages, failedPage } = yield* select(current);
      if (key === null || failedPage === null) return;
      const isReload = pages.some(({ page }) => page === failedPage);
      yield put(isReload ? actions.renew() : actions.pageRequested({ query: query as Q, page: failedPage }));
    },
    actions.retry.type,
  );
}
