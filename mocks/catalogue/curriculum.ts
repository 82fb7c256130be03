/** Schemas of the files of `mocks/content`: the texts of a language, and the names of a place. */
import * as v from 'valibot';
import { isScript, type Script } from './art/motifs/letters.ts';
import type { SubjectKey } from './commonTypes.ts';

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

export const isTaughtSubject = (name: string): name is TaughtSubject =>
  taughtSubjects.some((subject) => subject === name);

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.nonEmpty());

/** A list with exactly so many items: the blueprint names them by their position. */
const listOf = <S extends v.GenericSchema>(item: S, count: number) => v.pipe(v.array(item), v.length(count));

const titled = v.strictObject({ title: text, description: text });

const courseText = v.strictObject({
  title: text,
  description: text,
  /** At least half as many as the course has lessons: long lessons are divided into two parts when more are needed. */
  lessons: texts,
  tags: texts,
});
export type CourseText = v.InferOutput<typeof courseText>;

const topicText = v.strictObject({
  name: text,
  description: text,
  /** One per class, in order; the list repeats when a topic has more classes. */
  lessons: texts,
  /** Without #. */
  tag: text,
});

export const subjectSchema = v.strictObject({
  name: text,
  /** Learning outcomes. */
  highlights: listOf(titled, 4),
  /** In the order of the blueprint. */
  courses: listOf(courseText, 6),
  topics: v.array(topicText),
});

/**
 * In the order of the blueprint; `{name}` includes the form of address. `teaching` has one sentence for each of the teacher's
 * subjects.
 */
export const teachersSchema = listOf(v.strictObject({ about: text, teaching: texts, hashtags: texts }), 24);

const html = text;

export const postsSchema = v.array(v.strictObject({ title: text, summary: text, content: html }));

const planText = v.strictObject({
  name: text,
  description: text,
  longDescription: html,
  highlight: text,
  contractPeriod: text,
  lastDay: text,
});
export type PlanText = v.InferOutput<typeof planText>;

/** Sentences that many courses and classes share; `{…}` is replaced where they are used. */
export const phrasesSchema = v.strictObject({
  /** {n} */
  checkpoints: texts,
  /** {title} */
  parts: v.strictTuple([text, text]),
  trailer: text,
  trailerDetail: text,
  /** {title}, {n} */
  lessonContents: texts,
  /** {title}, {n}; {before} is the title of the lesson before. The first one suits a first lesson. */
  lessonDetails: v.pipe(v.array(text), v.minLength(8)),
  /** {title}, {n} */
  sessionContents: texts,
  chapters: listOf(text, 4),
  /** {lessons}, {level}; {soon} is empty, or says which lessons are still to come. */
  courseDetail: text,
  /** {n}: how many of the last lessons are not open yet. {open}: how many others there are, each with a worksheet. */
  comingSoon: text,
  topicDetail: text,
  /** {n} */
  worksheet: text,
  answers: text,
  summarySheet: text,
  workbook: text,
  notebook: v.strictObject({ title: text, description: texts }),
  syllabus: v.array(titled),
  warmUp: titled,
  contentFeatures: texts,
  /** Sunday first. */
  weekdays: listOf(text, 7),
  /** {weekday}, {time} */
  weekly: text,
});

/**
 * Twelve comments of five stars, then four of four, then two of three; parents make those of `compose/reviews.ts`. {lesson}
 * and {n} are a lesson of the course, or of the class, and its number.
 */
const comments = listOf(text, 18);

export const voicesSchema = v.strictObject({
  courseFaqs: v.array(titled),
  topicFaqs: v.array(titled),
  courseComments: comments,
  topicComments: comments,
  announcements: v.array(v.strictObject({ title: text, content: text })),
});

export const offersSchema = v.strictObject({
  plans: v.strictObject({
    course: planText,
    questions: planText,
    free: planText,
    monthly: planText,
    semester: planText,
    fourMonths: planText,
    pass: planText,
    set: planText,
  }),
  bundles: listOf(titled, 6),
  bundleSets: listOf(titled, 2),
  prepacks: listOf(titled, 3),
  groupPasses: listOf(text, 3),
});

const textOfPages = v.strictObject({ home: text, regular_class: text, course: text });

export const pagesSchema = v.strictObject({
  leadGroups: listOf(text, 4),
  /** Title of all courses together. */
  library: titled,
  courseGroups: listOf(titled, 6),
  subjectCategories: listOf(text, 4),
  banners: listOf(text, 12),
  heroSections: listOf(titled, 3),
  marquees: textOfPages,
  upsells: textOfPages,
  promotions: v.strictObject({ course: titled, live: titled }),
  regularClassCampaigns: texts,
  courseCampaigns: texts,
  activities: texts,
  /** Titles of the pages about the company and the rules, in the footer. */
  company: texts,
  footerFaq: texts,
});

/** All texts of one language, except names of people and school years, which depend on the place. */
export interface Curriculum {
  subjects: Record<TaughtSubject, v.InferOutput<typeof subjectSchema>>;
  teachers: v.InferOutput<typeof teachersSchema>;
  phrases: v.InferOutput<typeof phrasesSchema>;
  voices: v.InferOutput<typeof voicesSchema>;
  offers: v.InferOutput<typeof offersSchema>;
  pages: v.InferOutput<typeof pagesSchema>;
  posts: v.InferOutput<typeof postsSchema>;
}

/** Texts of a language for one place: names of people and school years. */
export const placeSchema = v.strictObject({
  /** Youngest first. */
  levels: listOf(text, 12),
  /** The same names within a sentence, where they differ. */
  levelsInText: v.exactOptional(listOf(text, 12)),
  /** Script on the covers of the national language, unless it is Chinese. */
  script: v.exactOptional(v.custom<Script>((name) => typeof name === 'string' && isScript(name))),
  schoolTypes: texts,
  /** Includes the form of address; in the order of the blueprint's teachers. */
  teachers: listOf(text, 24),
  /** Names that sign comments; the second, sixth and eleventh are parents. */
  usernames: texts,
  /** Values of `{exam}`, `{city}` and similar terms in that place. */
  terms: v.record(v.string(), text),
  /** `{exam}` of the school years (0–11, youngest first) that sit another one. */
  exams: v.exactOptional(v.record(v.string(), text)),
});
export type PlaceText = v.InferOutput<typeof placeSchema>;
