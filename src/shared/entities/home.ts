/** What the home pages show besides courses and topics: page content, banners, hero sections, notices. */
import * as v from 'valibot';
import { bundleSchema } from './checkout';
import { courseGroupSchema } from './common';
import { courseCardSchema } from './course';
import { id, looseId, optionalText, text } from './fields';
import { regularClassSchema } from './liveTopic';
import { list, listOf, maybe, read, shape } from './read';

/** Banners or hero sections: nobody looks through more. */
const mostSlides = 20;

export const bannerSchema = shape({
  id: looseId,
  title: text,
  imageUrl: optionalText,
  mobileImageUrl: optionalText,
  linkUrl: optionalText,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** Hero section, promotion and upsell banner: a picture with text and an optional link. */
export const promotionSchema = shape({
  id: looseId,
  title: text,
  description: text,
  imageUrl: optionalText,
  linkUrl: optionalText,
});
export type Promotion = v.InferOutput<typeof promotionSchema>;
export const heroSectionSchema = promotionSchema;
export type HeroSection = Promotion;
export const upsellBannerSchema = shape({ id: looseId, title: text, imageUrl: optionalText, linkUrl: optionalText });
export type UpsellBanner = v.InferOutput<typeof upsellBannerSchema>;

export const marqueeSchema = shape({ id: looseId, text, linkUrl: optionalText });
export type Marquee = v.InferOutput<typeof marqueeSchema>;

const homeContentEntries = {
  regularClasses: list(regularClassSchema),
  courses: list(courseCardSchema),
  bundles: list(bundleSchema),
  courseGroups: list(courseGroupSchema),
};
const homeContentKeys = Object.keys(homeContentEntries);
export const homeContentSchema = shape(homeContentEntries);
export type HomeContent = v.InferOutput<typeof homeContentSchema>;

/** `browsing/pages/home_{region}`: { id }, the home page's. */
export const readHomePageAnswer = read(shape({ id }));
/** Content of the home page: a list may be absent, but not all of them. */
export const readHomeContentAnswer = read(
  v.pipe(
    v.custom<object>(
      (data) => homeContentKeys.some((key) => Array.isArray((data as Record<string, unknown> | null)?.[key])),
      'no list of the home content',
    ),
    homeContentSchema,
  ),
);
/** The same response read for its course groups alone. */
export const readHomeGroupsAnswer = read(shape({ courseGroups: list(courseGroupSchema) }));
/** Banners: { banners }. */
export const readBannersAnswer = read(shape({ banners: listOf(bannerSchema, { most: mostSlides }) }));
/** Hero sections: { heroSections }. */
export const readHeroSectionsAnswer = read(shape({ heroSections: listOf(heroSectionSchema, { most: mostSlides }) }));
/** Promotion of the course or live pages: { promotion }, which may be null. */
export const readPromotionAnswer = read(shape({ promotion: maybe(promotionSchema) }));
/** { upsellBanner }, which may be null. */
export const readUpsellBannerAnswer = read(shape({ upsellBanner: maybe(upsellBannerSchema) }));
/** { marquee }, which may be null. */
export const readMarqueeAnswer = read(shape({ marquee: maybe(marqueeSchema) }));
