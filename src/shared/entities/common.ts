/** Small shapes that many entities contain: pictures, links, names, ratings, questions, materials, videos. */
import * as v from 'valibot';
import { plainText } from '@/shared/lib/plainText';
import { decimal, flag, integer, looseId, optionalText, text, texts } from './fields';
import { list, oneOf, shape } from './read';

const noPicture = { smallUrl: null, mediumUrl: null, largeUrl: null };

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

/** The description may be HTML. */
export const faqSchema = shape({ id: looseId, title: text, description: text });
export type Faq = v.InferOutput<typeof faqSchema>;

/** A rating or a feedback: 1–5 stars, 0 when the server sent none. */
export const ratingSchema = shape({ username: text, star: decimal, comment: text });
export type Rating = v.InferOutput<typeof ratingSchema>;

export const videoSources = ['hls', 'mp4', 'youtube', 'vimeo', 'zoom', 'google_meet'] as const;
export const videoSource = oneOf(videoSources, null);
export type VideoSource = (typeof videoSources)[number];

export const captionSchema = shape({ lang: text, label: text, url: text });
export type Caption = v.InferOutput<typeof captionSchema>;

/**
 * The group of courses that a lead group, group row or filter names; `title` is its heading, else the name. The
 * description may be HTML.
 */
export const courseGroupSchema = shape({ id: looseId, name: text, title: text, description: text });
export type CourseGroup = v.InferOutput<typeof courseGroupSchema>;

/** The description may be HTML. */
export const highlightSchema = shape({ iconUrl: optionalText, content: text, description: text });
export type Highlight = v.InferOutput<typeof highlightSchema>;

/** Each line of the description may be HTML. */
export const notebookSchema = shape({
  id: looseId,
  title: text,
  description: texts,
  pictureUrl: optionalText,
  connectionUrl: optionalText,
});
export type Notebook = v.InferOutput<typeof notebookSchema>;

/** Returns whether a notebook is shown: it needs a title and a description list that is not empty. */
export function showsNotebook(notebook: Notebook | null): notebook is Notebook {
  return notebook !== null && notebook.title !== '' && notebook.description.length > 0;
}

/** A chapter's name is shown in one line everywhere, so HTML is reduced to plain text. */
export const timestampSchema = shape({ seconds: integer, description: v.pipe(text, v.transform(plainText)) });
export type VideoTimestamp = v.InferOutput<typeof timestampSchema>;

/** Whether the site shows the instructor button, per kind of content. */
export const instructorButton = v.fallback(shape({ course: flag, liveTopic: flag }), {
  course: false,
  liveTopic: false,
});
