/** The syllabus of a live topic. */
import type * as v from 'valibot';
import { booleanField, integerField, looseIdField, optionalIdField, optionalTextField, textField } from './fields';
import { materialsField } from './material';
import { objectOf, optionalListOf } from './parser';
import { videoSource } from './video';

export const syllabusLessonSchema = objectOf({
  id: looseIdField,
  title: textField,
  description: textField,
  duration: integerField,
  materials: materialsField,
  liveLessonId: optionalIdField,
  videoId: optionalTextField,
  videoSource,
  preview: booleanField,
});
export type SyllabusLesson = v.InferOutput<typeof syllabusLessonSchema>;

export const syllabusSchema = objectOf({
  id: looseIdField,
  title: textField,
  description: textField,
  lessons: optionalListOf(syllabusLessonSchema),
});
export type Syllabus = v.InferOutput<typeof syllabusSchema>;
