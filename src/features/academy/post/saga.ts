/** Loads the open post; quiet, since the page shows errors and a missing post itself. */
import type { SagaIterator } from 'redux-saga';
import { watchFetch } from '@/shared/duck/fetch';
import { getPost } from './api';
import { post, selectPostState } from './state';

export function* academySaga(): SagaIterator {
  yield* watchFetch(post, getPost, { errors: 'quiet', select: selectPostState });
}
