/** What visitors find by words, from the content of each page that has some of its own. Only the build needs it. */
import {
  collectionDocuments,
  courseDocuments,
  instructorDocuments,
  postDocuments,
  type SearchDocument,
  topicDocuments,
} from '@/domain/search/document';
import { matchRoute } from '../routing/match';
import { type ContentRoute, type contents, hasContent, selectContent } from './contents';

type Content<R extends ContentRoute> = NonNullable<ReturnType<(typeof contents)[R]>>;

/** By route; lessons are described with their course or class. */
const describe: { readonly [R in ContentRoute]?: (content: Content<R>, path: string) => SearchDocument[] } = {
  course: courseDocuments,
  topic: topicDocuments,
  bundle: collectionDocuments,
  prepack: collectionDocuments,
  instructor: instructorDocuments,
  post: postDocuments,
};

/** Returns what a page adds to the index of its locale. `path` is below the locale, `state` that of the page's ducks. */
export function searchDocuments(path: string, state: object): SearchDocument[] {
  const match = matchRoute(path);
  if (!match || !hasContent(match.route.id)) return [];
  const content = selectContent(match.route.id, state, match.params);
  return content === null ? [] : (describe[match.route.id]?.(content as never, path) ?? []);
}
