/** How far a student is in a lesson, and the responses to a saved position; every page sends positions. */
import * as v from 'valibot';
import { booleanField, idField, integerField, progressField } from './fields';
import { createParser, objectOf, oneOf } from './parser';

export const courseLessonStatuses = ['not_started', 'in_progress', 'completed'] as const;
export const courseLessonStatus = oneOf(courseLessonStatuses, 'not_started');

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

/** The part of a lesson in the response to a saved position; the rest of the known lesson stays. */
export const courseLessonProgressSchema = v.pipe(
  objectOf({
    id: idField,
    comingSoon: booleanField,
    status: courseLessonStatus,
    progressDuration: integerField,
    learningProgress: progressField,
  }),
  v.transform(withCompletion),
);
export type CourseLessonProgress = v.InferOutput<typeof courseLessonProgressSchema>;

/** Response to a saved position of a course lesson: { lesson }. */
export const readCourseProgressResponse = createParser(objectOf({ lesson: courseLessonProgressSchema }));

/** The part of a live lesson in the response to a saved position; the rest of the known lesson stays. */
export const liveLessonProgressSchema = objectOf({
  id: idField,
  progressDuration: integerField,
  learningProgress: progressField,
});
export type LiveLessonProgress = v.InferOutput<typeof liveLessonProgressSchema>;

/** Response to a saved position of a live lesson: { liveLesson }. */
export const readLiveProgressResponse = createParser(objectOf({ liveLesson: liveLessonProgressSchema }));
