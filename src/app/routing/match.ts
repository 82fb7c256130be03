/** Which route a path is: ids are checked here, so that a page never sees a wrong one and no call is made for it. */
import { generatePath, matchRoutes } from 'react-router-dom';
import { instructorTypes, isId } from '@/shared/lib/ids';
import { type Route, routes } from '../routes';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

/** A route in the router's terms; `handle.params` are those that the path spells out. */
export interface RouteEntry {
  readonly path: string;
  readonly caseSensitive: true;
  readonly handle: { readonly route: Route; readonly params: RouteParams };
}

/** A screen apart from its query and hash: the same one keeps what it has when only those change. */
export const screenOf = ({ route, params }: RouteMatch) => `${route.id} ${JSON.stringify(params)}`;

/** `:type` has few values, each a path of its own: the router prefers a literal segment to an `:id`. */
export function listEntries(table: readonly Route[]): RouteEntry[] {
  return table.flatMap((route) => {
    const entryOf = (path: string, params: RouteParams): RouteEntry => ({
      path,
      caseSensitive: true,
      handle: { route, params },
    });
    if (!route.path.includes(':type')) return [entryOf(route.path, {})];
    return instructorTypes.map((type) => entryOf(route.path.replace(':type', type), { type }));
  });
}

export const routeEntries = listEntries(routes);

/** The route of a path (without locale), with its ids; null where there is none, an id is wrong or its spelling is not the canonical one. */
export function matchRoute(path: string, entries: readonly RouteEntry[] = routeEntries): RouteMatch | null {
  const found = matchRoutes(entries as RouteEntry[], path)?.at(-1);
  if (!found) return null;
  const { route, params } = found.route.handle;
  const ids = Object.entries(found.params).map(([name, value]) => [name, value ?? ''] as const);
  const isCanonical = ids.every(([, id]) => isId(id)) && generatePath(found.route.path, found.params) === path;
  return isCanonical ? { route, params: { ...Object.fromEntries(ids), ...params } } : null;
}
