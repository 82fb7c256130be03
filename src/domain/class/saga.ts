/** Loads lists of live classes; all calls are quiet, since their blocks show what failed and offer Retry. */
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
  yield* watchFetch(homeTopics, getHomeTopics, { errors: 'quiet', select: selectHomeTopics });
  yield* watchFetch(nextLessons, getNextLessons, { errors: 'quiet', select: selectNextLessons });
  yield* watchFetch(freeLiveTopics, getFreeLiveTopics, { errors: 'quiet', select: selectFreeLiveTopics });
}

export const classesDuck = createDuck('classes', { reducer: classesReducer, saga: classesSaga });
