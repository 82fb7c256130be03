/** The build files of all pages. The browser loads none of them. */
import type { PageBuild } from '@/domain/prerender/pageBuild';
import { type Route, routes } from '../routes';

const builds = import.meta.glob<PageBuild>('/src/features/**/*Page.build.ts', { eager: true, import: 'default' });

const none: PageBuild = {};

/** Returns what stands in the build file beside a route's page. */
export const buildOf = ({ page }: Pick<Route, 'page'>): PageBuild => builds[`/src/features/${page}.build.ts`] ?? none;

/** Routes whose pages have an opening in the fallback. */
export const openingRoutes: readonly Route[] = routes.filter((route) => buildOf(route).opening);
