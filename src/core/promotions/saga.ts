/** Announcements are quiet; an upsell banner that fails is nobody's concern. */
import type { SagaIterator } from 'redux-saga';
import { watchFetch } from '@/shared/duck/fetch';
import { getBanners, getHeroSections, getLatestPosts, getMarquee, getUpsellBanner } from './api';
import {
  banners,
  heroSections,
  latestPosts,
  marquee,
  selectBanners,
  selectHeroSections,
  selectLatestPosts,
  selectMarquee,
  selectUpsellBanner,
  upsellBanner,
} from './state';

export function* promotionsSaga(): SagaIterator {
  yield* watchFetch(banners, getBanners, { errors: 'quiet', select: selectBanners });
  yield* watchFetch(heroSections, getHeroSections, { errors: 'quiet', select: selectHeroSections });
  yield* watchFetch(marquee, getMarquee, { errors: 'quiet', select: selectMarquee });
  yield* watchFetch(upsellBanner, getUpsellBanner, { errors: 'ignore', select: selectUpsellBanner });
  yield* watchFetch(latestPosts, getLatestPosts, { errors: 'quiet', select: selectLatestPosts });
}
