import type { Locale } from '../../../src/shared/i18n/locales.ts';
import { formatWeekdayDate } from '../../../src/shared/lib/time.ts';
import { mediaUrl } from '../art/mediaUrl.ts';
import { bundleSlot } from '../blueprint/offers.ts';
import type { Catalogue } from '../catalogueTypes.ts';
import type { SubjectKey } from '../commonTypes.ts';
import { fillText } from '../fillText.ts';
import type { Banner, Section } from '../homeTypes.ts';
import type { Post } from '../postTypes.ts';
import { itemAt } from '../random.ts';
import type { SiteInfo } from '../siteInfoTypes.ts';
import { type Context, DAY, toLevelId } from './context.ts';
import { computeEndOfDay } from './courseLessons.ts';
import { plannedCourses } from './courses.ts';
import { bundleSetSlot, prepackSlot } from './setCollections.ts';

type Page = keyof Catalogue['marquees'];
type PathOf = (context: Context) => string | null;

const HELP = 'https://help.lantern.example';

/** App paths have no locale: the app adds its own. */
const course = (slot: number) => (context: Context) => `/course/${context.id(slot)}`;
const topic = (slot: number) => (context: Context) => `/regular-class/topics/${context.id(slot)}`;
const bundle = (position: number) => (context: Context) => `/bundle/${context.id(bundleSlot(position))}`;
const prepack = (position: number) => (context: Context) => `/prepack/${context.id(prepackSlot(position))}`;
const page = (path: string | null) => () => path;

/** In the order of the texts; a banner with a level is shown only to that school year. */
const bannerPlans: readonly { section: Section; path: PathOf; level?: number }[] = [
  { section: 'course', path: course(101) },
  { section: 'regular_class', path: page('/instructors/live-topic') },
  { section: 'course', path: bundle(1) },
  { section: 'course', path: course(1001) },
  { section: 'regular_class', path: page(null) },
  { section: 'regular_class', path: topic(1) },
  { section: 'regular_class', path: topic(9), level: 11 },
  { section: 'regular_class', path: page('/regular-class/upcoming') },
  { section: 'course', path: prepack(1), level: 9 },
  { section: 'course', path: (context) => `/course/group/${context.id(1)}` },
  { section: 'course', path: course(201) },
  { section: 'course', path: (context) => `/bundle/${context.id(bundleSetSlot(1))}` },
];

/** Returns the last day of a course's early price, as a date in words. */
function formatEarlyEnd(context: Context, slot: number): string {
  const days = plannedCourses.find((planned) => planned.slot === slot)?.plan.presaleDays ?? 0;
  return formatWeekdayDate(computeEndOfDay(context, days), context.locale as Locale, context.row.timeZone);
}

function composeBanners(context: Context): Banner[] {
  const terms = { earlyEnd: formatEarlyEnd(context, 101) };
  return bannerPlans.map(({ section, path, level }, index) => {
    const seed = `${context.region}-${index + 1}`;
    return {
      id: context.id(index + 1),
      title: fillText(itemAt(context.text.pages.banners, index), { ...terms, ...context.yearTerms(level ?? 0) }),
      imageUrl: mediaUrl.banner(seed),
      mobileImageUrl: mediaUrl.banner(seed, false),
      linkUrl: path(context),
      section,
      levelId: level === undefined ? null : toLevelId(context, level),
    };
  });
}

const heroPaths: readonly PathOf[] = [course(101), page('/regular-class'), page('/instructors/all')];

/** Pictures of the posts: a subject and a number in the cover's own series. */
const postCovers: readonly (readonly [SubjectKey, number])[] = [
  ['music', 5],
  ['history', 6],
  ['physics', 9],
  ['english', 14],
  ['computing', 3],
  ['biology', 21],
  ['arts', 2],
  ['maths', 32],
  ['language', 8],
  ['geography', 17],
];

export function composePosts(context: Context): Post[] {
  const { posts } = context.text;
  return posts.map(({ title, summary, content }, index) => {
    const [key, number] = itemAt(postCovers, index);
    return {
      id: context.id(index + 1),
      title,
      summary,
      content,
      imageUrl: mediaUrl.cover(number, key),
      publishedMs: context.localTime(-3 - index * 6, 9, 0) - (index % 2) * (DAY / 4),
      relatedPostIds: [1, 2, 3].map((step) => context.id(((index + step) % posts.length) + 1)),
    };
  });
}

function composeSiteInfo(context: Context): SiteInfo {
  const { pages } = context.text;
  const links = (titles: readonly string[], urls: readonly string[]) =>
    titles.map((title, index) => ({ title, url: itemAt(urls, index) }));
  const help = `${HELP}/${context.region}`;
  return {
    faq: `${help}/faq`,
    offering: ['live_topic', 'course'],
    multipleOfferingMode: true,
    regularClassCampaignLinks: links(pages.regularClassCampaigns, ['/regular-class/topics', '/regular-class/upcoming']),
    courseCampaignLinks: links(pages.courseCampaigns, [
      `/course/group/${context.id(5)}`,
      `/course/group/${context.id(4)}`,
    ]),
    activityLinks: [
      ...links(pages.company, [`${help}/about`, `${help}/terms`, `${help}/privacy`, `${help}/safety`]),
      ...links(pages.activities, [`/POST/${context.id(1)}`, `/POST/${context.id(2)}`]),
    ],
    showInstructorBtn: { course: true, liveTopic: true },
    footerFaq: links(pages.footerFaq, [`${help}/start`, `${help}/payment`, `${help}/replays`, `${help}/devices`]),
  };
}

type Pages = Pick<
  Catalogue,
  'banners' | 'heroSections' | 'marquees' | 'upsellBanners' | 'promotions' | 'homePageId' | 'siteInfo'
>;

/** Returns the content of pages outside the catalogue itself. */
export function composePages(context: Context): Pages {
  const { pages } = context.text;
  const marquee = (index: number, page: Page, linkUrl: string | null) => ({
    id: context.id(index),
    text: pages.marquees[page],
    linkUrl,
  });
  const upsell = (index: number, page: Page, linkUrl: string) => ({
    id: context.id(index),
    title: pages.upsells[page],
    imageUrl: mediaUrl.banner(`${context.region}-upsell-${index}`),
    linkUrl,
  });
  const promotion = (index: number, kind: 'course' | 'live', linkUrl: string) => ({
    id: context.id(index),
    ...pages.promotions[kind],
    imageUrl: mediaUrl.banner(`${context.region}-promotion-${index}`),
    linkUrl,
  });
  return {
    banners: composeBanners(context),
    heroSections: pages.heroSections.map(({ title, description }, index) => ({
      id: context.id(index + 1),
      title,
      description,
      imageUrl: mediaUrl.banner(`${context.region}-hero-${index + 1}`, false),
      linkUrl: itemAt(heroPaths, index)(context),
    })),
    marquees: {
      home: marquee(1, 'home', '/regular-class/topics'),
      regular_class: marquee(2, 'regular_class', null),
      course: marquee(3, 'course', `/bundle/${context.id(bundleSlot(2))}`),
    },
    upsellBanners: {
      home: upsell(1, 'home', `/bundle/${context.id(bundleSlot(1))}`),
      regular_class: upsell(2, 'regular_class', `/bundle/${context.id(bundleSlot(3))}`),
      course: upsell(3, 'course', `/prepack/${context.id(prepackSlot(1))}`),
    },
    promotions: {
      course: promotion(1, 'course', `/course/group/${context.id(1)}`),
      live: promotion(2, 'live', '/regular-class/topics'),
    },
    homePageId: context.id(1),
    siteInfo: composeSiteInfo(context),
  };
}
