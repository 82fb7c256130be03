import type { EarlyPage, EarlyTable } from '../../src/app/early/startEarly.ts';
import type { FirstLoad } from '../bundle/chunks.ts';
import type { Locale, Server } from '../bundle/server.ts';

/** The script and the table by which a document sends first reads and preloads chunks. */
export interface EarlyParts {
  /** Inline script. */
  script: string;
  /** JSON that it reads. */
  table: EarlyTable;
}

type Route = Parameters<Server['earlyRoutes']>[0];

interface EarlyOptions {
  script: string;
  server: Pick<Server, 'earlyRoutes' | 'footerSource' | 'partSourcesOf' | 'pictureHosts' | 'regionOf' | 'sourcesOf'>;
  firstLoad: (sources: readonly string[]) => FirstLoad;
  /** The API that the browser calls. */
  apiUrl: string;
  cookiePrefix: string;
  /** The document: a page of its own, or the fallback. */
  route: Route;
  locale: Locale;
  /** Chunks and style sheets that the document has already. */
  known: readonly string[];
}

/** Returns the parts of a document; null when none of its pages begins early. */
export async function findEarly(options: EarlyOptions): Promise<EarlyParts | null> {
  const { script, server, firstLoad, apiUrl, cookiePrefix, route: document, locale, known } = options;
  // Many pages share files, so rows name them by number.
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const pages: EarlyPage[] = [];
  for (const early of server.earlyRoutes(document, apiUrl.replace(/\/+$/, ''), locale)) {
    const { route, pattern, access, reads, lesson, opening } = early;
    // The home page's own document has the files of guests.
    const later =
      document === null
        ? [
            server.footerSource,
            ...(await server.partSourcesOf(route, 'belowFold')),
            ...(await server.partSourcesOf(route, 'beside')),
          ]
        : await server.partSourcesOf(route, 'memberParts');
    const { modules, styles } = firstLoad([...server.sourcesOf(route, locale), ...later]);
    const own = [...modules, ...styles].filter((file) => !known.includes(file));
    pages.push([pattern, access, own.map(numberOf), reads, lesson, opening]);
  }
  if (pages.length === 0) return null;
  const { pictureHosts } = server;
  return { script, table: { region: server.regionOf(locale), cookiePrefix, pictureHosts, files, pages } };
}
