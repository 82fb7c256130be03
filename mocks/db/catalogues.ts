import { type Locale, type Region, regionOf, regions } from '@/shared/i18n/locales';
import { buildCatalogue } from '../catalogue/build';
import type { Catalogue } from '../catalogue/catalogueTypes';

export type BuildCatalogue = (region: string, locale: string, anchorMs: number) => Catalogue;

/** Returns the language of a region's content: the requested one if the region has it, else the region's default. */
export function textLocale(locale: Locale, region: Region): Locale {
  return regionOf(locale) === region ? locale : regions[region].locales[0];
}

const kept = 16;
const built = new Map<string, Catalogue>();

/**
 * Returns Lantern's own content. The latest catalogues are cached, since they are pure and immutable: all backends of a
 * process share them.
 */
export const buildOwn: BuildCatalogue = (region, locale, anchorMs) => {
  const key = `${region} ${locale} ${anchorMs}`;
  const known = built.get(key);
  if (known) return known;
  const catalogue = buildCatalogue(region, locale, anchorMs);
  built.set(key, catalogue);
  const [oldest] = built.keys();
  if (built.size > kept && oldest !== undefined) built.delete(oldest);
  return catalogue;
};
