import { isRegion, regularClassFirst } from '@/shared/i18n/locales';
import type { BannersParams, PromotedPage } from './state';

/**
 * Which banners a page asks for. The server has those of classes and those of courses; the home shows the ones of what
 * stands first in its region. `gradeLevelId` null: those of every grade.
 */
export function bannersParams(page: PromotedPage, region: string, gradeLevelId: number | null): BannersParams {
  const classesFirst = isRegion(region) && regularClassFirst.has(region);
  const first = classesFirst ? 'regular_class' : 'course';
  return { region, page, section: page === 'home' ? first : page, limit: classesFirst ? 10 : 6, gradeLevelId };
}
