import {
  readBannersResponse,
  readHeroSectionsResponse,
  readHomePageResponse,
  readMarqueeResponse,
  readPromotionResponse,
  readUpsellBannerResponse,
} from '@/shared/entities/home';
import { readPostsResponse } from '@/shared/entities/post';
import type { Http } from '@/shared/http/http';
import type { BannersParams, PageNotice, PromotionParams } from './state';

export const getBanners = async (http: Http, params: BannersParams, signal?: AbortSignal) => {
  const { region, section, limit, levelId } = params;
  const query = { limit, gradeLevelId: levelId, sectionName: section };
  return (await http.request('banners', { path: { region }, query, read: readBannersResponse, signal })).banners;
};

export const getHeroSections = async (http: Http, { region }: { region: string }, signal?: AbortSignal) =>
  (await http.request('heroSections', { query: { region }, read: readHeroSectionsResponse, signal })).heroSections;

/** The API takes the region from the header. */
export const getPromotion = (http: Http, { page }: PromotionParams, signal?: AbortSignal) =>
  http.request(page === 'course' ? 'coursePromotion' : 'livePromotion', { read: readPromotionResponse, signal });

export const getMarquee = (http: Http, { region, page }: PageNotice, signal?: AbortSignal) =>
  http.request('marquee', { path: { page }, query: { regionName: region }, read: readMarqueeResponse, signal });

export const getUpsellBanner = (http: Http, { region, page }: PageNotice, signal?: AbortSignal) =>
  http.request('upsellBanner', { query: { page, regionName: region }, read: readUpsellBannerResponse, signal });

/** Returns the latest posts. They belong to the region's home page, whose id is requested first. */
export const getLatestPosts = async (http: Http, { region }: { region: string }, signal?: AbortSignal) => {
  const { id } = await http.request('homePage', { path: { region }, read: readHomePageResponse, signal });
  const query = { queryType: 'latest', pageId: id };
  return (await http.request('academyPosts', { query, read: readPostsResponse, signal })).posts;
};
