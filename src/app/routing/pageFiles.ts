/** The files of the pages and of their texts, each loaded when a visitor may open it. */
import namespaces from 'virtual:page-namespaces';
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { PageModule } from '@/shared/routing/page';
import type { Route } from '../routes';

const files = import.meta.glob<PageModule>('/src/features/**/*Page.tsx');

const none: readonly string[] = [];

/** Returns a page's source file, as a path from the root. */
export const pageFile = ({ page }: Pick<Route, 'page'>): string => `src/features/${page}.tsx`;

/** Returns the namespaces of a page's texts, besides `common`. */
export const namespacesOf = ({ page }: Pick<Route, 'page'>): readonly string[] => namespaces[page] ?? none;

/** Loads a page's module. Rejects with a `ChunkLoadError` when that fails. */
export function loadPage(route: Route): Promise<PageModule> {
  const load = files[`/${pageFile(route)}`];
  if (!load) throw new Error(`No file ${pageFile(route)}`);
  return loadChunk(load);
}
