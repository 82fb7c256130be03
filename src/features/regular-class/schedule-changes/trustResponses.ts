/** Shows another device's changes of the schedule, once a later request of a list has loaded. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type ScheduleChange, scheduleChange, selectScheduleChanges } from '@/domain/class/scheduleChanges';
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
 * Watches one list; its page must provide the duck `scheduleChanges`. A change that was settled before the list was requested
 * gives way to the response; later changes keep their value.
 */
export function* trustResponses<A, P>({ request, success, lessonsOf }: ResponsesData<A, P>): SagaIterator {
  let before: Readonly<Record<number, ScheduleChange>> = {};
  yield takeEverySafely(request, function* remember(): SagaIterator {
    before = yield* select(selectScheduleChanges);
  });
  yield takeEverySafely(success, function* compare({ payload }: PayloadAction<P>): SagaIterator {
    const now = yield* select(selectScheduleChanges);
    const settled = ({ id }: LiveLesson) => {
      const change = now[id];
      return change !== undefined && change === before[id] && !change.sending && change.isWanted === change.isConfirmed;
    };
    const ids = lessonsOf(payload)
      .filter(settled)
      .map(({ id }) => id);
    if (ids.length > 0) yield put(scheduleChange.forgotten(ids));
  });
}
