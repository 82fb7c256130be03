/** Loads the list of instructors. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getInstructors } from './api';
import { instructorList, instructorListReducer, instructorListSelectors } from './state';

export function* instructorListSaga(): SagaIterator {
  yield* watchPagedList(instructorList, getInstructors, { select: instructorListSelectors.selectList });
}

export const instructorListDuck = createDuck('instructorList', {
  reducer: instructorListReducer,
  saga: instructorListSaga,
});
