/** Shows another device's changes of the schedule, once a later request of a list has loaded. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { lessonSave, type SavedEntry, selectSavedLessons } from '@/domain/class/savedState';
import type { ActionCreator, PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';

interface ResponsesData<A, P> {
  request: ActionCreator<never[], A>;
  success: ActionCreator<never[], P>;
  lessonsOf: (payload: P) => readonly LiveLesson[];
}

/**
 * Watches one list; its page must provide the duck `saved`. A change that was settled before the list was requested
 * gives way to the response; later changes keep their value.
 */
export function* trustResponses<A, P>({ request, success, lessonsOf }: ResponsesData<A, P>): SagaIterator {
  let before: Readonly<Record<number, SavedEntry>> = {};
  yield takeEverySafely(request, function* remember(): SagaIterator {
    before = yield* select(selectSavedLessons);
  });
  yield takeEverySafely(success, function* compare({ payload }: PayloadAction<P>): SagaIterator {
    const now = yield* select(selectSavedLessons);
    const settled = ({ id }: LiveLesson) => {
      const entry = now[id];
      return entry !== undefined && entry === before[id] && !entry.sending && entry.shown === entry.server;
    };
    const ids = lessonsOf(payload)
      .filter(settled)
      .map(({ id }) => id);
    if (ids.length > 0) yield put(lessonSave.forgotten(ids));
  });
}
