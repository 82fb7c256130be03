/** Lessons of a course, and the rules for free, complete and locked. */
import * as v from 'valibot';
import { flag, instant, integer, looseId, optionalText, progress, text } from './fields';
import { courseLessonStatus, withCompletion } from './lessonProgress';
import { isDigital, materials } from './material';
import { list, shape } from './read';
import { captionSchema, timestampSchema, videoSource } from './video';

const digitalMaterials = v.pipe(
  materials,
  v.transform((all) => all.filter(isDigital)),
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
  status: courseLessonStatus,
  progressDuration: integer,
  learningProgress: progress,
};

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
