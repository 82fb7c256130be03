import { toBundleCard } from '../shapes/bundle';
import { toCourseCard } from '../shapes/course';
import { toBanner } from '../shapes/home';
import { toTopicCard } from '../shapes/liveTopic';
import { toPost } from '../shapes/post';
import { createApiHandler } from './api';
import type { Call } from './call';
import { createFailure } from './failures';
import { readCount, readNumbers } from './lists';

const sections = ['regular_class', 'course'] as const;
const pages = ['home', ...sections] as const;

function requireName<T extends string>(names: readonly T[], name: string): T {
  const found = names.find((known) => known === name);
  if (found === undefined) throw createFailure('notFound');
  return found;
}

/** Returns the region named by a query, else the header's. */
const readRegion = (call: Call, key: string) => call.requireRegion(call.query.get(key) ?? call.region);

export const homeHandlers = [
  createApiHandler('banners', (call) => {
    const { catalogue } = call.visitorView(call.requireRegion(call.readParam('region')));
    const name = call.query.get('section_name');
    const wanted = name === null ? null : requireName(sections, name);
    const [level] = readNumbers(call.query, 'grade_level_id');
    const banners = catalogue.banners.filter(
      (banner) =>
        (wanted === null || banner.section === wanted) &&
        (level === undefined || banner.levelId === null || banner.levelId === level),
    );
    return {
      banners: banners.slice(0, readCount(call.query, 'limit', 10)).map(toBanner),
    };
  }),

  createApiHandler('heroSections', (call) => ({
    heroSections: call.visitorView(readRegion(call, 'region')).catalogue.heroSections,
  })),

  createApiHandler('homePage', (call) => {
    return { id: call.visitorView(call.requireRegion(call.readParam('region'))).catalogue.homePageId };
  }),

  createApiHandler('homeContent', (call) => {
    const view = call.visitorView();
    const { catalogue } = view;
    if (call.requireId('homePageId') !== catalogue.homePageId) throw createFailure('notFound');
    const sets = catalogue.collections.filter(({ kind }) => kind !== 'single' && kind !== 'prepack');
    const prepacks = catalogue.collections.filter(({ kind }) => kind === 'prepack');
    // The home page shows eight, so that there are some of each kind among them.
    const bundles = [...sets.slice(0, 5), ...prepacks, ...sets.slice(5)];
    return {
      regularClasses: catalogue.topics
        .filter((topic) => topic.active)
        .slice(0, 8)
        .map((topic) => toTopicCard(view, topic)),
      courses: catalogue.courses.slice(0, 8).map((course) => toCourseCard(view, course)),
      bundles: bundles.map((bundle) => toBundleCard(view, bundle)),
      courseGroups: catalogue.courseGroups,
    };
  }),

  createApiHandler('academyPosts', (call) => {
    const posts = [...call.visitorView().catalogue.posts].sort((a, b) => b.publishedMs - a.publishedMs || b.id - a.id);
    return { posts: posts.map(toPost) };
  }),

  createApiHandler('academyPost', (call) => {
    const { posts } = call.visitorView().catalogue;
    const post = posts.find(({ id }) => id === call.requireId('id'));
    if (!post) throw createFailure('notFound');
    const related = posts.filter(({ id }) => post.relatedPostIds.includes(id));
    return { post: { ...toPost(post), relatedPosts: related.map(toPost) } };
  }),

  createApiHandler('marquee', (call) => ({
    marquee: call.visitorView(readRegion(call, 'region_name')).catalogue.marquees[
      requireName(pages, call.readParam('page'))
    ],
  })),

  createApiHandler('upsellBanner', (call) => ({
    upsellBanner: call.visitorView(readRegion(call, 'region_name')).catalogue.upsellBanners[
      requireName(pages, call.query.get('page') ?? 'home')
    ],
  })),

  createApiHandler('coursePromotion', (call) => ({
    promotion: call.visitorView().catalogue.promotions.course,
  })),

  createApiHandler('livePromotion', (call) => ({
    promotion: call.visitorView().catalogue.promotions.live,
  })),
];
