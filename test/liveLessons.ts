import { type LiveLesson, liveLessonSchema } from '@/shared/entities/liveLesson';
import { read } from '@/shared/entities/read';

/** A live lesson as the server's shortest answer gives it, with some fields set. */
export const aLesson = (fields: Partial<LiveLesson>): LiveLesson => ({
  ...read(liveLessonSchema)({ id: 1, name: 'Quadratics' }),
  ...fields,
});
