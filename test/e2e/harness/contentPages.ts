/** Pages with an id in the build of the browser tests: one of each kind in three regions. All others get the fallback. */

/** When the build asked the API: a day before the tests' evening. */
export const contentTime = '2026-11-17T19:10:00+08:00';

/** The number after which the ids of a region start, in the mock backend. */
const locales = { 'zh-hk': 0, 'th-th': 50_000, 'ja-jp': 30_000 } as const;

export type ContentLocale = keyof typeof locales;

export const contentLocales = Object.keys(locales) as ContentLocale[];

/** Paths of the kinds below the locale, by the number that ids of the region start after. */
const kinds = {
  course: (first: number) => `/course/${first + 101}`,
  courseLesson: (first: number) => `/course/${first + 101}/lesson/${first + 101}01`,
  courseGroup: (first: number) => `/course/group/${first + 1}`,
  topic: (first: number) => `/regular-class/topics/${first + 1}`,
  liveLesson: (first: number) => `/regular-class/topics/${first + 1}/lesson/${first + 1}01`,
  syllabusLesson: (first: number) => `/regular-class/topics/${first + 1}/syllabus-lesson/${first + 1}001`,
  bundle: (first: number) => `/bundle/${first + 6001}`,
  prepack: (first: number) => `/prepack/${first + 8001}`,
  instructor: (first: number) => `/instructors/${first + 1}`,
  instructorItems: (first: number) => `/instructors/${first + 1}/course`,
  post: (first: number) => `/POST/${first + 1}`,
} as const;

export const contentPage = (locale: ContentLocale, kind: keyof typeof kinds): string =>
  `/${locale}${kinds[kind](locales[locale])}`;

const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** Pages without an id whose content is in their HTML; the other regions have theirs without. */
export const contentLists = ['/th-th', '/th-th/course', '/th-th/regular-class', '/th-th/instructors/all'];

/** A class whose next time is longer in another time zone than the rest of its line. */
export const longTimePage = '/th-th/regular-class/topics/50008';

export const allContentPages: readonly string[] = [
  ...contentLocales.flatMap((locale) => names.map((kind) => contentPage(locale, kind))),
  longTimePage,
];

/** Returns a page of each kind, each in another locale than its neighbours and than those of another `round`. */
export const pagesOfRound = (round: number): string[] =>
  names.map((kind, index) => {
    const locale = contentLocales[(index + round) % contentLocales.length];
    return contentPage(locale ?? 'zh-hk', kind);
  });
