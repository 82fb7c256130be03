/** The syllabus of a live topic. */
import type * as v from 'valibot';
import { flag, integer, looseId, optionalId, optionalText, text } from './fields';
import { materials } from './material';
import { list, shape } from './read';
import { videoSource } from './video';

export const syllabusLessonSchema = shape({
  id: looseId,
  title: text,
  description: text,
  duration: integer,
  materials,
  liveLessonId: optionalId,
  videoId: optionalText,
  videoSource,
  preview: flag,
});
export type SyllabusLesson = v.InferOutput<typeof syllabusLessonSchema>;

export const syllabusSchema = shape({
  id: looseId,
  title: text,
  description: text,
  lessons: list(syllabusLessonSchema),
});
export type Syllabus = v.InferOutput<typeof syllabusSchema>;
