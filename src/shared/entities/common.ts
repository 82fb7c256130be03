/** Small shapes that many entities contain: pictures, links, names, subjects. */
import * as v from 'valibot';
import { booleanField, looseIdField, optionalTextField, textField } from './fields';
import { objectOf, optionalListOf } from './parser';

export const noPicture = { smallUrl: null, mediumUrl: null, largeUrl: null };

/** A picture always exists; each size may be null. */
export const pictureField = v.fallback(
  objectOf({ smallUrl: optionalTextField, mediumUrl: optionalTextField, largeUrl: optionalTextField }),
  noPicture,
);
export type Picture = v.InferOutput<typeof pictureField>;

export const linkSchema = objectOf({ title: textField, url: textField });
export type Link = v.InferOutput<typeof linkSchema>;

/** Level, school type, lead group: an id and its name. */
export const namedSchema = objectOf({ id: looseIdField, name: textField });
export type Named = v.InferOutput<typeof namedSchema>;

/** `key` names the icon and the hue; without it there is no icon and the hue comes from the id. The description may be HTML. */
export const subjectSchema = objectOf({
  id: looseIdField,
  name: textField,
  key: optionalTextField,
  description: textField,
});
export type Subject = v.InferOutput<typeof subjectSchema>;

export const subjectCategorySchema = objectOf({
  id: looseIdField,
  name: textField,
  subjects: optionalListOf(subjectSchema),
});
export type SubjectCategory = v.InferOutput<typeof subjectCategorySchema>;

/**
 * The group of courses that a lead group, group row or filter names; `title` is its heading, else the name. The
 * description may be HTML.
 */
export const courseGroupSchema = objectOf({
  id: looseIdField,
  name: textField,
  title: textField,
  description: textField,
});
export type CourseGroup = v.InferOutput<typeof courseGroupSchema>;

/** Whether the site shows the instructor button, per kind of content. */
export const instructorButton = v.fallback(objectOf({ course: booleanField, liveTopic: booleanField }), {
  course: false,
  liveTopic: false,
});
