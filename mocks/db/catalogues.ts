import { type Locale, type Region, regionOf, regions } from '@/shared/i18n/locales';
import type { Catalogue } from '../catalogue/types';

export type BuildCatalogue = (region: string, locale: string, anchorMs: number) => Catalogue;

/** The language a region's content is shown in: the asked one when it is the region's, else the region's default. */
export function textLocale(locale: Locale, region: Region): Locale {
  return regionOf(locale) === region ? locale : regions[region].locales[0];
}

/** Remembers what was built; a moved anchor forgets the older catalogues. */
export function createCatalogues(build: BuildCatalogue): BuildCatalogue {
  const built = new Map<string, Catalogue>();
  let anchor: number | null = null;
  return (region, locale, anchorMs) => {
    if (anchorMs !== anchor) built.clear();
    anchor = anchorMs;
    const key = `${region} ${locale}`;
    const known = built.get(key);
    if (known) return known;
    const catalogue = build(region, locale, anchorMs);
    built.set(key, catalogue);
    return catalogue;
  };
}
