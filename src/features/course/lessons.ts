/** Orders and links the lessons of a course. */
import { toDownloadable } from '@/domain/download/lesson';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import type { Region } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';

/** Returns the path of a lesson below the locale: on the learning page for owners, else on the course page. */
export const lessonPath = (course: Pick<Course, 'id' | 'enrollStatus'>, lessonId: number) =>
  isPurchased(course) ? paths.courseLearningLesson(course.id, lessonId) : paths.courseLesson(course.id, lessonId);

/** Returns the lessons without trailers, which are shown with the picture. */
export const listedLessons = (course: Course) => course.lessons.filter((lesson) => !lesson.isTrailer);

/** Returns the first lesson that anyone may watch now. */
export const firstFreeLesson = (course: Course): CourseLesson | null =>
  listedLessons(course).find((lesson) => computeCourseLessonState(lesson, false).isPlayable) ?? null;

/** Returns where an owner continues: the last lesson begun, else the first incomplete one, else the first. */
export function continueLesson(course: Course): CourseLesson | null {
  const playable = listedLessons(course).filter(
    (lesson) => computeCourseLessonState(lesson, isPurchased(course)).isPlayable,
  );
  const open = playable.filter((lesson) => !lesson.isCompleted);
  return open.findLast((lesson) => lesson.progressDuration > 0) ?? open[0] ?? playable[0] ?? null;
}

export interface CourseProgress {
  done: number;
  total: number;
  /** 0 to 1: the server's value, which includes lessons begun, but at least the share completed since. */
  ratio: number;
}

export function courseProgress(course: Course): CourseProgress {
  const lessons = listedLessons(course);
  const total = lessons.length;
  const done = lessons.filter((lesson) => lesson.isCompleted).length;
  if (course.enrollStatus === 'completed') return { done, total, ratio: 1 };
  return { done, total, ratio: Math.max(course.learningProgress, total > 0 ? done / total : 0) };
}

/** Returns the previous and next lesson, in the course's order. */
export function neighboursOf(course: Course, lessonId: number) {
  const lessons = listedLessons(course);
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return {
    index,
    previous: index > 0 ? (lessons[index - 1] ?? null) : null,
    next: index >= 0 ? (lessons[index + 1] ?? null) : null,
  };
}

/** Returns the course's trailer: its own video, else a lesson that is a trailer. Length in seconds. */
export function trailerOf(course: Course) {
  const own = playerSourceOf(course);
  if (own) return { source: own, duration: course.videoDuration };
  const lesson = course.lessons.find(({ isTrailer, comingSoon }) => isTrailer && !comingSoon);
  const source = lesson && playerSourceOf(lesson);
  return source ? { source, duration: lesson.duration } : null;
}

/** Returns the player's source for a lesson; null when it has none that can be played. */
export function playerSourceOf(lesson: Pick<CourseLesson, 'videoId' | 'videoSource'>) {
  const { videoId, videoSource: kind } = lesson;
  if (videoId === null || (kind !== 'hls' && kind !== 'mp4' && kind !== 'youtube' && kind !== 'vimeo')) return null;
  return { kind, id: videoId };
}

/** Returns what can be downloaded of a course to the device. */
export const listDownloadable = (region: Region, course: Course) =>
  listedLessons(course).flatMap(
    (lesson) => toDownloadable(region, course, lesson, lessonPath(course, lesson.id)) ?? [],
  );
