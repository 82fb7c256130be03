/** Asks the API which content a region has, for a build that writes a page for each. */
import type { PageBuild } from '@/domain/prerender/pageBuild';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { routes } from '../routes';
import { createBuildHttp, pageSize } from './buildHttp';
import { buildOf } from './pageBuilds';

export interface ContentList {
  /** What the lists say of each page, as JSON, by its path below the locale. */
  pages: Record<string, string>;
  /** Ids of the routes whose lists failed to load. */
  missing: string[];
}

type List = NonNullable<PageBuild['list']>;

const lists: readonly [routeId: string, List][] = routes.flatMap((route) => {
  const { list } = buildOf(route);
  return list ? [[route.id, list]] : [];
});

/**
 * Returns the pages of all items of the API's lists for guests of the locale's region. `sizePerPage` is the length of a
 * list's page. A failed list is named, and keeps the pages of its earlier parts.
 */
export async function listContent(locale: Locale, apiUrl: string, sizePerPage = pageSize): Promise<ContentList> {
  const region = regionOf(locale);
  const http = createBuildHttp(locale, apiUrl);
  const found = new Map<string, string[]>();
  const missing: string[] = [];
  const read = async ([routeId, list]: [string, List]) => {
    try {
      for await (const [path, item] of list(http, region, sizePerPage))
        found.set(path, [...(found.get(path) ?? []), JSON.stringify(item)]);
    } catch {
      missing.push(routeId);
    }
  };
  await Promise.all(lists.map(read));
  // Lists respond in any order.
  const pages = [...found].map(([path, items]) => [path, items.sort().join()]);
  return { pages: Object.fromEntries(pages), missing: missing.sort() };
}
