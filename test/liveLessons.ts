import { type LiveLesson, liveLessonSchema } from '@/shared/entities/liveLesson';
import { createParser } from '@/shared/entities/parser';

/** Returns a live lesson from the server's shortest response, with some fields set. */
export const createLiveLesson = (fields: Partial<LiveLesson>): LiveLesson => ({
  ...createParser(liveLessonSchema)({ id: 1, name: 'Quadratics' }),
  ...fields,
});
