import { type LiveLesson, liveLessonSchema } from '@/shared/entities/liveLesson';
import { read } from '@/shared/entities/read';

/** Returns a live lesson from the server's shortest response, with some fields set. */
export const aLesson = (fields: Partial<LiveLesson>): LiveLesson => ({
  ...read(liveLessonSchema)({ id: 1, name: 'Quadratics' }),
  ...fields,
});
