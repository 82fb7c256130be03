/**
 * Keeps the visible feed up to date with what the student does: a finished lesson is removed at once, and the loaded
 * pages are reloaded, so that they neither repeat nor skip a lesson. Quiet: a failed reload leaves the content as it
 * is.
 */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { positionAcknowledged } from '@/platform/outbox/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import type { UserContent } from '@/shared/entities/userContent';
import { continueLeft, continueWatching, selectOpenedContinueWatching, upNext } from '../state';
import { type FeedPart, refreshRequested, staleShown } from './actions';
import { refreshReducer, selectIsBehind } from './state';

type Acknowledged = ReturnType<typeof positionAcknowledged>['payload'];

const isComplete = ({ lesson }: Acknowledged) =>
  'isCompleted' in lesson ? lesson.isCompleted : lesson.learningProgress >= 1;

function isOf(content: UserContent, { entry }: Acknowledged): boolean {
  const owner = entry.targetType === 'course' ? content.course : content.liveTopic;
  return owner?.id === entry.targetId && content.lesson?.id === entry.lessonId;
}

function* removeCompleted({ payload: done }: PayloadAction<Acknowledged>): SagaIterator {
  const list = yield* select(selectOpenedContinueWatching);
  if (!list || !isComplete(done) || !list.pages.some(({ items }) => items.some((item) => isOf(item, done)))) return;
  const pages = list.pages.map((page) => ({ ...page, items: page.items.filter((item) => !isOf(item, done)) }));
  yield put(continueLeft(pages));
}

/** Requests a reload, unless a page that is opening in the same turn has already requested the part. */
function* catchUp({ payload: part }: PayloadAction<FeedPart>): SagaIterator {
  yield call(() => Promise.resolve());
  if (yield* select(selectIsBehind, part)) yield put(refreshRequested(part));
}

function* reread({ payload: part }: PayloadAction<FeedPart>): SagaIterator {
  if (part === 'upNext') yield put(upNext.request(null));
  if (part === 'continueWatching') yield put(continueWatching.renew());
}

export function* refreshSaga(): SagaIterator {
  yield takeEverySafely(positionAcknowledged, removeCompleted, 'refresh/removeCompleted');
  yield takeEverySafely(staleShown, catchUp, 'refresh/catchUp');
  yield takeEverySafely(refreshRequested, reread, 'refresh/reread');
}

export const refreshDuck = createDuck('refresh', { reducer: refreshReducer, saga: refreshSaga });
