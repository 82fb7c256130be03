/**
 * Types of one region's catalogue in one language, in camelCase; the handlers convert it to the wire's snake_case and
 * add the visitor's part (enrolment, progress, hidden videos of locked lessons). Durations are whole seconds, prices
 * numbers in the major unit, instants epoch milliseconds (`…Ms`) until they are sent.
 */

import type { CheckoutCollection } from './checkoutTypes';
import type { Named, Subject } from './commonTypes';
import type { Course } from './courseTypes';
import type { Banner, HeroSection, Marquee, Promotion, Section, UpsellBanner } from './homeTypes';
import type { Instructor } from './instructorTypes';
import type { LiveTopic } from './liveTopicTypes';
import type { Post } from './postTypes';
import type { SiteInfo } from './siteInfoTypes';

export interface Catalogue {
  region: string;
  /** Locale of the text, e.g. zh-hk. Ids, times, prices and order are the same in every language of a region. */
  locale: string;
  levels: Named[];
  subjects: Subject[];
  /** Subject ids of each level. */
  subjectIdsByLevel: Record<number, number[]>;
  subjectCategories: (Named & { subjectIds: number[] })[];
  schoolTypes: Named[];
  leadGroups: Named[];
  /** Title of all courses together. */
  library: { title: string; description: string };
  courseGroups: (Named & { title: string; description: string })[];
  instructors: Instructor[];
  courses: Course[];
  topics: LiveTopic[];
  collections: CheckoutCollection[];
  posts: Post[];
  banners: Banner[];
  heroSections: HeroSection[];
  marquees: Record<Section | 'home', Marquee | null>;
  upsellBanners: Record<Section | 'home', UpsellBanner | null>;
  promotions: Record<'course' | 'live', Promotion | null>;
  homePageId: number;
  siteInfo: SiteInfo;
}
