import type { Script } from './art/motifs/letters.ts';
import type { SubjectKey } from './types.ts';

/** The ten subjects that are taught, in the order in which they are listed. */
export const taughtSubjects = [
  'maths',
  'english',
  'chinese',
  'physics',
  'chemistry',
  'biology',
  'economics',
  'history',
  'geography',
  'computing',
] as const satisfies readonly SubjectKey[];

export type TaughtSubject = (typeof taughtSubjects)[number];

export interface Titled {
  title: string;
  description: string;
}

export interface CourseText extends Titled {
  /** At least half as many as the course has lessons: long lessons are divided into two parts when more are needed. */
  lessons: readonly string[];
  tags: readonly string[];
}

export interface TopicText {
  name: string;
  description: string;
  /** One per class, in order; the list repeats when a topic has more classes. */
  lessons: readonly string[];
  /** Without #. */
  tag: string;
}

export interface SubjectText {
  name: string;
  /** Describes the teachers of the subject in one sentence on a profile. */
  teaching: string;
  /** Learning outcomes; four. */
  highlights: readonly Titled[];
  /** Six, in the order of the blueprint. */
  courses: readonly CourseText[];
  topics: readonly TopicText[];
}

export interface TeacherText {
  about: string;
  hashtags: readonly string[];
}

export interface PostText {
  title: string;
  summary: string;
  /** HTML. */
  content: string;
}

export interface PlanText {
  name: string;
  description: string;
  /** HTML. */
  longDescription: string;
  highlight: string;
  contractPeriod: string;
  lastDay: string;
}

/** Sentences that many courses and classes share; `{…}` is replaced where they are used. */
export interface Phrases {
  /** {n} */
  checkpoints: readonly string[];
  /** {title} */
  parts: readonly [string, string];
  trailer: string;
  /** {title} */
  lessonContents: readonly string[];
  lessonDetails: readonly string[];
  /** Four. */
  chapters: readonly string[];
  courseDetail: string;
  topicDetail: string;
  /** {n} */
  worksheet: string;
  answers: string;
  summarySheet: string;
  workbook: string;
  notebook: { title: string; description: readonly string[] };
  syllabus: readonly Titled[];
  warmUp: Titled;
  contentFeatures: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** {weekday}, {time} */
  weekly: string;
}

export interface Voices {
  courseFaqs: readonly Titled[];
  topicFaqs: readonly Titled[];
  /** Twelve of five stars, then four of four, then two of three. */
  courseComments: readonly string[];
  topicComments: readonly string[];
  announcements: readonly { title: string; content: string }[];
}

export interface OfferTexts {
  plans: Record<'course' | 'questions' | 'free' | 'monthly' | 'semester' | 'yearly' | 'pass' | 'set', PlanText>;
  bundles: readonly Titled[];
  bundleSets: readonly Titled[];
  prepacks: readonly Titled[];
  groupPasses: readonly string[];
}

export interface PageTexts {
  leadGroups: readonly string[];
  /** Title of all courses together. */
  library: Titled;
  courseGroups: readonly Titled[];
  subjectCategories: readonly string[];
  banners: readonly string[];
  heroSections: readonly Titled[];
  marquees: Record<'home' | 'regular_class' | 'course', string>;
  upsells: Record<'home' | 'regular_class' | 'course', string>;
  promotions: Record<'course' | 'live', Titled>;
  regularClassCampaigns: readonly string[];
  courseCampaigns: readonly string[];
  activities: readonly string[];
  /** Titles of the pages about the company and the rules, in the footer. */
  company: readonly string[];
  footerFaq: readonly string[];
}

/** All texts of one language, except names of people and school years, which depend on the place. */
export interface Curriculum {
  subjects: Record<TaughtSubject, SubjectText>;
  teachers: readonly TeacherText[];
  phrases: Phrases;
  voices: Voices;
  offers: OfferTexts;
  pages: PageTexts;
  posts: readonly PostText[];
}

/** Texts of a language for one place: names of people and school years. */
export interface PlaceText {
  /** Youngest first; twelve. */
  gradeLevels: readonly string[];
  /** The same names within a sentence, where they differ. */
  gradesInText?: readonly string[];
  /** Script on the covers of the national language, unless it is Chinese. */
  script?: Script;
  schoolTypes: readonly string[];
  /** Includes the form of address; in the order of the blueprint's teachers. */
  teachers: readonly string[];
  /** Names that sign comments. */
  usernames: readonly string[];
  /** Values of `{exam}`, `{city}` and similar terms in that place. */
  terms: Readonly<Record<string, string>>;
  /** `{exam}` of the school years (0–11, youngest first) that sit another one. */
  exams?: Readonly<Record<number, string>>;
}
