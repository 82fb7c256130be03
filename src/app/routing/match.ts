/** Which route a path is: ids are checked here, so that a page never sees a wrong one and no call is made for it. */
import { matchPath } from 'react-router-dom';
import { isId, isInstructorType } from '@/shared/lib/ids';
import { type Route, routes } from '../routes';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

/** A screen apart from its query and hash: the same one keeps what it has when only those change. */
export const screenOf = ({ route, params }: RouteMatch) => `${route.id} ${JSON.stringify(params)}`;

const isParam = (name: string, value: string) => (name === 'type' ? isInstructorType(value) : isId(value));

/** The first route that the path (without locale) matches with valid ids and that has a page; null: not found. */
export function matchRoute(path: string, table: readonly Route[] = routes): RouteMatch | null {
  for (const route of table) {
    const match = matchPath({ path: route.path, caseSensitive: true, end: true }, path);
    if (!match) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(match.params)) params[name] = value ?? '';
    if (Object.entries(params).every(([name, value]) => isParam(name, value)))
      return route.load ? { route, params } : null;
  }
  return null;
}
