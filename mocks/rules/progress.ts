import type { Course, CourseLesson } from '../catalogue/courseTypes';
import type { LiveLesson } from '../catalogue/topicTypes';
import type { Account, Progress } from '../db/state';

/** Share of the duration from which a lesson counts as watched. */
const completeFrom = 0.95;

export const courseLessonKey = (courseId: number, lessonId: number): string => `course_lesson:${courseId}:${lessonId}`;
export const liveLessonKey = (lessonId: number): string => `live_lesson:${lessonId}`;

/** Seconds a live lesson's position is measured against: its recording, else the time it took. */
export function liveDuration(lesson: LiveLesson): number {
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

export function watched(account: Account | null, key: string, duration: number): Watched {
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

/** Position in whole seconds, never beyond the duration (seconds); completion is decided here and is kept. */
export function positionSaved(
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

/** Lessons that can be watched now: out already and with a video; the trailer is no part of the course's progress. */
export const watchableLessons = (course: Course): CourseLesson[] =>
  course.lessons.filter((lesson) => !lesson.comingSoon && !lesson.isTrailer);

/** The lessons a course is counted by. */
export const countedLessons = (course: Course): CourseLesson[] => course.lessons.filter((lesson) => !lesson.isTrailer);

/** Mean of the watchable lessons, 0–1. */
export function courseProgress(account: Account | null, course: Course): number {
  const lessons = watchableLessons(course);
  if (lessons.length === 0) return 0;
  const sum = lessons.reduce(
    (total, lesson) =>
      total + watched(account, courseLessonKey(course.id, lesson.id), lesson.duration).learningProgress,
    0,
  );
  return Math.round((sum / lessons.length) * 10_000) / 10_000;
}
