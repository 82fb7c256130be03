/** Lessons of a course, and the rules for free, complete and locked. */
import * as v from 'valibot';
import {
  booleanField,
  instantField,
  integerField,
  looseIdField,
  optionalTextField,
  progressField,
  textField,
} from './fields';
import { courseLessonStatus, withCompletion } from './lessonProgress';
import { isDigital, materialsField } from './material';
import { objectOf, optionalListOf } from './parser';
import { captionSchema, timestampSchema, videoSource } from './video';

const digitalMaterials = v.pipe(
  materialsField,
  v.transform((all) => all.filter(isDigital)),
);

/** Durations and positions in whole seconds; a locked lesson comes without `videoId`. */
export const courseLessonEntries = {
  id: looseIdField,
  title: textField,
  content: textField,
  detailInfo: textField,
  comingSoon: booleanField,
  estimatedUploadDate: instantField,
  duration: integerField,
  videoId: optionalTextField,
  videoSource,
  captions: optionalListOf(captionSchema),
  videoTimestamps: optionalListOf(timestampSchema),
  materials: v.fallback(digitalMaterials, () => []),
  preview: booleanField,
  isTrailer: booleanField,
  isRated: booleanField,
  status: courseLessonStatus,
  progressDuration: integerField,
  learningProgress: progressField,
};

export const courseLessonSchema = v.pipe(objectOf(courseLessonEntries), v.transform(withCompletion));
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

export function computeCourseLessonState(lesson: CourseLesson, purchased: boolean): CourseLessonState {
  const isLocked = isLessonLocked(lesson, purchased);
  return {
    isFree: isLessonFree(lesson),
    isComplete: lesson.isCompleted,
    isLocked,
    isPlayable: !isLocked && !lesson.comingSoon && lesson.videoId !== null,
  };
}
