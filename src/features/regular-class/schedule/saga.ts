/**
 * Loads the two lists of a timetable. When a lesson is removed, lessons that move up are loaded before the next page
 * would skip them. A student's lists are cleared with the session.
 */
import type { SagaIterator } from 'redux-saga';
import { fork, put, take } from 'redux-saga/effects';
import { scheduleChange } from '@/domain/class/scheduleChanges';
import { getService } from '@/platform/services/services';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { endWithSession } from '@/platform/session/endWithSession';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { lastPage } from '@/shared/duck/pagedList';
import { takeEverySafely } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { calendarFileDuck } from '../calendar/saga';
import { scheduleChangesDuck } from '../schedule-changes/saga';
import { trustResponses } from '../schedule-changes/trustResponses';
import { getSchedule } from './api';
import { calendarSaga } from './calendarSaga';
import {
  pastSchedule,
  type ScheduleKind,
  type ScheduleRoot,
  scheduleFilled,
  scheduleKinds,
  scheduleOf,
  scheduleReceived,
  scheduleReducer,
  scheduleSelectors,
  upcomingSchedule,
  weekShown,
} from './state';
import { isCovered, listScheduleKinds } from './week/weekLoad';

function* answered({ type, payload }: PayloadAction<{ params: { page: number } }>): SagaIterator {
  if (payload.params.page > 1) return;
  const kind = type === pastSchedule.success.type ? 'past' : 'upcoming';
  yield put(scheduleReceived(kind, (yield* getService('clock')).now()));
}

function* kindWith(id: number): SagaIterator<ScheduleKind | null> {
  for (const kind of scheduleKinds) {
    const { pages } = yield* select(scheduleSelectors[kind].selectWhole);
    if (pages.some(({ items }) => items.some((item) => item.id === id))) return kind;
  }
  return null;
}

function* isTakenOff(id: number): SagaIterator<boolean> {
  for (;;) {
    const end = (yield take([scheduleChange.settled.type, scheduleChange.failed.type])) as { type: string };
    if (scheduleChange.failed.match(end) && end.payload.id === id) return false;
    if (scheduleChange.settled.match(end) && end.payload.id === id) return !end.payload.onSchedule;
  }
}

/** Reloads pages that may have gained a lesson, because the server's later lessons have moved up. */
function* reloadMovedPages({
  payload: { lesson, onSchedule },
}: ReturnType<typeof scheduleChange.changed>): SagaIterator {
  const kind = onSchedule ? null : yield* kindWith(lesson.id);
  if (kind === null) return;
  const { selectWhole } = scheduleSelectors[kind];
  const first = lastPage((yield* select(selectWhole)).pages);
  if (!(yield* isTakenOff(lesson.id))) return;
  const { pages, totalPages } = yield* select(selectWhole);
  if (lastPage(pages) >= totalPages) return;
  for (let page = first; page <= lastPage(pages); page += 1) {
    const result = yield* callApi(getSchedule[kind], { query: null, page }, { errors: 'ignore' });
    if (result.ok) yield put(scheduleFilled(kind, result.data.items));
  }
}

/** Loads further pages until the lists contain the week on screen. */
function* loadWeek(): SagaIterator {
  const span = yield* select((root: ScheduleRoot) => root.schedule.week);
  if (span === null) return;
  const now = (yield* getService('clock')).now();
  for (const kind of listScheduleKinds(span, now)) {
    const list = yield* select(scheduleSelectors[kind].selectWhole);
    if (list.pages.length > 0 && !isCovered(list, kind, span)) yield put(scheduleOf[kind].more(true));
  }
}

export function* scheduleSaga(): SagaIterator {
  for (const kind of scheduleKinds) {
    const { selectWhole } = scheduleSelectors[kind];
    yield* watchPagedList(scheduleOf[kind], getSchedule[kind], { select: selectWhole });
    yield* trustResponses({
      request: scheduleOf[kind].pageRequested,
      success: scheduleOf[kind].success,
      lessonsOf: ({ response }) => response.items,
    });
  }
  yield takeEverySafely([upcomingSchedule.success, pastSchedule.success], answered, 'schedule/received');
  yield takeEverySafely([weekShown], loadWeek, 'schedule/weekShown');
  yield takeEverySafely([upcomingSchedule.success, pastSchedule.success], loadWeek, 'schedule/week');
  yield takeEverySafely(
    scheduleChange.changed,
    (action: ReturnType<typeof scheduleChange.changed>) => endWithSession(() => reloadMovedPages(action)),
    'schedule/reloadMovedPages',
  );
  yield* clearOnSession(upcomingSchedule.clear, pastSchedule.clear);
  yield fork(calendarSaga);
}

export const scheduleDuck = createDuck('schedule', {
  reducer: scheduleReducer,
  saga: scheduleSaga,
  needs: [scheduleChangesDuck, calendarFileDuck],
});
