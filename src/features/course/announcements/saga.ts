/** Loads announcements that the course's response does not include. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import type { Course } from '@/shared/entities/course';
import { courseDetail } from '../state';
import { getAnnouncements } from './api';
import { announcements, announcementsReducer, announcementsSelectors } from './state';

/** Reloads the current page in another language. */
function* loadAnnouncements({ payload: { data } }: PayloadAction<{ data: Course }>): SagaIterator {
  const { outdated } = yield* select(announcementsSelectors.selectList);
  const query = { courseId: data.id };
  if (outdated) yield put(announcements.ensure(query));
  else if (data.announcementList === null) yield put(announcements.request(query));
}

export function* announcementsSaga(): SagaIterator {
  yield* watchPagedList(announcements, getAnnouncements, { select: announcementsSelectors.selectList });
  yield takeEverySafely(courseDetail.success, loadAnnouncements, 'announcements/loadAnnouncements');
}

export const announcementsDuck = createDuck('announcements', {
  reducer: announcementsReducer,
  saga: announcementsSaga,
});
