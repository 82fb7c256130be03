import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { announcementSchema } from './announcement';
import { bundleSchema } from './bundle';
import { leadGroupSchema, levelSchema, schoolTypeSchema } from './catalogue';
import { checkoutCollectionSchema, offeredBundleSchema } from './checkout';
import { courseGroupSchema, linkSchema, subjectCategorySchema, subjectSchema } from './common';
import { courseCardSchema, courseSchema, learningCourseSchema } from './course';
import { courseLessonSchema } from './courseLesson';
import { bannerSchema, heroSectionSchema } from './home';
import { instructorSchema } from './instructor';
import { liveLessonSchema } from './liveLesson';
import { liveTopicCardSchema, liveTopicSchema, regularClassSchema } from './liveTopic';
import { materialSchema } from './material';
import { faqSchema, highlightSchema, reviewSchema } from './pageContent';
import { paymentMethodSchema, planSchema } from './plan';
import { postCardSchema } from './post';
import { courseSummarySchema, groupPassSchema, topicSummarySchema } from './summary';
import { syllabusLessonSchema, syllabusSchema } from './syllabus';
import { captionSchema, timestampSchema } from './video';

const kept = {
  announcementSchema,
  levelSchema,
  leadGroupSchema,
  schoolTypeSchema,
  checkoutCollectionSchema,
  captionSchema,
  courseGroupSchema,
  faqSchema,
  highlightSchema,
  linkSchema,
  reviewSchema,
  subjectCategorySchema,
  subjectSchema,
  timestampSchema,
  courseLessonSchema,
  bannerSchema,
  heroSectionSchema,
  materialSchema,
  paymentMethodSchema,
  planSchema,
  groupPassSchema,
  syllabusLessonSchema,
  syllabusSchema,
};
/** Courses, live topics, live lessons, instructors, bundles and posts, whole or as cards. */
const dropped = {
  bundleSchema,
  offeredBundleSchema,
  courseCardSchema,
  courseSchema,
  learningCourseSchema,
  courseSummarySchema,
  instructorSchema,
  liveLessonSchema,
  liveTopicCardSchema,
  liveTopicSchema,
  regularClassSchema,
  topicSummarySchema,
  postCardSchema,
};

describe('an item of a list', () => {
  it.each(Object.entries(kept))('is kept without an id and a name: %s', (_, schema) => {
    expect(v.is(schema as v.GenericSchema, {})).toBe(true);
  });

  it.each(Object.entries(dropped))('is dropped for a missing id or name alone: %s', (_, schema) => {
    expect([{}, { id: 1 }, { title: 'a', name: 'a' }].map((item) => v.is(schema as v.GenericSchema, item))).toEqual([
      false,
      false,
      false,
    ]);
    expect(v.is(schema as v.GenericSchema, { id: 1, title: 'a', name: 'a' })).toBe(true);
  });
});
