/** Downloads all upcoming lessons, or the lessons of some days, as a calendar file; loads the missing pages first. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { selectScheduleChanges } from '@/domain/class/scheduleChanges';
import { selectRegion } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import { lastPage } from '@/shared/duck/pagedList';
import { takeLeadingSafely } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { regions } from '@/shared/i18n/locales';
import { startDate } from '@/shared/lib/time';
import { addDays, browserZone, dateKey } from '@/shared/lib/timeZone';
import { saveCalendar } from '../calendar/saveCalendar';
import { getSchedule } from './api';
import { type CalendarWish, calendarGathered, calendarRequested, scheduleSelectors } from './state';

/** First and last date, as `YYYY-MM-DD` in the visitor's zone; `to` null: without end. */
interface Days {
  from: string;
  to: string | null;
}

/** Days from today to the end of a week that starts today. */
const weekAhead = 6;

const { selectAllLiveLessons, selectWhole } = scheduleSelectors.upcoming;

/** Returns null when a page fails to load, since an incomplete file would look like the whole one. */
function* upcomingUntil(to: string | null, zone: string): SagaIterator<LiveLesson[] | null> {
  const shown = yield* select(selectAllLiveLessons);
  const { pages, totalPages: known } = yield* select(selectWhole);
  const isBehind = ({ startAt }: LiveLesson) => to !== null && startDate(startAt, zone) > to;
  const found = new Map(shown.map((lesson) => [lesson.id, lesson]));
  let page = lastPage(pages);
  let totalPages = page === 0 ? 1 : known;
  let isComplete = shown.some(isBehind);
  while (page < totalPages && !isComplete) {
    page += 1;
    const result = yield* callApi(getSchedule.upcoming, { query: null, page }, { errors: 'alert' });
    if (!result.ok) return null;
    totalPages = result.data.totalPages ?? page;
    for (const lesson of result.data.items) found.set(lesson.id, lesson);
    isComplete = result.data.items.length === 0 || result.data.items.some(isBehind);
  }
  const changes = yield* select(selectScheduleChanges);
  return [...found.values()].filter(({ id }) => changes[id]?.isWanted !== false);
}

function* gather(wish: CalendarWish): SagaIterator {
  const zone = browserZone(regions[yield* select(selectRegion)].timeZone);
  const today = dateKey((yield* getService('clock')).now(), zone);
  const days: Days = wish === 'week' ? { from: today, to: addDays(today, weekAhead) } : { from: '', to: null };
  const lessons = yield* upcomingUntil(days.to, zone);
  if (lessons === null) return;
  const wanted = lessons.filter(({ startAt }) => {
    const date = startDate(startAt, zone);
    return date !== '' && date >= days.from && (days.to === null || date <= days.to);
  });
  if (wanted.length > 0) {
    yield* saveCalendar(wanted, wish === 'week' ? `${env.productName} ${days.from}` : env.productName);
    return;
  }
  const { i18n } = yield* getService('translations');
  const key = wish === 'week' ? 'calendar.none' : 'emptyTitle.upcoming';
  yield put(alertShown(i18n.t(key, { ns: 'schedule' }), 'info'));
}

function* addToCalendar({ payload: wish }: PayloadAction<CalendarWish>): SagaIterator {
  try {
    yield* gather(wish);
  } finally {
    yield put(calendarGathered());
  }
}

export function* calendarSaga(): SagaIterator {
  yield takeLeadingSafely(calendarRequested, addToCalendar);
}
