/** Loads announcements; all calls are quiet, and a failed upsell banner is ignored. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchKeyedFetch } from '@/shared/duck/keyedFetch';
import { getBanners, getHeroSections, getLatestPosts, getMarquee, getPromotion, getUpsellBanner } from './api';
import {
  banners,
  heroSections,
  latestPosts,
  marquee,
  pageOf,
  promotion,
  promotionsReducer,
  selectAllBanners,
  selectHeroSections,
  selectLatestPosts,
  selectMarquees,
  selectPromotions,
  selectUpsellBanners,
  upsellBanner,
} from './state';

export function* promotionsSaga(): SagaIterator {
  yield* watchKeyedFetch(banners, getBanners, { errors: 'quiet', slotOf: pageOf, select: selectAllBanners });
  yield* watchFetch(heroSections, getHeroSections, { errors: 'quiet', select: selectHeroSections });
  yield* watchKeyedFetch(promotion, getPromotion, { errors: 'quiet', slotOf: pageOf, select: selectPromotions });
  yield* watchKeyedFetch(marquee, getMarquee, { errors: 'quiet', slotOf: pageOf, select: selectMarquees });
  yield* watchKeyedFetch(upsellBanner, getUpsellBanner, {
    errors: 'ignore',
    slotOf: pageOf,
    select: selectUpsellBanners,
  });
  yield* watchFetch(latestPosts, getLatestPosts, { errors: 'quiet', select: selectLatestPosts });
}

export const promotionsDuck = createDuck('promotions', { reducer: promotionsReducer, saga: promotionsSaga });
