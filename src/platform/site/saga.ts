/** Loads the region's site information, at launch and whenever the region changes. */
import type { SagaIterator } from 'redux-saga';
import { watchFetch } from '@/shared/duck/fetch';
import { getSiteInfo } from './api';
import { selectSite, siteInfo } from './state';

export function* siteSaga(): SagaIterator {
  yield* watchFetch(siteInfo, getSiteInfo, { select: selectSite });
}
