import type { SearchDocument } from '@/domain/search/document';
import { matchRoute } from '../routing/match';
import { buildOf } from './pageBuilds';

/** Returns what a page adds to the index of its locale. `path` is below the locale, `state` that of the page's ducks. */
export function searchDocuments(path: string, state: object): SearchDocument[] {
  const match = matchRoute(path);
  if (!match) return [];
  const { content, documents } = buildOf(match.route);
  const found = content?.(state, match.params);
  return (found && documents?.(found, path)) ?? [];
}
