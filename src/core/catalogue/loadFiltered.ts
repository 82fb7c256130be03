/** How blocks follow the filter, whatever changed it: the address, a list that came in, the profile. */
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { userLoaded } from '@/core/session/actions';
import type { PayloadAction } from '@/shared/duck/action';
import { keyOf } from '@/shared/duck/fetch';
import { filterOpened, gradeLevels, homeContent, liveGradeLevels, subjectCategories } from './state';

/** After each of these the filter may mean something else. */
export const filterChanges = [
  filterOpened,
  gradeLevels.success,
  liveGradeLevels.success,
  subjectCategories.success,
  homeContent.success,
  userLoaded,
] as const;

interface Loadable<P> {
  request(params: P): Action;
  ensure(params: P): Action;
}

/**
 * The screen was opened: as it asks. Anything else loads a block only when that changes what the block asks for, so
 * that what has failed stays so until somebody retries it.
 */
export function* loadFiltered<P>(
  action: PayloadAction<unknown>,
  block: Loadable<P>,
  params: P,
  key: string | null,
): SagaIterator {
  if (filterOpened.match(action)) yield put(block[action.payload.load](params));
  else if (keyOf(params) !== key) yield put(block.request(params));
}
