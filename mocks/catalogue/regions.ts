import { en } from './curricula/en/curriculum.ts';
import { zhHk } from './curricula/zh-hk/curriculum.ts';
import { zhTw } from './curricula/zh-tw/curriculum.ts';
import type { Curriculum, PlaceText } from './curriculum.ts';
import { enHk } from './places/en-hk.ts';
import { zhHkPlace } from './places/zh-hk.ts';
import { zhTwPlace } from './places/zh-tw.ts';

export interface RegionRow {
  /** Added to every id of the region; below it, ids are the same everywhere. A multiple of 10 000. */
  idBase: number;
  currency: string;
  /** A price of the blueprint (Hong Kong dollars) becomes `round(price × scale / step) × step − dip`. */
  price: { scale: number; step: number; dip: number };
  utcOffsetHours: number;
  captions: readonly { lang: string; label: string }[];
  texts: Readonly<Record<string, { curriculum: Curriculum; place: PlaceText }>>;
}

const captions = {
  en: { lang: 'en', label: 'English' },
  zhHk: { lang: 'zh-hk', label: '繁體中文（香港）' },
  zhTw: { lang: 'zh-tw', label: '繁體中文（台灣）' },
};

const rows: Readonly<Record<string, RegionRow>> = {
  hk: {
    idBase: 0,
    currency: 'HKD',
    price: { scale: 1, step: 1, dip: 0 },
    utcOffsetHours: 8,
    captions: [captions.en, captions.zhHk],
    texts: { 'en-hk': { curriculum: en, place: enHk }, 'zh-hk': { curriculum: zhHk, place: zhHkPlace } },
  },
  tw: {
    idBase: 20_000,
    currency: 'TWD',
    price: { scale: 4, step: 100, dip: 10 },
    utcOffsetHours: 8,
    captions: [captions.zhTw, captions.en],
    texts: { 'zh-tw': { curriculum: zhTw, place: zhTwPlace } },
  },
};

/** Regions that have a catalogue, and their locales; the first locale is the region's default. */
export const catalogueRegions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(rows).map(([region, row]) => [region, Object.keys(row.texts)]),
);

/** Throws for a region without a catalogue: a new one is a curriculum, a place and a row here. */
export function regionRow(region: string): RegionRow {
  const row = Object.hasOwn(rows, region) ? rows[region] : undefined;
  if (!row) throw new Error(`No catalogue for region "${region}"; there are ${Object.keys(rows).join(', ')}`);
  return row;
}

export function regionTexts(region: string, locale: string): { curriculum: Curriculum; place: PlaceText } {
  const { texts } = regionRow(region);
  const found = Object.hasOwn(texts, locale) ? texts[locale] : undefined;
  if (!found)
    throw new Error(`Region "${region}" has no catalogue in "${locale}"; there are ${Object.keys(texts).join(', ')}`);
  return found;
}
