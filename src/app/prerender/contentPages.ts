/** Pages that exist because the server has something with their id: a course, a class, a teacher. */
import { localePath } from '@/platform/locale/paths';
import type { Locale } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { type Route, routes } from '../routes';
import { matchRoute } from '../routing/match';
import { buildOf } from './pageBuilds';

/** Returns whether a route's pages need ids, which only the server knows. */
export const hasId = ({ path }: Pick<Route, 'path'>): boolean => path.includes(':id');

/** Routes of such pages that everyone may open. */
export const contentRoutes: readonly Route[] = routes.filter((route) => route.access === 'public' && hasId(route));

/**
 * Returns the paths, below the locale, of such pages that the HTML of a page in the same locale links to; each once. A
 * link to a lesson counts as one to its course or class.
 */
export function findContentPages(html: string, locale: Locale): string[] {
  const start = localePath(locale, paths.home());
  const href = new RegExp(` href="${start}(/[^"?#]+)`);
  const found = new Set<string>();
  for (const [link] of html.matchAll(/<a [^>]*>/g)) {
    const path = href.exec(link)?.[1];
    const match = path === undefined ? null : matchRoute(path);
    if (path === undefined || !match || !contentRoutes.includes(match.route)) continue;
    found.add(buildOf(match.route).parent?.(Number(match.params.id)) ?? path);
  }
  return [...found];
}
