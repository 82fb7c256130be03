/** Reads that follow the filter: loaded when their page opens, and again when the filter has changed. */
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { userLoaded } from '@/platform/session/state';
import type { ActionCreator, PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { takeLatestSafely } from '@/shared/duck/safely';
import type { LoadMode } from '@/shared/routing/page';
import { courseGroups, courseLevels, filterOpened, homeContent, liveLevels, subjectCategories } from './state';

/** Actions after which the filter may have changed: loaded lists without the chosen value, or a profile with a level. */
const filterChanges = [
  courseLevels.success,
  liveLevels.success,
  subjectCategories.success,
  courseGroups.success,
  homeContent.success,
  userLoaded,
].map(({ type }) => type);

interface Read<Q> {
  request(query: Q): Action;
  ensure(query: Q): Action;
}

type Opened = ActionCreator<never[], { load: LoadMode }>;

/**
 * Loads a read for each selected query when `opened` is dispatched, in its load mode. Then requests a query whenever its
 * key differs from that of the read's state, until the filter of another page opens. A failed read stays failed until the
 * visitor retries it.
 */
export function* followQueries<R, S, Q>(
  opened: Opened,
  read: Read<Q>,
  selectQueries: (root: R) => readonly Q[],
  selectState: (root: S, query: Q) => { readonly key: string | null },
): SagaIterator {
  yield takeLatestSafely(
    [filterOpened, opened],
    function* follow(action: PayloadAction<{ load: LoadMode }>): SagaIterator {
      if (!opened.match(action)) return;
      for (const query of yield* select(selectQueries)) yield put(read[action.payload.load](query));
      for (;;) {
        yield take(filterChanges);
        for (const query of yield* select(selectQueries))
          if (keyOf(query) !== (yield* select(selectState, query)).key) yield put(read.request(query));
      }
    },
    `follow ${opened.type}`,
  );
}

/** Follows one query; while it is null, nothing is loaded. */
export const followQuery = <R, S, Q>(
  opened: Opened,
  read: Read<Q>,
  selectQuery: (root: R) => Q | null,
  selectState: (root: S) => { readonly key: string | null },
): SagaIterator =>
  followQueries(
    opened,
    read,
    (root: R) => {
      const query = selectQuery(root);
      return query === null ? [] : [query];
    },
    selectState,
  );
