/** The course that is open, and what watching changes in it. */
import { combineReducers } from 'redux';
import { positionAcknowledged } from '@/core/outbox/actions';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { Course } from '@/shared/entities/course';

export const courseDetail = fetchActions<{ id: number }, Course>('course/detail');

/** Whether it is complete is read from the answer first; then the stored progress of a completed lesson starts again at 0. */
function watched(course: Course, action: { type: string }): Course {
  if (!positionAcknowledged.match(action)) return course;
  const { entry, lesson: answer } = action.payload;
  if (entry.targetType !== 'course' || entry.targetId !== course.id || !('isCompleted' in answer)) return course;
  const lessons = course.lessons.map((lesson) => {
    if (lesson.id !== entry.lessonId) return lesson;
    const isCompleted = lesson.isCompleted || answer.isCompleted;
    return { ...lesson, ...answer, isCompleted, learningProgress: isCompleted ? 0 : answer.learningProgress };
  });
  return { ...course, lessons };
}

export interface CourseSlice {
  course: { detail: FetchState<Course> };
}

export const courseReducer = combineReducers({ detail: fetchReducer(courseDetail, watched) });

export const selectCourseDetail = (root: CourseSlice) => root.course.detail;
export const selectCourse = (root: CourseSlice) => root.course.detail.data;
/** The server knows no such course. */
export const selectCourseMissing = (root: CourseSlice) => {
  const { status, error, data } = root.course.detail;
  return status === 'failure' && error.status === 404 && data === null;
};
