/** A lesson, course or class to rate, by the API's ids. */
export type RatingTarget =
  | { readonly kind: 'courseLesson'; readonly courseId: number; readonly lessonId: number }
  | { readonly kind: 'course'; readonly id: number }
  | { readonly kind: 'liveLesson'; readonly id: number }
  | { readonly kind: 'liveTopic'; readonly id: number };

/** Returns the key of a target in state and storage. */
export const targetKey = (target: RatingTarget): string =>
  target.kind === 'courseLesson'
    ? `${target.kind}.${target.courseId}.${target.lessonId}`
    : `${target.kind}.${target.id}`;
