/** Content of a course's or class's page: questions, reviews, highlights, notebooks. */
import type * as v from 'valibot';
import { decimalField, looseIdField, optionalTextField, textField, textListField } from './fields';
import { objectOf } from './parser';

/** The description may be HTML. */
export const faqSchema = objectOf({ id: looseIdField, title: textField, description: textField });
export type Faq = v.InferOutput<typeof faqSchema>;

/** A review by a student (`ratings`), or one that the school has chosen (`feedbacks`): 1–5 stars, 0 when the server sent none. */
export const reviewSchema = objectOf({ username: textField, star: decimalField, comment: textField });
export type Review = v.InferOutput<typeof reviewSchema>;

/** The description may be HTML. */
export const highlightSchema = objectOf({ iconUrl: optionalTextField, content: textField, description: textField });
export type Highlight = v.InferOutput<typeof highlightSchema>;

/** Each line of the description may be HTML. */
export const notebookSchema = objectOf({
  id: looseIdField,
  title: textField,
  description: textListField,
  pictureUrl: optionalTextField,
  connectionUrl: optionalTextField,
});
export type Notebook = v.InferOutput<typeof notebookSchema>;

/** Returns whether a notebook is shown: it needs a title and a description list that is not empty. */
export function isNotebookShown(notebook: Notebook | null): notebook is Notebook {
  return notebook !== null && notebook.title !== '' && notebook.description.length > 0;
}
