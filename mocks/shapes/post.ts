import type { Post } from '../catalogue/postTypes';
import { isoOf } from '../rules/view';

export const toPost = ({ publishedMs, relatedPostIds: _, ...post }: Post) => ({
  ...post,
  publishedAt: isoOf(publishedMs),
});
