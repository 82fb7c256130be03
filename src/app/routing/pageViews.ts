/** Tracks each page that is shown. */
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { PageEvent } from '@/platform/services/analytics';
import { getService } from '@/platform/services/services';
import { createAction, type PayloadAction } from '@/shared/duck/action';
import { takeEverySafely } from '@/shared/duck/safely';

type PageView = Omit<PageEvent, 'name'>;

export const pageViewed = createAction('page/viewed', (view: PageView) => view);

function* record({ payload }: PayloadAction<PageView>): SagaIterator {
  const analytics = yield* getService('analytics');
  const event: PageEvent = { name: 'page/viewed', ...payload };
  yield call([analytics, 'track'], event);
}

export function* pageViewSaga(): SagaIterator {
  yield takeEverySafely(pageViewed, record);
}
