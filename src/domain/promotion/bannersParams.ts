import { isRegion, regularClassFirst } from '@/shared/i18n/locales';
import type { BannersParams, PromotedPage } from './state';

/**
 * Returns the banner parameters of a page. The API has banners for classes and for courses; the home page shows the
 * banners of its region's first kind. `levelId` null: all levels.
 */
export function bannersParams(page: PromotedPage, region: string, levelId: number | null): BannersParams {
  const classesFirst = isRegion(region) && regularClassFirst.has(region);
  const first = classesFirst ? 'regular_class' : 'course';
  return { region, page, section: page === 'home' ? first : page, limit: classesFirst ? 10 : 6, levelId };
}
