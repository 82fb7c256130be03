/** Reloads blocks when the filter changes, be it by the address, a loaded list or the profile. */
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { keyOf } from '@/shared/duck/fetch';
import { courseGroups, filterOpened, gradeLevels, homeContent, liveGradeLevels, subjectCategories } from './state';

/** Actions after which the filter may have changed. */
export const filterChanges = [
  filterOpened,
  gradeLevels.success,
  liveGradeLevels.success,
  subjectCategories.success,
  courseGroups.success,
  homeContent.success,
  userLoaded,
] as const;

interface Loadable<P> {
  request(params: P): Action;
  ensure(params: P): Action;
}

/**
 * Loads a block. When the screen was opened, it loads in the mode of that action. Otherwise it loads only when its
 * parameters have changed, so that a failed block stays failed until the visitor retries it.
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
