/** Academy posts. */
import type * as v from 'valibot';
import { id, instant, optionalText, requiredText, text } from './fields';
import { extend, list, listOf, read, shape } from './read';

export const postCardSchema = shape({
  id,
  title: requiredText,
  summary: text,
  content: text,
  imageUrl: optionalText,
  publishedAt: instant,
});
export type PostCard = v.InferOutput<typeof postCardSchema>;

/** The content may be HTML. */
export const postSchema = extend(postCardSchema, { relatedPosts: list(postCardSchema) });
export type Post = v.InferOutput<typeof postSchema>;

/** Latest posts: { posts }. */
export const readPostsAnswer = read(shape({ posts: listOf(postCardSchema) }));
/** `browsing/posts/{id}`: { post }. */
export const readPostAnswer = read(shape({ post: postSchema }));
