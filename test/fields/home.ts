/** Banners and other content of the home pages: which screen shows each field. */
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const news: Screen = {
  at: '/en-hk',
  responses: {
    banners: {
      banners: [
        {
          id: 1,
          title: 'Open day',
          imageUrl: '/media/open-day.svg',
          mobileImageUrl: '/media/open-day-small.svg',
          linkUrl: '/course/99901',
        },
      ],
    },
    heroSections: {
      heroSections: [
        {
          id: 1,
          title: 'Summer of proofs',
          description: 'Four weeks',
          imageUrl: '/media/summer.svg',
          linkUrl: '/course/99902',
        },
      ],
    },
    upsellBanner: {
      upsellBanner: { id: 1, title: 'Add a class', imageUrl: '/media/up.svg', linkUrl: '/course/99903' },
    },
  },
};

const bannerProofs: Proofs = {
  title: [news, 'Open day'],
  imageUrl: [news, 'src="/media/open-day.svg"'],
  mobileImageUrl: [news, 'src="/media/open-day-small.svg"'],
  linkUrl: [news, 'href="/en-hk/course/99901"'],
};

const promotionProofs: Proofs = {
  title: [news, 'Summer of proofs'],
  description: [news, 'Four weeks'],
  imageUrl: [news, 'src="/media/summer.svg"'],
  linkUrl: [news, 'href="/en-hk/course/99902"'],
};

const upsellProofs: Proofs = {
  title: [news, 'Add a class'],
  imageUrl: [news, 'src="/media/up.svg"'],
  linkUrl: [news, 'href="/en-hk/course/99903"'],
};

const marquee: Screen = {
  at: '/en-hk/course',
  responses: { marquee: { marquee: { id: 1, text: 'Exams are near', linkUrl: '/course/99904' } } },
};

const marqueeProofs: Proofs = {
  text: [marquee, 'Exams are near'],
  linkUrl: [marquee, 'href="/en-hk/course/99904"'],
};

export const tables: readonly ProofTable[] = [
  { name: 'Banner', from: ['banners', 'banners'], proofs: bannerProofs, schemas: { bannerSchema: '' } },
  {
    name: 'Hero section',
    from: ['heroSections', 'heroSections'],
    proofs: promotionProofs,
    schemas: { heroSectionSchema: '' },
  },
  {
    name: 'Upsell banner',
    from: ['upsellBanner', 'upsellBanner'],
    proofs: upsellProofs,
    schemas: { upsellBannerSchema: '' },
  },
  { name: 'Marquee', from: ['marquee', 'marquee'], proofs: marqueeProofs, schemas: { marqueeSchema: '' } },
];

export const exemptions: Exemptions = [
  ['bannerSchema', 'the key of an item', 'id'],
  ['heroSectionSchema', 'the key of an item', 'id'],
  [
    'homeContentSchema',
    'the roots of the proofs of bundles, regular classes and the filter; cards as in `course.ts`',
    'bundles courseGroups courses regularClasses',
  ],
  ['marqueeSchema', 'the key of an item', 'id'],
  ['upsellBannerSchema', 'the key of an item', 'id'],
];
