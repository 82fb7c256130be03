/** Loads lists of live classes. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getFreeLiveTopics, getHomeTopics, getNextLessons } from './api';
import {
  classesReducer,
  freeLiveTopics,
  homeTopics,
  nextLessons,
  selectFreeLiveTopics,
  selectHomeTopics,
  selectNextLessons,
} from './state';

export function* classesSaga(): SagaIterator {
  yield* watchFetch(homeTopics, getHomeTopics, { select: selectHomeTopics });
  yield* watchFetch(nextLessons, getNextLessons, { select: selectNextLessons });
  yield* watchFetch(freeLiveTopics, getFreeLiveTopics, { select: selectFreeLiveTopics });
}

export const classesDuck = createDuck('classes', { reducer: classesReducer, saga: classesSaga });
