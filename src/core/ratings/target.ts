/** What can be rated. Ids are those of the API. */
export type RatingTarget =
  | { readonly kind: 'courseLesson'; readonly courseId: number; readonly lessonId: number }
  | { readonly kind: 'course'; readonly id: number }
  | { readonly kind: 'liveLesson'; readonly id: number }
  | { readonly kind: 'liveTopic'; readonly id: number };

/** Names a target, in state and storage. */
export const targetKey = (target: RatingTarget): string =>
  target.kind === 'courseLesson'
    ? `${target.kind}.${target.courseId}.${target.lessonId}`
    : `${target.kind}.${target.id}`;
