/** Courses: the whole course, its card, the course in my learning, and the responses that contain them. */
import * as v from 'valibot';
import { announcementList } from './announcement';
import { cardCollection, checkoutCollection } from './checkout';
import { courseGroupSchema, namedSchema, pictureField } from './common';
import { courseLessonSchema } from './courseLesson';
import {
  amountField,
  booleanField,
  idField,
  instantField,
  integerField,
  optionalIntegerField,
  optionalTextField,
  progressField,
  requiredTextField,
  textField,
} from './fields';
import { instructorSchema } from './instructor';
import { materialsField } from './material';
import { faqSchema, highlightSchema, notebookSchema, reviewSchema } from './pageContent';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, optionalListOf, orNull } from './parser';
import { planSchema } from './plan';
import { courseSummaryEntries } from './summary';
import { videoSource } from './video';

export const courseCardSchema = objectOf({ ...courseSummaryEntries, checkoutCollection: cardCollection });
export type CourseCard = v.InferOutput<typeof courseCardSchema>;

/** Durations in seconds, prices in the major unit; description and detailInfo may be HTML. */
export const courseSchema = objectOf({
  ...courseSummaryEntries,
  description: textField,
  detailInfo: textField,
  metaTitle: optionalTextField,
  metaDescription: optionalTextField,
  bannerImageUrl: optionalTextField,
  instructors: optionalListOf(instructorSchema),
  lessons: optionalListOf(courseLessonSchema),
  learningProgress: progressField,
  videoId: optionalTextField,
  videoSource,
  videoDuration: integerField,
  faq: optionalListOf(faqSchema),
  feedbacks: optionalListOf(reviewSchema),
  ratings: optionalListOf(reviewSchema),
  materials: materialsField,
  notebook: orNull(notebookSchema),
  content: orNull(objectOf({ highlights: optionalListOf(highlightSchema) })),
  relativeCourses: optionalListOf(courseCardSchema),
  announcementList,
  checkoutCollection,
  collectionType: textField,
  plan: orNull(planSchema),
  hasMorePlans: booleanField,
  requiredOptionsCount: optionalIntegerField,
  presalePrice: amountField,
  presaleExpiredAt: instantField,
  isPresaleExpired: booleanField,
  reviewDays: optionalIntegerField,
  isRated: booleanField,
});
export type Course = v.InferOutput<typeof courseSchema>;

export const learningCourseSchema = objectOf({
  id: idField,
  title: requiredTextField,
  learningProgress: progressField,
  picture: pictureField,
  lastReadLesson: orNull(objectOf({ id: idField, title: textField })),
  lessonsAmount: integerField,
  instructors: optionalListOf(instructorSchema),
});
export type LearningCourse = v.InferOutput<typeof learningCourseSchema>;

/** Counts the lessons without trailers; the server's number may include those, and its list may omit lessons. */
function countLessons(course: Course): Course {
  const trailers = course.lessons.filter(({ isTrailer }) => isTrailer).length;
  const listed = course.lessons.length - trailers;
  return { ...course, lessonsAmount: Math.max(listed, course.lessonsAmount - trailers) };
}

/** `courses/{id}`: { course }; its `lessonsAmount` has no trailers. */
export const readCourseResponse = createParser(objectOf({ course: v.pipe(courseSchema, v.transform(countLessons)) }));

/** Lists of cards (region's, purchased, an instructor's): { courses, currentPage, totalPages }. */
export const readCourseCardsResponse = createParser(objectOf({ courses: listOf(courseCardSchema), ...pagingFields }));

/** `courses`: { courses, leadGroups, courseGroup or null, currentPage, totalPages }. */
export const readCoursesResponse = createParser(
  objectOf({
    courses: listOf(courseCardSchema),
    leadGroups: optionalListOf(namedSchema),
    courseGroup: orNull(courseGroupSchema),
    ...pagingFields,
  }),
);

/** `course_groups/{id}/courses`: { courses, courseGroup or null, currentPage, totalPages }. */
export const readCourseGroupResponse = createParser(
  objectOf({ courses: listOf(courseCardSchema), courseGroup: orNull(courseGroupSchema), ...pagingFields }),
);

/** `students/courses/learning_progress`: { courses, currentPage, totalPages }. */
export const readLearningCoursesResponse = createParser(
  objectOf({ courses: listOf(learningCourseSchema), ...pagingFields }),
);

/** `courses/free_recommend`: { freeRecommendCourses, currentPage, totalPages }. */
export const readFreeRecommendResponse = createParser(
  objectOf({ freeRecommendCourses: listOf(courseCardSchema), ...pagingFields }),
);

/** `courses/free`: { freeCourses }. */
export const readFreeCoursesResponse = createParser(objectOf({ freeCourses: listOf(courseCardSchema) }));
