import { type Currency, isLocale, isRegion, type Region, regionOf, regions } from '../../src/shared/i18n/locales.ts';
import { localeTexts } from './content.ts';
import type { Curriculum, PlaceText } from './curriculum.ts';

interface Row {
  /** Added to every id of the region; without it, ids are the same everywhere. A multiple of 10 000. */
  idBase: number;
  /** A price of the blueprint (Hong Kong dollars) becomes `round(price × scale / step) × step − dip`, in whole cents. */
  price: { scale: number; step: number; dip: number };
  captions: readonly { lang: string; label: string }[];
}

/** Data of a region's catalogue; locales, currency and time zone (IANA) come from the app's table. */
export interface RegionRow extends Row {
  region: Region;
  locales: readonly string[];
  currency: Currency;
  timeZone: string;
}

const captions = {
  en: { lang: 'en', label: 'English' },
  id: { lang: 'id', label: 'Bahasa Indonesia' },
  ja: { lang: 'ja', label: '日本語' },
  ko: { lang: 'ko', label: '한국어' },
  ms: { lang: 'ms', label: 'Bahasa Melayu' },
  th: { lang: 'th', label: 'ไทย' },
  vi: { lang: 'vi', label: 'Tiếng Việt' },
  zhHk: { lang: 'zh-hk', label: '繁體中文（香港）' },
  zhMy: { lang: 'zh-my', label: '简体中文' },
  zhTw: { lang: 'zh-tw', label: '繁體中文（台灣）' },
};

const rows: Readonly<Record<Region, Row>> = {
  au: {
    idBase: 90_000,
    price: { scale: 0.19, step: 5, dip: 0.05 },
    captions: [captions.en, captions.zhMy],
  },
  hk: {
    idBase: 0,
    price: { scale: 1, step: 1, dip: 0 },
    captions: [captions.en, captions.zhHk],
  },
  id: {
    idBase: 70_000,
    price: { scale: 1000, step: 10_000, dip: 1000 },
    captions: [captions.id, captions.en],
  },
  jp: {
    idBase: 30_000,
    price: { scale: 20, step: 500, dip: 20 },
    captions: [captions.ja, captions.en],
  },
  kr: {
    idBase: 40_000,
    price: { scale: 180, step: 1000, dip: 100 },
    captions: [captions.ko, captions.en],
  },
  my: {
    idBase: 80_000,
    price: { scale: 0.4, step: 10, dip: 0.1 },
    captions: [captions.en, captions.ms, captions.zhMy],
  },
  nz: {
    idBase: 100_000,
    price: { scale: 0.2, step: 5, dip: 0.1 },
    captions: [captions.en, captions.zhMy],
  },
  sg: {
    idBase: 110_000,
    price: { scale: 0.16, step: 5, dip: 0.1 },
    captions: [captions.en, captions.zhMy],
  },
  th: {
    idBase: 50_000,
    price: { scale: 4, step: 50, dip: 10 },
    captions: [captions.th, captions.en],
  },
  tw: {
    idBase: 20_000,
    price: { scale: 4, step: 100, dip: 10 },
    captions: [captions.zhTw, captions.en],
  },
  vn: {
    idBase: 60_000,
    price: { scale: 1250, step: 10_000, dip: 1000 },
    captions: [captions.vi, captions.en],
  },
};

/** Returns the row of a region; throws for an unknown one. A new region needs a row here and its files in `mocks/content`. */
export function regionRow(region: string): RegionRow {
  if (!isRegion(region))
    throw new Error(`No catalogue for region "${region}"; there are ${Object.keys(rows).join(', ')}`);
  const { locales, currency, timeZone } = regions[region];
  return { ...rows[region], region, locales, currency, timeZone };
}

export function regionTexts(region: string, locale: string): { curriculum: Curriculum; place: PlaceText } {
  const { locales } = regionRow(region);
  if (!isLocale(locale) || regionOf(locale) !== region)
    throw new Error(`Region "${region}" has no catalogue in "${locale}"; there are ${locales.join(', ')}`);
  return localeTexts(locale);
}
