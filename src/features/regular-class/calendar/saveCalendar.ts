/** Downloads lessons as a calendar file, and says how many. The page provides the texts `schedule`. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { localePath } from '@/platform/locale/paths';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { env } from '@/shared/config/env';
import { select } from '@/shared/duck/effects';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { calendarFile, calendarFileName, calendarFileType } from '@/shared/lib/calendarFile';
import { downloadText } from '@/shared/lib/download';
import { paths } from '@/shared/routing/paths';
import { calendarEvent } from './calendarEvent';

/** `title` names the file. */
export function* saveCalendar(lessons: readonly LiveLesson[], title: string): SagaIterator {
  const navigation = yield* getService('navigation');
  const locale = yield* select(selectLocale);
  const region = yield* select(selectRegion);
  const events = lessons.map((lesson) => {
    const path =
      lesson.liveTopicId === null ? null : localePath(locale, paths.liveLesson(lesson.liveTopicId, lesson.id));
    return calendarEvent(lesson, { region, origin: navigation.origin, path });
  });
  const text = calendarFile(events, { now: (yield* getService('clock')).now(), productName: env.productName });
  yield call(downloadText, text, { name: calendarFileName(title), type: calendarFileType });
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t('calendar.saved', { ns: 'schedule', count: lessons.length }), 'success'));
}
