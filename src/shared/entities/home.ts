/** Content of the home pages besides courses and topics: page content, banners, hero sections, notices. */
import * as v from 'valibot';
import { bundleSchema } from './bundle';
import { courseGroupSchema } from './common';
import { courseCardSchema } from './course';
import { idField, looseIdField, optionalTextField, textField } from './fields';
import { regularClassSchema } from './liveTopic';
import { createParser, listOf, objectOf, optionalListOf, orNull } from './parser';

/** Banners or hero sections: nobody looks through more. */
const mostSlides = 20;

export const bannerSchema = objectOf({
  id: looseIdField,
  title: textField,
  imageUrl: optionalTextField,
  mobileImageUrl: optionalTextField,
  linkUrl: optionalTextField,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** Hero section, promotion and upsell banner: a picture with text and an optional link. */
export const promotionSchema = objectOf({
  id: looseIdField,
  title: textField,
  description: textField,
  imageUrl: optionalTextField,
  linkUrl: optionalTextField,
});
export type Promotion = v.InferOutput<typeof promotionSchema>;
export const heroSectionSchema = promotionSchema;
export type HeroSection = Promotion;
export const upsellBannerSchema = objectOf({
  id: looseIdField,
  title: textField,
  imageUrl: optionalTextField,
  linkUrl: optionalTextField,
});
export type UpsellBanner = v.InferOutput<typeof upsellBannerSchema>;

export const marqueeSchema = objectOf({ id: looseIdField, text: textField, linkUrl: optionalTextField });
export type Marquee = v.InferOutput<typeof marqueeSchema>;

const homeContentEntries = {
  regularClasses: optionalListOf(regularClassSchema),
  courses: optionalListOf(courseCardSchema),
  bundles: optionalListOf(bundleSchema),
  courseGroups: optionalListOf(courseGroupSchema),
};
const homeContentKeys = Object.keys(homeContentEntries);
export const homeContentSchema = objectOf(homeContentEntries);
export type HomeContent = v.InferOutput<typeof homeContentSchema>;

/** `browsing/pages/home_{region}`: { id }, the home page's. */
export const readHomePageResponse = createParser(objectOf({ id: idField }));
/** Content of the home page: a list may be absent, but not all of them. */
export const readHomeContentResponse = createParser(
  v.pipe(
    v.custom<object>(
      (data) => homeContentKeys.some((key) => Array.isArray((data as Record<string, unknown> | null)?.[key])),
      'no list of the home content',
    ),
    homeContentSchema,
  ),
);
/** The same response read for its course groups alone. */
export const readHomeGroupsResponse = createParser(objectOf({ courseGroups: optionalListOf(courseGroupSchema) }));
/** Banners: { banners }. */
export const readBannersResponse = createParser(objectOf({ banners: listOf(bannerSchema, { most: mostSlides }) }));
/** Hero sections: { heroSections }. */
export const readHeroSectionsResponse = createParser(
  objectOf({ heroSections: listOf(heroSectionSchema, { most: mostSlides }) }),
);
/** Promotion of the course or live pages: { promotion }, which may be null. */
export const readPromotionResponse = createParser(objectOf({ promotion: orNull(promotionSchema) }));
/** { upsellBanner }, which may be null. */
export const readUpsellBannerResponse = createParser(objectOf({ upsellBanner: orNull(upsellBannerSchema) }));
/** { marquee }, which may be null. */
export const readMarqueeResponse = createParser(objectOf({ marquee: orNull(marqueeSchema) }));
