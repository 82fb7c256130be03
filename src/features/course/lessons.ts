/** How a course's lessons are counted, ordered and reached. */
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, lessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { paths } from '@/shared/routing/paths';

/** Path of a lesson below the locale: where its owner learns, or where anybody sees it. */
export const lessonPath = (course: Pick<Course, 'id' | 'enrollStatus'>, lessonId: number) =>
  isPurchased(course) ? paths.courseLearningLesson(course.id, lessonId) : paths.courseLesson(course.id, lessonId);

/** Lessons without trailers, which are shown with the picture. */
export const listedLessons = (course: Course) => course.lessons.filter((lesson) => !lesson.isTrailer);

/** How many lessons a course has, without trailers; the server may count those, and may leave lessons out of the list. */
export function lessonCount(course: Course): number {
  const listed = listedLessons(course).length;
  return Math.max(listed, course.lessonsAmount - (course.lessons.length - listed));
}

/** The first lesson that anyone may watch now. */
export const firstFreeLesson = (course: Course): CourseLesson | null =>
  listedLessons(course).find((lesson) => lessonState(lesson, false).isPlayable) ?? null;

/** Where an owner goes on: the last lesson that was begun, else the first one that is not complete, else the first. */
export function continueLesson(course: Course): CourseLesson | null {
  const playable = listedLessons(course).filter((lesson) => lessonState(lesson, isPurchased(course)).isPlayable);
  const open = playable.filter((lesson) => !lesson.isCompleted);
  return open.findLast((lesson) => lesson.progressDuration > 0) ?? open[0] ?? playable[0] ?? null;
}

export interface CourseProgress {
  done: number;
  total: number;
  /** 0 to 1: as the server counts it, lessons begun included, and never less than the lessons done since then. */
  ratio: number;
}

export function courseProgress(course: Course): CourseProgress {
  const lessons = listedLessons(course);
  const total = lessons.length;
  const done = lessons.filter((lesson) => lesson.isCompleted).length;
  if (course.enrollStatus === 'completed') return { done, total, ratio: 1 };
  return { done, total, ratio: Math.max(course.learningProgress, total > 0 ? done / total : 0) };
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

/** What introduces a course: its own film, else the lesson that is a trailer. Seconds. */
export function trailerOf(course: Course) {
  const own = playable(course);
  if (own) return { source: own, duration: course.videoDuration };
  const lesson = course.lessons.find(({ isTrailer, comingSoon }) => isTrailer && !comingSoon);
  const source = lesson && playable(lesson);
  return source ? { source, duration: lesson.duration } : null;
}

/** What a player is given for a lesson, or null when it has nothing that plays here. */
export function playable(lesson: Pick<CourseLesson, 'videoId' | 'videoSource'>) {
  const { videoId, videoSource: kind } = lesson;
  if (videoId === null || (kind !== 'hls' && kind !== 'mp4' && kind !== 'youtube' && kind !== 'vimeo')) return null;
  return { kind, id: videoId };
}
