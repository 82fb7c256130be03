import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { Course } from '../catalogue/courseTypes';
import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { Account, Progress } from '../db/state';

/** Share of the duration from which the API contract counts a lesson as watched. */
const completeFrom = 0.95;

export const courseLessonKey = (courseId: number, lessonId: number): string => `course_lesson:${courseId}:${lessonId}`;
export const liveLessonKey = (lessonId: number): string => `live_lesson:${lessonId}`;

/** Returns the length of a live lesson in seconds: its recording, else the class. */
export function computeLiveDuration(lesson: LiveLesson): number {
  return lesson.offlineVideoDuration ?? Math.round((lesson.endMs - lesson.startMs) / 1000);
}

export interface Watched {
  /** Whole seconds. */
  progressDuration: number;
  /** 0–1, and 1 exactly when completed. */
  learningProgress: number;
  isCompleted: boolean;
  status: 'not_started' | 'in_progress' | 'completed';
}

export function toWatched(account: Account | null, key: string, duration: number): Watched {
  const entry = account?.progress[key];
  if (!entry) return { progressDuration: 0, learningProgress: 0, isCompleted: false, status: 'not_started' };
  const { position, completed } = entry;
  const share = duration > 0 ? Math.floor((position / duration) * 10_000) / 10_000 : 0;
  return {
    progressDuration: position,
    learningProgress: completed ? 1 : Math.min(share, completeFrom),
    isCompleted: completed,
    status: completed ? 'completed' : 'in_progress',
  };
}

/** Stores a position in whole seconds, at most the duration (seconds); decides on completion, which is permanent. */
export function applyPosition(
  before: Progress | undefined,
  position: number,
  duration: number,
  now: number,
  sequence: number,
): Progress {
  const reached = duration > 0 && position >= duration * completeFrom;
  return {
    position: duration > 0 ? Math.min(position, Math.ceil(duration)) : position,
    completed: reached || (before?.completed ?? false),
    watchedMs: now,
    sequence,
  };
}

/** Returns the lessons that can be watched now: released and with a video; the trailer does not count for progress. */
export const listWatchableLessons = (course: Course): CourseLesson[] =>
  course.lessons.filter((lesson) => !lesson.comingSoon && !lesson.isTrailer);

/** Returns the lessons that count for a course. */
export const listCountedLessons = (course: Course): CourseLesson[] =>
  course.lessons.filter((lesson) => !lesson.isTrailer);

/** Returns the mean progress of the watchable lessons, 0–1. */
export function computeCourseProgress(account: Account | null, course: Course): number {
  const lessons = listWatchableLessons(course);
  if (lessons.length === 0) return 0;
  const sum = lessons.reduce(
    (total, lesson) =>
      total + toWatched(account, courseLessonKey(course.id, lesson.id), lesson.duration).learningProgress,
    0,
  );
  return Math.round((sum / lessons.length) * 10_000) / 10_000;
}
