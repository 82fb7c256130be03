/** The open course, and what watching changes in it. */
import { combineReducers } from 'redux';
import { ratingAccepted } from '@/domain/rating/state';
import { positionAcknowledged } from '@/platform/outbox/state';
import { type FetchState, fetchActions, fetchReducer, isMissing } from '@/shared/duck/fetch';
import type { Course } from '@/shared/entities/course';
import type { RouteParams } from '@/shared/routing/page';

export const courseDetail = fetchActions<{ id: number }, Course>('course/detail');

const markLessonRated = (course: Course, { courseId, lessonId }: { courseId: number; lessonId: number }): Course =>
  courseId === course.id
    ? {
        ...course,
        lessons: course.lessons.map((lesson) => (lesson.id === lessonId ? { ...lesson, isRated: true } : lesson)),
      }
    : course;

/**
 * Applies a stored rating or an accepted position to the course. Completion is computed from the response first, because
 * the API contract restarts the progress of a completed lesson at 0.
 */
function changeCourse(course: Course, action: { type: string }): Course {
  if (ratingAccepted.match(action)) {
    const { target } = action.payload;
    if (target.kind === 'course' && target.id === course.id) return { ...course, isRated: true };
    return target.kind === 'courseLesson' ? markLessonRated(course, target) : course;
  }
  if (!positionAcknowledged.match(action)) return course;
  const { entry, lesson: response } = action.payload;
  if (entry.targetType !== 'course' || entry.targetId !== course.id || !('isCompleted' in response)) return course;
  const lessons = course.lessons.map((lesson) => {
    if (lesson.id !== entry.lessonId) return lesson;
    const isCompleted = lesson.isCompleted || response.isCompleted;
    return { ...lesson, ...response, isCompleted, learningProgress: isCompleted ? 0 : response.learningProgress };
  });
  return { ...course, lessons };
}

export interface CourseSlice {
  course: { detail: FetchState<Course> };
}

export const courseReducer = combineReducers({
  detail: fetchReducer(courseDetail, changeCourse, [positionAcknowledged.type]),
});

export const selectCourseDetail = (root: CourseSlice) => root.course.detail;
export const selectCourse = (root: CourseSlice) => root.course.detail.data;
/** Selects whether the server does not know the course. */
export const selectCourseMissing = (root: CourseSlice) => isMissing(root.course.detail);

/** Selects whether the server does not know the course, or the course has no such lesson. */
export const selectLessonMissing = (root: CourseSlice, { id, lessonId }: RouteParams) => {
  const course = selectCourse(root);
  if (!course || String(course.id) !== id || !lessonId) return selectCourseMissing(root);
  return !course.lessons.some((lesson) => String(lesson.id) === lessonId);
};
