/** Loads the open post; quiet, since the page shows errors and a missing post itself. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getPost } from './api';
import { academyReducer, post, selectPostState } from './state';

export function* academySaga(): SagaIterator {
  yield* watchFetch(post, getPost, { errors: 'quiet', select: selectPostState });
}

export const academyDuck = createDuck('academy', { reducer: academyReducer, saga: academySaga });
