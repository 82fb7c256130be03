/** Reads the open post; the page itself shows what went wrong, a post that is not there included. */
import type { SagaIterator } from 'redux-saga';
import { watchFetch } from '@/shared/duck/fetch';
import { getPost } from './api';
import { post, selectPostState } from './state';

export function* academySaga(): SagaIterator {
  yield* watchFetch(post, getPost, { errors: 'quiet', select: selectPostState });
}
