/** Instructors and their public profile. */
import type * as v from 'valibot';
import { subjectSchema } from './common';
import { id, integer, optionalText, requiredText, texts } from './fields';
import { paging } from './paging';
import { list, listOf, read, shape } from './read';

export const instructorSchema = shape({
  id,
  name: requiredText,
  profilePicUrl: optionalText,
  subjects: list(subjectSchema),
  instructorHashtags: texts,
  liveTopicCount: integer,
  subjectCount: integer,
});
/** An instructor on a card, which shows no more than the name. */
export const instructorNameSchema = shape({ id, name: requiredText });
export type Instructor = v.InferOutput<typeof instructorSchema>;

/** `instructors/{id}`: `about` is HTML or null; courses and live topics have responses of their own. */
export const instructorProfileSchema = shape({ instructor: instructorSchema, about: optionalText });
export type InstructorProfile = v.InferOutput<typeof instructorProfileSchema>;
export const readInstructorAnswer = read(instructorProfileSchema);

/** `instructors`: { instructors, currentPage, totalPages }. */
export const readInstructorsAnswer = read(shape({ instructors: listOf(instructorSchema), ...paging }));
