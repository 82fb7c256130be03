/** What the pages of content announce: banners, hero sections, a marquee, an upsell banner, posts of the academy. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { Banner, HeroSection, Marquee, UpsellBanner } from '@/shared/entities/home';
import type { PostCard } from '@/shared/entities/post';

export type PromotedPage = 'home';

export interface BannersParams {
  region: string;
  limit: number;
  /** Null: those of every grade. */
  gradeLevelId: number | null;
}

export interface PageNotice {
  region: string;
  page: PromotedPage;
}

export const banners = fetchActions<BannersParams, Banner[]>('promotions/banners');
export const heroSections = fetchActions<{ region: string }, HeroSection[]>('promotions/heroSections');
export const marquee = fetchActions<PageNotice, { marquee: Marquee | null }>('promotions/marquee');
export const upsellBanner = fetchActions<PageNotice, { upsellBanner: UpsellBanner | null }>('promotions/upsellBanner');
export const latestPosts = fetchActions<{ region: string }, PostCard[]>('promotions/latestPosts');

export interface PromotionsSlice {
  promotions: {
    banners: FetchState<Banner[]>;
    heroSections: FetchState<HeroSection[]>;
    marquee: FetchState<{ marquee: Marquee | null }>;
    upsellBanner: FetchState<{ upsellBanner: UpsellBanner | null }>;
    latestPosts: FetchState<PostCard[]>;
  };
}

export const promotionsReducer = combineReducers({
  banners: fetchReducer(banners),
  heroSections: fetchReducer(heroSections),
  marquee: fetchReducer(marquee),
  upsellBanner: fetchReducer(upsellBanner),
  latestPosts: fetchReducer(latestPosts),
});

export const selectBanners = (root: PromotionsSlice) => root.promotions.banners;
export const selectHeroSections = (root: PromotionsSlice) => root.promotions.heroSections;
export const selectMarquee = (root: PromotionsSlice) => root.promotions.marquee;
export const selectUpsellBanner = (root: PromotionsSlice) => root.promotions.upsellBanner;
export const selectLatestPosts = (root: PromotionsSlice) => root.promotions.latestPosts;
