import type { Post } from '../catalogue/postTypes';
import { toIsoText } from '../rules/view';

export const toPost = ({ publishedMs, relatedPostIds: _, ...post }: Post) => ({
  ...post,
  publishedAt: toIsoText(publishedMs),
});
