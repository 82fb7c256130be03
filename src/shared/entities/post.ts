/** Academy posts. */
import type * as v from 'valibot';
import { id, instant, optionalText, requiredText, text } from './fields';
import { list, listOf, read, shape } from './read';

const entries = {
  id,
  title: requiredText,
  summary: text,
  content: text,
  imageUrl: optionalText,
  publishedAt: instant,
};

export const postCardSchema = shape(entries);
export type PostCard = v.InferOutput<typeof postCardSchema>;

/** The content may be HTML. */
export const postSchema = shape({ ...entries, relatedPosts: list(postCardSchema) });
export type Post = v.InferOutput<typeof postSchema>;

/** Latest posts: { posts }. */
export const readPostsAnswer = read(shape({ posts: listOf(postCardSchema) }));
/** `browsing/posts/{id}`: { post }. */
export const readPostAnswer = read(shape({ post: postSchema }));
