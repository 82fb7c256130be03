import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { Course } from '../catalogue/courseTypes';
import { computeCourseStatus, hasOrderedCourse, isCourseOpen } from '../rules/enrolment';
import { isPresaleExpired } from '../rules/price';
import {
  computeCourseProgress,
  courseLessonKey,
  listCountedLessons,
  listWatchableLessons,
  toWatched,
} from '../rules/progress';
import { findById, listById, toIsoText, type VisitorView } from '../rules/view';
import { announcementsPerPage, toAnnouncementPage } from './announcement';
import { findCollectionCard } from './collectionCard';
import { computeSum, toPicture, toRating } from './common';
import { toCourseLesson } from './courseLesson';
import { toInstructors } from './instructor';
import { toMaterials } from './material';
import { toPlan } from './plan';

export const courseRatingKey = (courseId: number): string => `course:${courseId}`;

/** Returns the fields of a course that all kinds of cards show. */
export function toCourseSummary(view: VisitorView, course: Course) {
  const lessons = listCountedLessons(course);
  const preview = lessons.find((lesson) => lesson.preview && !lesson.comingSoon);
  return {
    id: course.id,
    title: course.title,
    picture: toPicture(course.pictureUrl),
    lessonsAmount: lessons.length,
    contentHashtags: course.contentHashtags,
    totalLessonsDuration: computeSum(lessons.map((lesson) => lesson.duration)),
    enrollStatus: computeCourseStatus(view, course),
    enrollStartAt: toIsoText(course.enrollStartMs),
    ...toRating(course, view.account?.ratings[courseRatingKey(course.id)]),
    instructors: toInstructors(view, course.instructorIds),
    gradeLevel: findById(view.catalogue.levels, course.levelId),
    subject: course.subject,
    leadGroup: course.leadGroup,
    isSemester: course.isSemester,
    expireDate: toIsoText(course.expireMs),
    firstPreviewableLesson: preview ? { id: preview.id, title: preview.title } : null,
  };
}

/** Returns the id of the collection that sells a course. */
const findSellerId = ({ soldInId, collectionId }: Course) => soldInId ?? collectionId;

export function toCourseCard(view: VisitorView, course: Course) {
  return { ...toCourseSummary(view, course), checkoutCollection: findCollectionCard(view, findSellerId(course)) };
}

export function toCourse(view: VisitorView, course: Course) {
  const own = view.account?.ratings[courseRatingKey(course.id)];
  const collection = findById(view.catalogue.collections, findSellerId(course));
  const focus = collection?.plans.find((plan) => plan.isFocus) ?? collection?.plans[0];
  return {
    ...toCourseCard(view, course),
    description: course.description,
    detailInfo: course.detailInfo,
    metaTitle: course.metaTitle,
    metaDescription: course.metaDescription,
    bannerImageUrl: course.bannerImageUrl,
    lessons: course.lessons.map((lesson) => toCourseLesson(view, course, lesson)),
    learningProgress: computeCourseProgress(view.account, course),
    videoId: course.trailer?.videoId ?? null,
    videoSource: course.trailer?.videoSource ?? null,
    videoDuration: course.trailer?.videoDuration ?? null,
    faq: course.faq,
    feedbacks: course.feedbacks,
    ratings:
      own && view.account
        ? [{ username: view.account.firstName, star: own.stars, comment: own.comment }, ...course.ratings]
        : course.ratings,
    isRated: own !== undefined,
    materials: toMaterials(course.materials, isCourseOpen(view, course)),
    notebook: course.notebook,
    content: { highlights: course.highlights },
    relativeCourses: listById(view.catalogue.courses, course.relativeCourseIds)
      .filter((other) => !hasOrderedCourse(view, other))
      .slice(0, 4)
      .map((other) => toCourseCard(view, other)),
    announcementList: toAnnouncementPage(course, 1, announcementsPerPage),
    collectionType: collection?.collectionType ?? '',
    plan: focus ? toPlan(focus) : null,
    hasMorePlans: (collection?.plans.length ?? 0) > 1,
    requiredOptionsCount: collection?.requiredOptionsCount ?? null,
    presalePrice: collection?.presalePrice ?? null,
    presaleExpiredAt: toIsoText(collection?.presaleExpiredMs ?? null),
    isPresaleExpired: collection ? isPresaleExpired(collection, view.now) : false,
    reviewDays: course.reviewDays,
  };
}

/** Returns a course in "My learning": its progress, and the lesson watched last. */
export function toLearningCourse(view: VisitorView, course: Course) {
  const last = findLastWatchedLesson(view, course);
  return {
    id: course.id,
    title: course.title,
    learningProgress: computeCourseProgress(view.account, course),
    picture: toPicture(course.pictureUrl),
    lastReadLesson: last ? { id: last.id, title: last.title } : null,
    lessonsAmount: listCountedLessons(course).length,
    instructors: toInstructors(view, course.instructorIds),
    enrollStatus: computeCourseStatus(view, course),
    subject: course.subject,
  };
}

const findProgress = (view: VisitorView, course: Course, lesson: CourseLesson) => {
  const entry = view.account?.progress[courseLessonKey(course.id, lesson.id)];
  return entry ? { lesson, entry } : null;
};

export function findLastWatchedLesson(view: VisitorView, course: Course): CourseLesson | null {
  const seen = course.lessons.map((lesson) => findProgress(view, course, lesson)).filter((item) => item !== null);
  seen.sort((a, b) => b.entry.watchedMs - a.entry.watchedMs || b.entry.sequence - a.entry.sequence);
  return seen[0]?.lesson ?? null;
}

/**
 * Returns the lesson to continue with: the last watched while unfinished, else the first unfinished after it, else
 * before it.
 */
export function findNextLesson(view: VisitorView, course: Course): CourseLesson | null {
  const lessons = listWatchableLessons(course);
  const last = findLastWatchedLesson(view, course);
  const from = last ? lessons.indexOf(last) : 0;
  const isUnfinished = (lesson: CourseLesson) =>
    !toWatched(view.account, courseLessonKey(course.id, lesson.id), lesson.duration).isCompleted;
  return lessons.slice(Math.max(0, from)).find(isUnfinished) ?? lessons.find(isUnfinished) ?? null;
}
