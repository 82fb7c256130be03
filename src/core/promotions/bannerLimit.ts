import { isRegion, regularClassFirst } from '@/shared/i18n/locales';

/** As many banners as a page asks for; the pages of courses and classes do as the home of their region. */
export const bannerLimit = (region: string): number => (isRegion(region) && regularClassFirst.has(region) ? 10 : 6);
