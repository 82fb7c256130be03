/** Announcements that do not come with their course are asked for; quiet, since their list offers Retry. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { PayloadAction } from '@/shared/duck/action';
import { every } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import type { Course } from '@/shared/entities/course';
import { courseDetail } from '../state';
import { getAnnouncements } from './api';
import { announcements, announcementsSelectors } from './state';

function* askWhenAbsent({ payload: { data } }: PayloadAction<{ data: Course }>): SagaIterator {
  if (data.announcementList === null) yield put(announcements.request({ courseId: data.id }));
}

export function* announcementsSaga(): SagaIterator {
  yield* watchPagedList(announcements, getAnnouncements, {
    errors: 'quiet',
    select: announcementsSelectors.selectList,
  });
  yield every(courseDetail.success, askWhenAbsent, 'announcements/askWhenAbsent');
}
