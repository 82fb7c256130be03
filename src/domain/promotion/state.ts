/** Announcements on pages of content: banners, hero sections, a promotion, a marquee, an upsell banner, posts. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { type KeyedFetchState, keyedFetchReducer, slotState } from '@/shared/duck/keyedFetch';
import type { Banner, HeroSection, Marquee, Promotion, UpsellBanner } from '@/shared/entities/home';
import type { PostCard } from '@/shared/entities/post';

/** The pages with announcements, by the API's names. */
export type PromotedPage = 'home' | 'course' | 'regular_class';

export interface BannersParams {
  region: string;
  page: PromotedPage;
  section: 'course' | 'regular_class';
  limit: number;
  /** Null: all levels. */
  levelId: number | null;
}

export interface PageNotice {
  region: string;
  page: PromotedPage;
}

/** The pages of courses and classes have one promotion each. */
export interface PromotionParams {
  region: string;
  page: 'course' | 'regular_class';
}

export const banners = fetchActions<BannersParams, Banner[]>('promotions/banners');
export const heroSections = fetchActions<{ region: string }, HeroSection[]>('promotions/heroSections');
export const promotion = fetchActions<PromotionParams, { promotion: Promotion | null }>('promotions/promotion');
export const marquee = fetchActions<PageNotice, { marquee: Marquee | null }>('promotions/marquee');
export const upsellBanner = fetchActions<PageNotice, { upsellBanner: UpsellBanner | null }>('promotions/upsellBanner');
export const latestPosts = fetchActions<{ region: string }, PostCard[]>('promotions/latestPosts');

/** Announcements are stored per page, so that Back shows them unchanged. */
export const pageOf = ({ page }: { page: PromotedPage }) => page;

export interface PromotionsSlice {
  promotions: {
    banners: KeyedFetchState<Banner[]>;
    heroSections: FetchState<HeroSection[]>;
    promotion: KeyedFetchState<{ promotion: Promotion | null }>;
    marquee: KeyedFetchState<{ marquee: Marquee | null }>;
    upsellBanner: KeyedFetchState<{ upsellBanner: UpsellBanner | null }>;
    latestPosts: FetchState<PostCard[]>;
  };
}

export const promotionsReducer = combineReducers({
  banners: keyedFetchReducer(banners, pageOf),
  heroSections: fetchReducer(heroSections),
  promotion: keyedFetchReducer(promotion, pageOf),
  marquee: keyedFetchReducer(marquee, pageOf),
  upsellBanner: keyedFetchReducer(upsellBanner, pageOf),
  latestPosts: fetchReducer(latestPosts),
});

export const selectAllBanners = (root: PromotionsSlice) => root.promotions.banners;
export const selectPromotions = (root: PromotionsSlice) => root.promotions.promotion;
export const selectMarquees = (root: PromotionsSlice) => root.promotions.marquee;
export const selectUpsellBanners = (root: PromotionsSlice) => root.promotions.upsellBanner;
export const selectBanners = (root: PromotionsSlice, page: PromotedPage) => slotState(selectAllBanners(root), page);
export const selectHeroSections = (root: PromotionsSlice) => root.promotions.heroSections;
export const selectLatestPosts = (root: PromotionsSlice) => root.promotions.latestPosts;
