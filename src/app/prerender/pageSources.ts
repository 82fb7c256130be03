/** Which pages the build writes, and the source files whose chunks they need. */
import { type Locale, languageOf, locales } from '@/shared/i18n/locales';
import { instructorTypes } from '@/shared/lib/ids';
import { type EarlyPage, idPlace } from '../early/startEarly';
import { type Access, type Route, routes } from '../routes';
import { loadPage, namespacesOf, pageFile } from '../routing/pageFiles';
import { textFilesSource } from '../textFiles';
import { earlyReads, pathPattern } from './earlyReads';
import { buildOf } from './pageBuilds';
import { textFiles } from './textFiles';

/** Folders that hold the texts of a locale. */
const foldersOf = (locale: Locale) => [languageOf(locale), locale];

/** Locales with texts. */
export const readyLocales: readonly Locale[] = locales.filter((locale) =>
  foldersOf(locale).some((folder) => textFiles[`/locales/${folder}/common.json`]),
);

/** A page that can be rendered at build time. */
export interface StaticPage {
  route: Route;
  /** Below the locale. */
  path: string;
}

/** Returns the addresses of a route without ids: its own, or those of the lists of instructors. */
function pathsOf({ path }: Route): string[] {
  if (path.includes(':id')) return [];
  return path.includes(':type') ? instructorTypes.map((type) => path.replace(':type', type)) : [path];
}

const isForSearchEngines = ({ access, indexed }: Route) => access === 'public' && indexed !== false;

export const staticPages: readonly StaticPage[] = routes
  .filter(isForSearchEngines)
  .flatMap((route) => pathsOf(route).map((path) => ({ route, path })));

/** Paths of routes that search engines leave out, with their parameters: those private to a visitor, and the search. */
export const privatePaths: readonly string[] = routes
  .filter((route) => !isForSearchEngines(route))
  .map(({ path }) => path);

/** A page that starts early, without its files. */
export interface EarlyRoute {
  route: Route;
  /** Pattern of its path. */
  pattern: string;
  access: Access;
  /** URLs of its first reads, with `__id__` for the first id of its path. */
  reads: string[];
  /** Where the response to the first read has the next lesson; null for most pages. */
  lesson: EarlyPage[4];
  /** Name of its opening in the fallback; null without one. */
  opening: string | null;
}

/**
 * Returns the pages that a document starts early. The fallback (null) starts the pages without HTML from the build. The
 * home page starts itself for members, since its HTML is the guest's.
 */
export function earlyRoutes(document: Route | null, apiUrl: string, locale: Locale): EarlyRoute[] {
  const isStatic = (route: Route) => staticPages.some((page) => page.route === route);
  const home = document?.id === 'home' ? [{ route: document, access: 'login' as const }] : [];
  const pages =
    document === null
      ? routes.filter((route) => !isStatic(route)).map((route) => ({ route, access: route.access }))
      : home;
  return pages.map(({ route, access }) => ({
    route,
    access,
    pattern: pathPattern(locale, route.path),
    reads: earlyReads(route, apiUrl, locale, idPlace),
    lesson: buildOf(route).nextLesson ?? null,
    opening: buildOf(route).opening?.name ?? null,
  }));
}

/** Returns the source files whose chunks a page needs first, as paths from the root. */
export function sourcesOf(route: Route | null, locale: Locale): string[] {
  const texts = ['common', ...(route ? namespacesOf(route) : [])].flatMap((namespace) =>
    foldersOf(locale)
      .map((folder) => `locales/${folder}/${namespace}.json`)
      .filter((file) => textFiles[`/${file}`] !== undefined),
  );
  return [...(route ? [pageFile(route)] : []), textFilesSource(locale), ...texts];
}

/** Source file of the footer, whose styles every page needs. */
export const footerSource = 'src/app/shell/Footer.tsx';

/**
 * Source files that a page loads in parallel with its first screen. A page with an id has its content in the HTML: it loads
 * them while it is hydrated (`startApp`).
 */
export const besideFirstScreen: readonly string[] = ['src/shared/http/http.ts'];

type PartList = 'belowFold' | 'beside' | 'memberParts';

/** Returns the source files of the parts that a page names in one of its lists. */
export async function partSourcesOf(route: Route | null, list: PartList): Promise<string[]> {
  const page = route && (await loadPage(route));
  return (page?.[list] ?? []).map(({ file }) => file);
}
