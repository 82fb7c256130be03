/** Lessons of a course, and the rules for free, complete and locked. */
import * as v from 'valibot';
import { captionSchema, timestampSchema, videoSource } from './common';
import { flag, id, instant, integer, looseId, optionalText, progress, text } from './fields';
import { isDigital, materialSchema } from './material';
import { list, oneOf, read, shape } from './read';

export const courseLessonStatuses = ['not_started', 'in_progress', 'completed'] as const;
const status = oneOf(courseLessonStatuses, 'not_started');

const digitalMaterials = v.pipe(
  list(materialSchema),
  v.transform((materials) => materials.filter(isDigital)),
);

/** Durations and positions in whole seconds; a locked lesson comes without `videoId`. */
export const courseLessonEntries = {
  id: looseId,
  title: text,
  content: text,
  detailInfo: text,
  comingSoon: flag,
  estimatedUploadDate: instant,
  duration: integer,
  videoId: optionalText,
  videoSource,
  captions: list(captionSchema),
  videoTimestamps: list(timestampSchema),
  materials: v.fallback(digitalMaterials, () => []),
  preview: flag,
  isTrailer: flag,
  isRated: flag,
  status,
  progressDuration: integer,
  learningProgress: progress,
};

interface Completable {
  comingSoon: boolean;
  learningProgress: number;
  status: (typeof courseLessonStatuses)[number];
}

/** Sets `isCompleted`: a lesson is complete at progress 1 or status completed, unless it is coming soon. */
export function withCompletion<T extends Completable>(lesson: T): T & { isCompleted: boolean } {
  const { comingSoon, learningProgress, status } = lesson;
  return { ...lesson, isCompleted: !comingSoon && (learningProgress === 1 || status === 'completed') };
}

export const courseLessonSchema = v.pipe(shape(courseLessonEntries), v.transform(withCompletion));
export type CourseLesson = v.InferOutput<typeof courseLessonSchema>;

/** Returns whether a lesson is free for everybody: a preview or a trailer. */
export function isLessonFree(lesson: Pick<CourseLesson, 'preview' | 'isTrailer'>): boolean {
  return lesson.preview || lesson.isTrailer;
}

/** Returns whether a lesson is locked: not free, and the course is not owned. */
export function isLessonLocked(lesson: Pick<CourseLesson, 'preview' | 'isTrailer'>, purchased: boolean): boolean {
  return !isLessonFree(lesson) && !purchased;
}

export interface CourseLessonState {
  isFree: boolean;
  isComplete: boolean;
  isLocked: boolean;
  /** Unlocked and its video exists: it can be played now. */
  isPlayable: boolean;
}

export function lessonState(lesson: CourseLesson, purchased: boolean): CourseLessonState {
  const isLocked = isLessonLocked(lesson, purchased);
  return {
    isFree: isLessonFree(lesson),
    isComplete: lesson.isCompleted,
    isLocked,
    isPlayable: !isLocked && !lesson.comingSoon && lesson.videoId !== null,
  };
}

/** The part of a lesson in the response to a saved position; the rest of the known lesson stays. */
export const courseLessonProgressSchema = v.pipe(
  shape({ id, comingSoon: flag, status, progressDuration: integer, learningProgress: progress }),
  v.transform(withCompletion),
);
export type CourseLessonProgress = v.InferOutput<typeof courseLessonProgressSchema>;

/** Response to a saved position of a course lesson: { lesson }. */
export const readCourseProgressAnswer = read(shape({ lesson: courseLessonProgressSchema }));
