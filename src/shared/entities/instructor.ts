/** Instructors, in lists and on their own page. */
import type * as v from 'valibot';
import { subjectSchema } from './common';
import { idField, integerField, optionalTextField, requiredTextField, textListField } from './fields';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, optionalListOf } from './parser';

export const instructorSchema = objectOf({
  id: idField,
  name: requiredTextField,
  profilePicUrl: optionalTextField,
  subjects: optionalListOf(subjectSchema),
  instructorHashtags: textListField,
  liveTopicCount: integerField,
  subjectCount: integerField,
});
/** An instructor on a card, which shows no more than the name. */
export const instructorNameSchema = objectOf({ id: idField, name: requiredTextField });
export type Instructor = v.InferOutput<typeof instructorSchema>;

/** `instructors/{id}`: `about` is HTML or null; courses and live topics have responses of their own. */
export const instructorDetailSchema = objectOf({ instructor: instructorSchema, about: optionalTextField });
export type InstructorDetail = v.InferOutput<typeof instructorDetailSchema>;
export const readInstructorResponse = createParser(instructorDetailSchema);

/** `instructors`: { instructors, currentPage, totalPages }. */
export const readInstructorsResponse = createParser(
  objectOf({ instructors: listOf(instructorSchema), ...pagingFields }),
);
