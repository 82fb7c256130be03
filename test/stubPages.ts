import { beforeEach, vi } from 'vitest';
import * as pageFiles from '@/app/routing/pageFiles';
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { PageModule } from '@/shared/routing/page';
import { stubPage } from './stubPage';

/** Ids of the routes whose pages were requested in this test, in order. */
export const loadedPages: string[] = [];
/** Modules that replace the stubs of this test, by route. */
export const stubChunks: Record<string, () => Promise<PageModule>> = {};

/**
 * Replaces pages by stubs in each test of a file, for tests of guards, the frame and other pages: the routes that have a
 * name, or all with their id as the name.
 */
export function stubPages(names?: Readonly<Record<string, string>>): void {
  beforeEach(() => {
    loadedPages.length = 0;
    for (const id of Object.keys(stubChunks)) delete stubChunks[id];
    const { loadPage } = pageFiles;
    vi.spyOn(pageFiles, 'loadPage').mockImplementation((route) => {
      const { id } = route;
      loadedPages.push(id);
      const name = names ? names[id] : id;
      return name === undefined ? loadPage(route) : loadChunk(async () => stubChunks[id]?.() ?? stubPage(name));
    });
  });
}
