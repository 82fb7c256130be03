import type { EarlyPage, EarlyTable } from '../../src/app/early/startEarly.ts';
import type { FirstLoad } from '../bundle/chunks.ts';
import type { Locale, Server } from '../bundle/server.ts';
import type { BuildEnv } from '../settings/env.ts';

interface EarlyDocument {
  /** Of a page of its own; null for the fallback. */
  route: Parameters<Server['earlyRoutes']>[0];
  locale: Locale;
  /** Chunks and style sheets that the document has already. */
  known: readonly string[];
}

/**
 * Returns the table by which a document sends first reads and preloads chunks; null when none of its pages begins early.
 */
export async function findEarly(
  { route: document, locale, known }: EarlyDocument,
  server: Server,
  firstLoad: (sources: readonly string[]) => FirstLoad,
  env: BuildEnv,
): Promise<EarlyTable | null> {
  // Many pages share files, so rows name them by number.
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const pages: EarlyPage[] = [];
  for (const early of server.earlyRoutes(document, env.VITE_API_URL.replace(/\/+$/, ''), locale)) {
    const { route, pattern, access, reads, lesson, opening } = early;
    const partsOf = (list: Parameters<Server['partSourcesOf']>[1]) => server.partSourcesOf(route, list);
    // The home page's own document has the files of guests.
    const later = document
      ? await partsOf('memberParts')
      : [server.footerSource, ...(await partsOf('belowFold')), ...(await partsOf('beside'))];
    const { modules, styles } = firstLoad([...server.sourcesOf(route, locale), ...later]);
    const own = [...modules, ...styles].filter((file) => !known.includes(file));
    pages.push([pattern, access, own.map(numberOf), reads, lesson, opening]);
  }
  if (pages.length === 0) return null;
  const { pictureHosts } = server;
  return { region: server.regionOf(locale), cookiePrefix: env.VITE_COOKIE_PREFIX, pictureHosts, files, pages };
}
