/** Courses: the whole course, its card, the course in my learning, and the responses that contain them. */
import * as v from 'valibot';
import { announcementList } from './announcement';
import { cardCollection, checkoutCollection } from './checkout';
import { courseGroupSchema, namedSchema, picture } from './common';
import { courseLessonSchema } from './courseLesson';
import {
  amount,
  flag,
  id,
  instant,
  integer,
  optionalInteger,
  optionalText,
  progress,
  requiredText,
  text,
} from './fields';
import { instructorSchema } from './instructor';
import { materials } from './material';
import { faqSchema, highlightSchema, notebookSchema, ratingSchema } from './pageContent';
import { paging } from './paging';
import { planSchema } from './plan';
import { list, listOf, maybe, read, shape } from './read';
import { courseSummaryEntries } from './summary';
import { videoSource } from './video';

export const courseCardSchema = shape({ ...courseSummaryEntries, checkoutCollection: cardCollection });
export type CourseCard = v.InferOutput<typeof courseCardSchema>;

/** Durations in seconds, prices in the major unit; description and detailInfo may be HTML. */
export const courseSchema = shape({
  ...courseSummaryEntries,
  description: text,
  detailInfo: text,
  metaTitle: optionalText,
  metaDescription: optionalText,
  bannerImageUrl: optionalText,
  instructors: list(instructorSchema),
  lessons: list(courseLessonSchema),
  learningProgress: progress,
  videoId: optionalText,
  videoSource,
  videoDuration: integer,
  faq: list(faqSchema),
  feedbacks: list(ratingSchema),
  ratings: list(ratingSchema),
  materials,
  notebook: maybe(notebookSchema),
  content: maybe(shape({ highlights: list(highlightSchema) })),
  relativeCourses: list(courseCardSchema),
  announcementList,
  checkoutCollection,
  collectionType: text,
  plan: maybe(planSchema),
  hasMorePlans: flag,
  requiredOptionsCount: optionalInteger,
  presalePrice: amount,
  presaleExpiredAt: instant,
  isPresaleExpired: flag,
  reviewDays: optionalInteger,
  isRated: flag,
});
export type Course = v.InferOutput<typeof courseSchema>;

export const learningCourseSchema = shape({
  id,
  title: requiredText,
  learningProgress: progress,
  picture,
  lastReadLesson: maybe(shape({ id, title: text })),
  lessonsAmount: integer,
  instructors: list(instructorSchema),
});
export type LearningCourse = v.InferOutput<typeof learningCourseSchema>;

/** Counts the lessons without trailers; the server's number may include those, and its list may omit lessons. */
function countLessons(course: Course): Course {
  const trailers = course.lessons.filter(({ isTrailer }) => isTrailer).length;
  const listed = course.lessons.length - trailers;
  return { ...course, lessonsAmount: Math.max(listed, course.lessonsAmount - trailers) };
}

/** `courses/{id}`: { course }; its `lessonsAmount` has no trailers. */
export const readCourseAnswer = read(shape({ course: v.pipe(courseSchema, v.transform(countLessons)) }));

/** Lists of cards (region's, purchased, an instructor's): { courses, currentPage, totalPages }. */
export const readCourseCardsAnswer = read(shape({ courses: listOf(courseCardSchema), ...paging }));

/** `courses`: { courses, leadGroups, courseGroup or null, currentPage, totalPages }. */
export const readCoursesAnswer = read(
  shape({
    courses: listOf(courseCardSchema),
    leadGroups: list(namedSchema),
    courseGroup: maybe(courseGroupSchema),
    ...paging,
  }),
);

/** `course_groups/{id}/courses`: { courses, courseGroup or null, currentPage, totalPages }. */
export const readCourseGroupAnswer = read(
  shape({ courses: listOf(courseCardSchema), courseGroup: maybe(courseGroupSchema), ...paging }),
);

/** `students/courses/learning_progress`: { courses, currentPage, totalPages }. */
export const readLearningCoursesAnswer = read(shape({ courses: listOf(learningCourseSchema), ...paging }));

/** `courses/free_recommend`: { freeRecommendCourses, currentPage, totalPages }. */
export const readFreeRecommendAnswer = read(shape({ freeRecommendCourses: listOf(courseCardSchema), ...paging }));

/** `courses/free`: { freeCourses }. */
export const readFreeCoursesAnswer = read(shape({ freeCourses: listOf(courseCardSchema) }));
