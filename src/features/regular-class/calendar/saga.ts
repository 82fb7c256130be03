import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { takeLeadingSafely } from '@/shared/duck/safely';
import { saveCalendar } from './saveCalendar';
import { calendarFileRequested } from './state';

export function* calendarFileSaga(): SagaIterator {
  yield takeLeadingSafely(
    calendarFileRequested,
    function* save({ payload: { lessons, title } }): SagaIterator {
      yield* saveCalendar(lessons, title);
    },
    'calendar/file',
  );
}

/** Hands over lessons of a page as a calendar file. */
export const calendarFileDuck = createDuck('calendarFile', { saga: calendarFileSaga });
