import { type FileHandle, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, Server } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { manifestPath, type SiteAddresses } from '../documents/siteAddresses.ts';
import {
  describeRobots,
  describeSitemapIndex,
  describeSitemaps,
  describeWebManifest,
  type SitemapPage,
  sitemapLimits,
} from './siteFiles.ts';

/** Writes the files of the whole site: the sitemap, robots.txt, and a web manifest in each language. */
export async function writeSite(
  dist: string,
  name: string,
  /** The locales in which each path, below the locale, has a page. */
  pages: ReadonlyMap<string, readonly Locale[]>,
  addresses: SiteAddresses,
  server: Pick<
    Server,
    | 'privatePaths'
    | 'localePath'
    | 'languageTag'
    | 'readyLocales'
    | 'regionOf'
    | 'describeInstall'
    | 'matchRoute'
    | 'hasId'
  >,
): Promise<void> {
  const { site } = addresses;
  await writeFile(join(dist, 'robots.txt'), describeRobots(site, server.privatePaths));
  if (site) await writeSitemap(dist, site, sitemapPages(pages, addresses, server));
  for (const locale of server.readyLocales) {
    const parts = { name, lang: server.languageTag(locale), start: server.localePath(locale, '/') };
    const described = await server.describeInstall(locale);
    await writeFileIn(join(dist, manifestPath(locale)), describeWebManifest({ ...parts, ...described }));
  }
}

function* sitemapPages(
  pages: ReadonlyMap<string, readonly Locale[]>,
  { canonical, alternates }: SiteAddresses,
  { readyLocales, regionOf, matchRoute, hasId }: Pick<Server, 'readyLocales' | 'regionOf' | 'matchRoute' | 'hasId'>,
): Generator<SitemapPage> {
  const paths = [...pages.keys()].sort();
  for (const locale of readyLocales)
    for (const path of paths) {
      const locales = pages.get(path) ?? [];
      const url = locales.includes(locale) ? canonical(locale, path) : null;
      if (url === null) continue;
      const route = matchRoute(path)?.route;
      const inRegion = readyLocales.filter((other) => regionOf(other) === regionOf(locale) && locales.includes(other));
      yield { url, alternates: alternates(path, route && hasId(route) ? inRegion : undefined) };
    }
}

/** Writes one sitemap, or several with an index when one would exceed the limits. */
export async function writeSitemap(
  dist: string,
  site: string,
  pages: Iterable<SitemapPage>,
  limits = sitemapLimits,
): Promise<void> {
  const nameOf = (file: number) => `sitemap-${file}.xml`;
  let count = 0;
  let handle: FileHandle | null = null;
  try {
    for (const { file, text } of describeSitemaps(pages, limits)) {
      if (file > count) {
        await handle?.close();
        handle = await open(join(dist, nameOf(file)), 'w');
        count = file;
      }
      await handle?.write(text);
    }
  } finally {
    await handle?.close();
  }
  if (count === 1) return rename(join(dist, nameOf(1)), join(dist, 'sitemap.xml'));
  const urls = Array.from({ length: count }, (_, index) => `${site}/${nameOf(index + 1)}`);
  await writeFile(join(dist, 'sitemap.xml'), describeSitemapIndex(urls));
}
