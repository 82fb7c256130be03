/** Loads the open post. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getPost } from './api';
import { academyReducer, post, selectPostState } from './state';

export function* academySaga(): SagaIterator {
  yield* watchFetch(post, getPost, { select: selectPostState });
}

export const academyDuck = createDuck('academy', { reducer: academyReducer, saga: academySaga });
