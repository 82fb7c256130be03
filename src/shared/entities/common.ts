/** Small shapes that many entities contain: pictures, links, names, subjects. */
import * as v from 'valibot';
import { flag, looseId, optionalText, text } from './fields';
import { list, shape } from './read';

export const noPicture = { smallUrl: null, mediumUrl: null, largeUrl: null };

/** A picture always exists; each size may be null. */
export const picture = v.fallback(
  shape({ smallUrl: optionalText, mediumUrl: optionalText, largeUrl: optionalText }),
  noPicture,
);
export type Picture = v.InferOutput<typeof picture>;

export const linkSchema = shape({ title: text, url: text });
export type Link = v.InferOutput<typeof linkSchema>;

/** Grade level, school type, lead group: an id and its name. */
export const namedSchema = shape({ id: looseId, name: text });
export type Named = v.InferOutput<typeof namedSchema>;

/** `key` names the icon and the hue; without it there is no icon and the hue comes from the id. The description may be HTML. */
export const subjectSchema = shape({ id: looseId, name: text, key: optionalText, description: text });
export type Subject = v.InferOutput<typeof subjectSchema>;

export const subjectCategorySchema = shape({ id: looseId, name: text, subjects: list(subjectSchema) });
export type SubjectCategory = v.InferOutput<typeof subjectCategorySchema>;

/**
 * The group of courses that a lead group, group row or filter names; `title` is its heading, else the name. The
 * description may be HTML.
 */
export const courseGroupSchema = shape({ id: looseId, name: text, title: text, description: text });
export type CourseGroup = v.InferOutput<typeof courseGroupSchema>;

/** Whether the site shows the instructor button, per kind of content. */
export const instructorButton = v.fallback(shape({ course: flag, liveTopic: flag }), {
  course: false,
  liveTopic: false,
});
