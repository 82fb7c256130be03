/**
 * Stub pages for the app's own routes, for tests of guards and the frame. In the test file:
 * `vi.mock('./pageFiles', async (original) => (await import('~test/stubPages')).stubPages(await original()))`.
 */
import type * as pageFiles from '@/app/routing/pageFiles';
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { PageModule } from '@/shared/routing/page';
import { stubPage } from './stubPage';

/** Ids of the routes whose chunks were requested, in order. */
export const loadedPages: string[] = [];
/** Modules that replace the stubs, by route. */
export const stubChunks: Record<string, () => Promise<PageModule>> = {};

/** Call before each test. */
export function resetStubs() {
  loadedPages.length = 0;
  for (const id of Object.keys(stubChunks)) delete stubChunks[id];
}

export function stubPages(actual: typeof pageFiles): typeof pageFiles {
  return {
    ...actual,
    loadPage({ id }) {
      loadedPages.push(id);
      return loadChunk(async () => stubChunks[id]?.() ?? stubPage(id));
    },
  };
}
