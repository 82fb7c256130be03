/** Matches a path to a route. Ids are validated here, so that no page and no call sees an invalid one. */
import { generatePath, matchRoutes } from 'react-router-dom';
import { instructorTypes, isId } from '@/shared/lib/ids';
import type { RouteParams } from '@/shared/routing/page';
import { type Route, routes } from '../routes';

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

/** A route in the router's terms; `handle.params` are the parameters spelled out in the path. */
interface TypedRoute {
  readonly path: string;
  readonly caseSensitive: true;
  readonly handle: { readonly route: Route; readonly params: RouteParams };
}

/** Identifies a screen without query and hash; a screen keeps its state when only those change. */
export const identifyScreen = ({ route, params }: RouteMatch) => `${route.id} ${JSON.stringify(params)}`;

/** Returns one route per value of `:type`, since the router prefers a literal segment to an `:id`. */
function listTypedRoutes(table: readonly Route[]): TypedRoute[] {
  return table.flatMap((route) => {
    const routeOf = (path: string, params: RouteParams): TypedRoute => ({
      path,
      caseSensitive: true,
      handle: { route, params },
    });
    if (!route.path.includes(':type')) return [routeOf(route.path, {})];
    return instructorTypes.map((type) => routeOf(route.path.replace(':type', type), { type }));
  });
}

const typedRoutes = listTypedRoutes(routes);

function findRoute(path: string): RouteMatch | null {
  const found = matchRoutes(typedRoutes as TypedRoute[], path)?.at(-1);
  if (!found) return null;
  const { route, params } = found.route.handle;
  const ids = Object.entries(found.params).map(([name, value]) => [name, value ?? ''] as const);
  const isCanonical = ids.every(([, id]) => isId(id)) && generatePath(found.route.path, found.params) === path;
  return isCanonical ? { route, params: { ...Object.fromEntries(ids), ...params } } : null;
}

// A page asks for each of its links whenever it renders, and the router compares a path with the whole table.
const known = new Map<string, RouteMatch | null>();
const mostKnown = 1000;

/**
 * Returns the route of a path (without locale) with its ids; null when no route matches, an id is invalid or the
 * spelling is not canonical. The same path gets the same object.
 */
export function matchRoute(path: string): RouteMatch | null {
  const before = known.get(path);
  if (before !== undefined) return before;
  const match = findRoute(path);
  if (known.size >= mostKnown) known.clear();
  known.set(path, match);
  return match;
}
