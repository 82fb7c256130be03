import { type Currency, isRegion, type Region, regions } from '../../src/shared/i18n/locales.ts';
import { en } from './curricula/en/curriculum.ts';
import { id } from './curricula/id/curriculum.ts';
import { ja } from './curricula/ja/curriculum.ts';
import { ko } from './curricula/ko/curriculum.ts';
import { ms } from './curricula/ms/curriculum.ts';
import { th } from './curricula/th/curriculum.ts';
import { vi } from './curricula/vi/curriculum.ts';
import { zhHk } from './curricula/zh-hk/curriculum.ts';
import { zhMy } from './curricula/zh-my/curriculum.ts';
import { zhTw } from './curricula/zh-tw/curriculum.ts';
import type { Curriculum, PlaceText } from './curriculum.ts';
import { enAu } from './places/en-au.ts';
import { enHk } from './places/en-hk.ts';
import { enId } from './places/en-id.ts';
import { enMy } from './places/en-my.ts';
import { enNz } from './places/en-nz.ts';
import { enSg } from './places/en-sg.ts';
import { enTh } from './places/en-th.ts';
import { idId } from './places/id-id.ts';
import { jaJpPlace } from './places/ja-jp.ts';
import { koKrPlace } from './places/ko-kr.ts';
import { msMy } from './places/ms-my.ts';
import { thTh } from './places/th-th.ts';
import { viVn } from './places/vi-vn.ts';
import { zhHkPlace } from './places/zh-hk.ts';
import { zhMyPlace } from './places/zh-my.ts';
import { zhTwPlace } from './places/zh-tw.ts';

interface Row {
  /** Added to every id of the region; without it, ids are the same everywhere. A multiple of 10 000. */
  idBase: number;
  /** A price of the blueprint (Hong Kong dollars) becomes `round(price × scale / step) × step − dip`, in whole cents. */
  price: { scale: number; step: number; dip: number };
  captions: readonly { lang: string; label: string }[];
  /** By locale, the region's default first. */
  texts: Readonly<Record<string, { curriculum: Curriculum; place: PlaceText }>>;
}

/** Data of a region's catalogue; currency and time zone (IANA) come from the app's table. */
export interface RegionRow extends Row {
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
    texts: { 'en-au': { curriculum: en, place: enAu } },
  },
  hk: {
    idBase: 0,
    price: { scale: 1, step: 1, dip: 0 },
    captions: [captions.en, captions.zhHk],
    texts: { 'en-hk': { curriculum: en, place: enHk }, 'zh-hk': { curriculum: zhHk, place: zhHkPlace } },
  },
  id: {
    idBase: 70_000,
    price: { scale: 1000, step: 10_000, dip: 1000 },
    captions: [captions.id, captions.en],
    texts: { 'id-id': { curriculum: id, place: idId }, 'en-id': { curriculum: en, place: enId } },
  },
  jp: {
    idBase: 30_000,
    price: { scale: 20, step: 500, dip: 20 },
    captions: [captions.ja, captions.en],
    texts: { 'ja-jp': { curriculum: ja, place: jaJpPlace } },
  },
  kr: {
    idBase: 40_000,
    price: { scale: 180, step: 1000, dip: 100 },
    captions: [captions.ko, captions.en],
    texts: { 'ko-kr': { curriculum: ko, place: koKrPlace } },
  },
  my: {
    idBase: 80_000,
    price: { scale: 0.4, step: 10, dip: 0.1 },
    captions: [captions.en, captions.ms, captions.zhMy],
    texts: {
      'en-my': { curriculum: en, place: enMy },
      'ms-my': { curriculum: ms, place: msMy },
      'zh-my': { curriculum: zhMy, place: zhMyPlace },
    },
  },
  nz: {
    idBase: 100_000,
    price: { scale: 0.2, step: 5, dip: 0.1 },
    captions: [captions.en, captions.zhMy],
    texts: { 'en-nz': { curriculum: en, place: enNz } },
  },
  sg: {
    idBase: 110_000,
    price: { scale: 0.16, step: 5, dip: 0.1 },
    captions: [captions.en, captions.zhMy],
    texts: { 'en-sg': { curriculum: en, place: enSg } },
  },
  th: {
    idBase: 50_000,
    price: { scale: 4, step: 50, dip: 10 },
    captions: [captions.th, captions.en],
    texts: { 'th-th': { curriculum: th, place: thTh }, 'en-th': { curriculum: en, place: enTh } },
  },
  tw: {
    idBase: 20_000,
    price: { scale: 4, step: 100, dip: 10 },
    captions: [captions.zhTw, captions.en],
    texts: { 'zh-tw': { curriculum: zhTw, place: zhTwPlace } },
  },
  vn: {
    idBase: 60_000,
    price: { scale: 1250, step: 10_000, dip: 1000 },
    captions: [captions.vi, captions.en],
    texts: { 'vi-vn': { curriculum: vi, place: viVn } },
  },
};

/**
 * The locales of every region's catalogue; the first is the region's default.
 * @internal Tests iterate over all catalogues with it.
 */
export const catalogueRegions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(rows).map(([region, row]) => [region, Object.keys(row.texts)]),
);

/** Returns the row of a region; throws for an unknown one. A new region needs a curriculum, a place and a row here. */
export function regionRow(region: string): RegionRow {
  if (!isRegion(region))
    throw new Error(`No catalogue for region "${region}"; there are ${Object.keys(rows).join(', ')}`);
  const { currency, timeZone } = regions[region];
  return { ...rows[region], currency, timeZone };
}

export function regionTexts(region: string, locale: string): { curriculum: Curriculum; place: PlaceText } {
  const { texts } = regionRow(region);
  const found = Object.hasOwn(texts, locale) ? texts[locale] : undefined;
  if (!found)
    throw new Error(`Region "${region}" has no catalogue in "${locale}"; there are ${Object.keys(texts).join(', ')}`);
  return found;
}
