/** Follows instructors. A guest logs in first, and it is sent without another press. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { alertShown } from '@/platform/messages/state';
import { logInFirst } from '@/platform/navigation/logInFirst';
import { endWithSession } from '@/platform/session/endWithSession';
import { selectLoggedIn } from '@/platform/session/state';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { postFollow } from './api';
import { follow, followsReducer, selectFollow } from './state';
import { t } from './texts';

function* sendFollow(id: number): SagaIterator {
  yield put(follow.sent(id));
  const result = yield* callApi(postFollow, { id }, { errors: 'alert' });
  yield put(result.ok ? follow.done(id) : follow.failed(id));
  if (result.ok) yield put(alertShown(t('follow.done'), 'success'));
}

function* followInstructor({ payload: { id } }: ReturnType<typeof follow.request>): SagaIterator {
  const mayFollow = (yield* select(selectLoggedIn)) || (yield* logInFirst());
  if (!mayFollow || (yield* select(selectFollow, id)) !== null) return;
  yield* endWithSession(() => sendFollow(id));
}

export function* followsSaga(): SagaIterator {
  yield takeEverySafely(follow.request, followInstructor);
}

export const followsDuck = createDuck('follows', { reducer: followsReducer, saga: followsSaga });
