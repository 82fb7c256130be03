/**
 * The app's own routes with stub pages, for tests of guards and the frame. In the test file: `vi.mock('../routes',
 * async (original) => (await import('~test/stubRoutes')).stubRoutes(await original()))`.
 */
import type { Route, routes } from '@/app/routes';
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { PageModule } from '@/shared/routing/page';
import { stubPage } from './stubPage';

/** Ids of the routes whose chunks were requested, in order. */
export const loads: string[] = [];
/** Modules that replace the stubs, by route. */
export const chunks: Record<string, () => Promise<PageModule>> = {};

/** Call before each test. */
export function resetStubs() {
  loads.length = 0;
  for (const id of Object.keys(chunks)) delete chunks[id];
}

export function stubRoutes(actual: { routes: typeof routes }) {
  const stub = (route: Route): Route => ({
    ...route,
    load() {
      loads.push(route.id);
      return loadChunk(async () => chunks[route.id]?.() ?? stubPage(route.id));
    },
  });
  return { ...actual, routes: actual.routes.map(stub) };
}
