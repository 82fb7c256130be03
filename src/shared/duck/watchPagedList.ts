/** Watcher of a paged list: a new query cancels the old one, load-more refuses overlap, an answer too late is dropped. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { PayloadAction } from './action';
import type { ApiCall, CallOptions } from './callApi';
import { callInto } from './callInto';
import { selectT } from './effects';
import { keyOf } from './fetch';
import type { PageAnswer, PagedListActions, PagedListState, PageParams } from './pagedList';
import { lastPage } from './pagedListSelectors';
import { every, latest } from './safely';

interface WatchListOptions<Q, T> extends CallOptions {
  select: (state: never) => PagedListState<T, Q>;
}

export function* watchPagedList<Q, T, A extends PageAnswer<T>>(
  actions: PagedListActions<Q, T, A>,
  api: ApiCall<PageParams<Q>, A>,
  { select, ...options }: WatchListOptions<Q, T>,
): SagaIterator {
  const current = select as (state: unknown) => PagedListState<T, Q>;

  yield latest(
    [actions.pageRequested, actions.clear],
    function* load(action: PayloadAction<PageParams<Q> | undefined>): SagaIterator {
      if (actions.clear.match(action)) return;
      yield* callInto(actions, api, action.payload as PageParams<Q>, options);
    },
    actions.pageRequested.type,
  );

  yield every(
    actions.request,
    function* request({ payload: query }: PayloadAction<Q>): SagaIterator {
      yield put(actions.pageRequested({ query, page: 1 }));
    },
    actions.request.type,
  );

  yield every(
    actions.ensure,
    function* ensure({ payload: query }: PayloadAction<Q>): SagaIterator {
      const { key, pages, loading } = yield* selectT(current);
      const there = key === keyOf(query) && (pages.length > 0 || loading !== null);
      if (!there) yield put(actions.pageRequested({ query, page: 1 }));
    },
    actions.ensure.type,
  );

  yield every(
    actions.more,
    function* more(): SagaIterator {
      const { key, query, pages, loading, totalPages } = yield* selectT(current);
      const page = lastPage(pages) + 1;
      if (key === null || loading !== null || page > totalPages) return;
      yield put(actions.pageRequested({ query: query as Q, page }));
    },
    actions.more.type,
  );

  yield every(
    actions.goTo,
    function* goTo({ payload: page }: PayloadAction<number>): SagaIterator {
      const { key, query } = yield* selectT(current);
      if (key !== null) yield put(actions.pageRequested({ query: query as Q, page }));
    },
    actions.goTo.type,
  );

  yield every(
    actions.retry,
    function* retry(): SagaIterator {
      const { key, query, failedPage } = yield* selectT(current);
      if (key === null || failedPage === null) return;
      yield put(actions.pageRequested({ query: query as Q, page: failedPage }));
    },
    actions.retry.type,
  );
}
