import { describe, expect, it, vi } from 'vitest';
import { readLevelsResponse, readSubjectCategoriesResponse } from './catalogue';
import { courseSummary, named, postCard, subject } from './fixtures.test-support';
import {
  bannerSchema,
  heroSectionSchema,
  homeContentSchema,
  marqueeSchema,
  promotionSchema,
  readBannersResponse,
  readHeroSectionsResponse,
  readHomeContentResponse,
  readHomePageResponse,
  readMarqueeResponse,
  readPromotionResponse,
  readUpsellBannerResponse,
  upsellBannerSchema,
} from './home';
import { readPostsResponse } from './post';
import { describeTolerance } from './tolerance.test-support';

const banner = { id: 1, title: 'New', imageUrl: '/b.svg', mobileImageUrl: '/m.svg', linkUrl: '/en-hk/course' };
describeTolerance('banner', bannerSchema, {
  input: banner,
  defaults: { id: 0, title: '', imageUrl: null, mobileImageUrl: null, linkUrl: null },
});

const hero = { id: 1, title: 'Learn', description: 'Tonight', imageUrl: '/h.svg', linkUrl: '/en-hk' };
const heroDefaults = { id: 0, title: '', description: '', imageUrl: null, linkUrl: null };
describeTolerance('hero section', heroSectionSchema, { input: hero, defaults: heroDefaults });
describeTolerance('promotion', promotionSchema, { input: hero, defaults: heroDefaults });
describeTolerance('upsell banner', upsellBannerSchema, {
  input: { id: 1, title: 'More', imageUrl: '/u.svg', linkUrl: '/en-hk' },
  defaults: { id: 0, title: '', imageUrl: null, linkUrl: null },
});
describeTolerance('marquee', marqueeSchema, {
  input: { id: 1, text: 'Hello', linkUrl: '/en-hk' },
  defaults: { id: 0, text: '', linkUrl: null },
});

const group = { id: 4, name: 'Exam', title: 'Exam course', description: 'Soon' };
describeTolerance('home content', homeContentSchema, {
  input: {
    regularClasses: [{ id: 21, name: 'A', frequency: 'Weekly', pictureUrl: '/t.svg', checkoutCollection: null }],
    courses: [{ ...courseSummary, checkoutCollection: null }],
    bundles: [],
    courseGroups: [group],
  },
  defaults: { regularClasses: [], courses: [], bundles: [], courseGroups: [] },
});

describe('responses of the home pages', () => {
  it('takes home content with some lists missing, but not with all', () => {
    expect(readHomeContentResponse({ bundles: [] })).toEqual({
      regularClasses: [],
      courses: [],
      bundles: [],
      courseGroups: [],
    });
    for (const data of [undefined, null, {}, [], 'x', { courses: null }, { somethingElse: [] }])
      expect(() => readHomeContentResponse(data)).toThrow('Unusable');
  });

  it.each([
    ['promotion', readPromotionResponse],
    ['upsellBanner', readUpsellBannerResponse],
    ['marquee', readMarqueeResponse],
  ])('%s may be null, but the response must be there', (root, reader) => {
    for (const data of [{}, { [root]: null }, { [root]: 'x' }]) expect(reader(data)).toEqual({ [root]: null });
    expect(reader({ [root]: { id: 7 } })).toMatchObject({ [root]: { id: 7, linkUrl: null } });
    for (const data of [undefined, null, 'x', []]) expect(() => reader(data)).toThrow('Unusable');
  });

  it.each([
    ['banners', readBannersResponse],
    ['heroSections', readHeroSectionsResponse],
    ['id', readHomePageResponse],
  ])('throws without the root %s', (root, reader) => {
    for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 'x' }])
      expect(() => reader(data)).toThrow('Unusable');
  });

  it('reads lists; only posts are dropped for a missing id or title', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readPostsResponse({ posts: [postCard, { id: 2 }, { title: 'x' }] }).posts).toEqual([postCard]);
    expect(readBannersResponse({ banners: [banner, {}, {}] }).banners.map(({ id }) => id)).toEqual([1, -2, -3]);
    expect(readLevelsResponse({ gradeLevels: [named] }).gradeLevels).toEqual([named]);
    expect(readHomePageResponse({ id: 3 })).toEqual({ id: 3 });
    const category = { id: 1, name: 'Sciences', subjects: [subject] };
    expect(readSubjectCategoriesResponse({ subjectCategories: [category] }).subjectCategories).toEqual([category]);
  });
});
