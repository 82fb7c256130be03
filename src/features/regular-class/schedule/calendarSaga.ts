/** Downloads lessons as a calendar file: one, or those of a week, including lessons that no page has loaded yet. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { selectSavedLessons } from '@/domain/class/saved/state';
import { localePath } from '@/platform/locale/paths';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { service } from '@/platform/services/services';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { lastPage } from '@/shared/duck/pagedList';
import { leading } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { calendarFile, calendarFileName, calendarFileType } from '@/shared/lib/calendarFile';
import { downloadText } from '@/shared/lib/download';
import { browserZone } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { getSchedule } from './api';
import { calendarEvent, isBehindWeek, isInWeek, type Week, weekAt } from './calendar';
import { calendarRequested, scheduleSelectors, weekGathered } from './state';

const { selectAllLiveLessons, selectWhole } = scheduleSelectors.upcoming;

/** Returns null when a page fails to load, since an incomplete file would look like the whole week. */
function* lessonsOf(week: Week, zone: string): SagaIterator<LiveLesson[] | null> {
  const shown = yield* selectT(selectAllLiveLessons);
  const { pages, totalPages: known } = yield* selectT(selectWhole);
  const found = new Map(shown.map((lesson) => [lesson.id, lesson]));
  let page = lastPage(pages);
  let totalPages = page === 0 ? 1 : known;
  let isPast = shown.some((lesson) => isBehindWeek(lesson, week, zone));
  while (page < totalPages && !isPast) {
    page += 1;
    const result = yield* callApi(getSchedule.upcoming, { query: null, page }, { errors: 'alert' });
    if (!result.ok) return null;
    totalPages = result.data.totalPages ?? page;
    for (const lesson of result.data.items) found.set(lesson.id, lesson);
    isPast = result.data.items.length === 0 || result.data.items.some((lesson) => isBehindWeek(lesson, week, zone));
  }
  const saved = yield* selectT(selectSavedLessons);
  return [...found.values()].filter((lesson) => isInWeek(lesson, week, zone) && saved[lesson.id]?.shown !== false);
}

function* handOver(lessons: readonly LiveLesson[], title: string): SagaIterator {
  const navigation = yield* service('navigation');
  const locale = yield* selectT(selectLocale);
  const region = yield* selectT(selectRegion);
  const events = lessons.map((lesson) => {
    const path =
      lesson.liveTopicId === null ? null : localePath(locale, paths.liveLesson(lesson.liveTopicId, lesson.id));
    return calendarEvent(lesson, { region, origin: navigation.origin, path });
  });
  const text = calendarFile(events, { now: (yield* service('clock')).now(), productName: env.productName });
  yield call(downloadText, text, { name: calendarFileName(title), type: calendarFileType });
}

function* tell(key: 'calendar.saved' | 'calendar.none', type: 'success' | 'info', count = 0): SagaIterator {
  const { i18n } = yield* service('translations');
  yield put(alertShown(i18n.t(key, { ns: 'schedule', count }), type));
}

function* week(): SagaIterator {
  const zone = browserZone();
  const now = (yield* service('clock')).now();
  const days = weekAt(now, zone);
  const lessons = yield* lessonsOf(days, zone);
  if (lessons?.length === 0) yield* tell('calendar.none', 'info');
  else if (lessons) {
    yield* handOver(lessons, `${env.productName} ${days.from}`);
    yield* tell('calendar.saved', 'success', lessons.length);
  }
}

function* addToCalendar({ payload: target }: PayloadAction<LiveLesson | 'week'>): SagaIterator {
  if (target === 'week') {
    try {
      yield* week();
    } finally {
      yield put(weekGathered());
    }
    return;
  }
  yield* handOver([target], target.name);
  yield* tell('calendar.saved', 'success', 1);
}

export function* calendarSaga(): SagaIterator {
  yield leading(calendarRequested, addToCalendar);
}
