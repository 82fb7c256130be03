/** Regions and locales of the product: one row per region; correct them here only. */

export type Currency = 'AUD' | 'HKD' | 'IDR' | 'JPY' | 'KRW' | 'MYR' | 'NZD' | 'SGD' | 'THB' | 'TWD' | 'VND';

interface RegionRow {
  /** The first entry is the region's default locale. */
  readonly locales: readonly [string, ...string[]];
  readonly currency: Currency;
  /** IANA zone that is usual in the region; lesson times name the zone only when the browser's offset differs. */
  readonly timeZone: string;
  /** Day with which a week starts in the region's calendars: 0 is Sunday, 1 Monday. */
  readonly firstWeekday: 0 | 1;
}

export const regions = {
  au: { locales: ['en-au'], currency: 'AUD', timeZone: 'Australia/Sydney', firstWeekday: 1 },
  hk: { locales: ['en-hk', 'zh-hk'], currency: 'HKD', timeZone: 'Asia/Hong_Kong', firstWeekday: 0 },
  id: { locales: ['id-id', 'en-id'], currency: 'IDR', timeZone: 'Asia/Jakarta', firstWeekday: 0 },
  jp: { locales: ['ja-jp'], currency: 'JPY', timeZone: 'Asia/Tokyo', firstWeekday: 0 },
  kr: { locales: ['ko-kr'], currency: 'KRW', timeZone: 'Asia/Seoul', firstWeekday: 0 },
  my: { locales: ['en-my', 'ms-my', 'zh-my'], currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur', firstWeekday: 1 },
  nz: { locales: ['en-nz'], currency: 'NZD', timeZone: 'Pacific/Auckland', firstWeekday: 1 },
  sg: { locales: ['en-sg'], currency: 'SGD', timeZone: 'Asia/Singapore', firstWeekday: 0 },
  th: { locales: ['th-th', 'en-th'], currency: 'THB', timeZone: 'Asia/Bangkok', firstWeekday: 0 },
  tw: { locales: ['zh-tw'], currency: 'TWD', timeZone: 'Asia/Taipei', firstWeekday: 0 },
  vn: { locales: ['vi-vn'], currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh', firstWeekday: 1 },
} as const satisfies Record<string, RegionRow>;

export type Region = keyof typeof regions;
export type Locale = (typeof regions)[Region]['locales'][number];

export const regionNames = Object.keys(regions) as Region[];
export const locales: readonly Locale[] = regionNames.flatMap((region) => [...regions[region].locales]);
export const defaultLocale: Locale = 'en-hk';

/** Regions whose home shows regular classes first (10 banners, 20 courses); the others show courses first (6 and 8). */
export const regularClassFirst: ReadonlySet<Region> = new Set<Region>(['tw', 'hk']);

/** Names of the languages in their own language. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  th: 'ภาษาไทย',
  vi: 'Tiếng Việt',
  'zh-hk': '繁體中文',
  'zh-tw': '繁體中文',
  'zh-my': '简体中文',
};

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

export function isRegion(value: string): value is Region {
  return Object.hasOwn(regions, value);
}

/** Returns the region of a locale: its second half. */
export function regionOf(locale: Locale): Region {
  return locale.slice(3) as Region;
}

/** Returns the language of a locale: its first half. */
export function languageOf(locale: Locale): string {
  return locale.slice(0, 2);
}

/** Returns the name of a locale's language in that language. */
export function languageName(locale: Locale): string {
  return languageNames[locale] ?? languageNames[languageOf(locale)] ?? locale;
}

/** Returns the BCP 47 tag for `lang` attributes, `Intl` and i18next; Chinese includes its script. */
export function languageTag(locale: Locale): string {
  const region = regionOf(locale).toUpperCase();
  if (locale === 'zh-my') return 'zh-Hans-MY';
  if (languageOf(locale) === 'zh') return `zh-Hant-${region}`;
  return `${languageOf(locale)}-${region}`;
}
