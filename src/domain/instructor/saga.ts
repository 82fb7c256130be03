/** Loads the home page's teachers. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getHomeInstructors } from './api';
import { homeInstructors, instructorsReducer, selectHomeInstructors } from './state';

export function* instructorsSaga(): SagaIterator {
  yield* watchFetch(homeInstructors, getHomeInstructors, { select: selectHomeInstructors });
}

export const instructorsDuck = createDuck('instructors', { reducer: instructorsReducer, saga: instructorsSaga });
