/** What the page of a course or a class says about it: questions, ratings, highlights, notebooks. */
import type * as v from 'valibot';
import { decimal, looseId, optionalText, text, texts } from './fields';
import { shape } from './read';

/** The description may be HTML. */
export const faqSchema = shape({ id: looseId, title: text, description: text });
export type Faq = v.InferOutput<typeof faqSchema>;

/** A rating or a feedback: 1–5 stars, 0 when the server sent none. */
export const ratingSchema = shape({ username: text, star: decimal, comment: text });
export type Rating = v.InferOutput<typeof ratingSchema>;

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
