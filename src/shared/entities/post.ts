/** Academy posts. */
import type * as v from 'valibot';
import { idField, instantField, optionalTextField, requiredTextField, textField } from './fields';
import { createParser, extendObject, listOf, objectOf, optionalListOf } from './parser';

export const postCardSchema = objectOf({
  id: idField,
  title: requiredTextField,
  summary: textField,
  content: textField,
  imageUrl: optionalTextField,
  publishedAt: instantField,
});
export type PostCard = v.InferOutput<typeof postCardSchema>;

/** The content may be HTML. */
export const postSchema = extendObject(postCardSchema, { relatedPosts: optionalListOf(postCardSchema) });
export type Post = v.InferOutput<typeof postSchema>;

/** Latest posts: { posts }. */
export const readPostsResponse = createParser(objectOf({ posts: listOf(postCardSchema) }));
/** `browsing/posts/{id}`: { post }. */
export const readPostResponse = createParser(objectOf({ post: postSchema }));
