/**
 * Types of one region's catalogue in one language, in camelCase; the handlers convert it to the wire's snake_case and
 * add the visitor's part (enrolment, progress, hidden videos of locked lessons). Durations are whole seconds, prices
 * numbers in the major unit, instants epoch milliseconds (`…Ms`) until they are sent.
 */
import type { Course } from './courseTypes';
import type { CheckoutCollection } from './saleTypes';
import type { Topic } from './topicTypes';
import type { Instructor, Named, Post, Subject } from './types';

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
  topics: Topic[];
  collections: CheckoutCollection[];
  posts: Post[];
  banners: {
    id: number;
    title: string;
    imageUrl: string;
    mobileImageUrl: string;
    linkUrl: string | null;
    section: 'regular_class' | 'course';
    levelId: number | null;
  }[];
  heroSections: { id: number; title: string; description: string; imageUrl: string; linkUrl: string | null }[];
  marquees: Record<'home' | 'regular_class' | 'course', { id: number; text: string; linkUrl: string | null } | null>;
  upsellBanners: Record<
    'home' | 'regular_class' | 'course',
    { id: number; title: string; imageUrl: string; linkUrl: string } | null
  >;
  promotions: Record<
    'course' | 'live',
    { id: number; title: string; description: string; imageUrl: string; linkUrl: string } | null
  >;
  homePageId: number;
  siteInfo: {
    faq: string;
    offering: string[];
    multipleOfferingMode: boolean;
    regularClassCampaignLinks: { title: string; url: string }[];
    courseCampaignLinks: { title: string; url: string }[];
    activityLinks: { title: string; url: string }[];
    showInstructorBtn: { course: boolean; liveTopic: boolean };
    footerFaq: { title: string; url: string }[];
  };
}
