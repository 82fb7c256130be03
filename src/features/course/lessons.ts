/** How a course's lessons are counted, ordered and reached. */
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, lessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';

/** Path of a lesson below the locale. */
export const lessonPath = (courseId: number, lessonId: number) => `/course/${courseId}/lesson/${lessonId}`;

/** Lessons without trailers, which are shown with the picture. */
export const listedLessons = (course: Course) => course.lessons.filter((lesson) => !lesson.isTrailer);

/** The first lesson that anyone may watch now. */
export const firstFreeLesson = (course: Course): CourseLesson | null =>
  listedLessons(course).find((lesson) => lessonState(lesson, false).isPlayable) ?? null;

/** Where an owner goes on: the first playable lesson that is not complete, else the first one. */
export function continueLesson(course: Course): CourseLesson | null {
  const playable = listedLessons(course).filter((lesson) => lessonState(lesson, isPurchased(course)).isPlayable);
  return playable.find((lesson) => !lesson.isCompleted) ?? playable[0] ?? null;
}

export interface CourseProgress {
  done: number;
  total: number;
  /** 0 to 1. */
  ratio: number;
}

export function courseProgress(course: Course): CourseProgress {
  const lessons = listedLessons(course);
  const done = lessons.filter((lesson) => lesson.isCompleted).length;
  return { done, total: lessons.length, ratio: lessons.length > 0 ? done / lessons.length : 0 };
}

/** The lessons before and after one, in the course's order. */
export function neighbours(course: Course, lessonId: number) {
  const lessons = listedLessons(course);
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return {
    index,
    previous: index > 0 ? (lessons[index - 1] ?? null) : null,
    next: index >= 0 ? (lessons[index + 1] ?? null) : null,
  };
}

/** What a player is given for a lesson, or null when it has nothing that plays here. */
export function playable(lesson: Pick<CourseLesson, 'videoId' | 'videoSource'>) {
  const { videoId, videoSource: kind } = lesson;
  if (videoId === null || (kind !== 'hls' && kind !== 'mp4' && kind !== 'youtube' && kind !== 'vimeo')) return null;
  return { kind, id: videoId };
}
