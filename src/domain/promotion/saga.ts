/** Loads announcements; a failed upsell banner is ignored, since nothing shows its failure. */
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
  yield* watchKeyedFetch(banners, getBanners, { slotOf: pageOf, select: selectAllBanners });
  yield* watchFetch(heroSections, getHeroSections, { select: selectHeroSections });
  yield* watchKeyedFetch(promotion, getPromotion, { slotOf: pageOf, select: selectPromotions });
  yield* watchKeyedFetch(marquee, getMarquee, { slotOf: pageOf, select: selectMarquees });
  yield* watchKeyedFetch(upsellBanner, getUpsellBanner, {
    errors: 'ignore',
    slotOf: pageOf,
    select: selectUpsellBanners,
  });
  yield* watchFetch(latestPosts, getLatestPosts, { select: selectLatestPosts });
}

export const promotionsDuck = createDuck('promotions', { reducer: promotionsReducer, saga: promotionsSaga });
