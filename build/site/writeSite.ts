import { join } from 'node:path';
import { isContentPath, type Locale, type Server } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { manifestPath, type SiteAddresses } from '../documents/siteAddresses.ts';
import { describeRobots, describeSitemaps, describeWebManifest } from './siteFiles.ts';

/** The locales in which each path, below the locale, has a page. */
type Pages = ReadonlyMap<string, readonly Locale[]>;

/** Writes the files of the whole site: the sitemap, robots.txt, and a web manifest in each language. */
export async function writeSite(dist: string, name: string, pages: Pages, addresses: SiteAddresses, server: Server) {
  const { site } = addresses;
  const files: Record<string, string> = { 'robots.txt': describeRobots(site, server.privatePaths) };
  if (site) Object.assign(files, describeSitemaps(site, sitemapPages(pages, addresses, server)));
  for (const locale of server.readyLocales) {
    const parts = { name, lang: server.languageTag(locale), start: server.localePath(locale, '/') };
    files[manifestPath(locale)] = describeWebManifest({ ...parts, ...(await server.describeInstall(locale)) });
  }
  for (const [file, text] of Object.entries(files)) await writeFileIn(join(dist, file), text);
}

function sitemapPages(pages: Pages, { site, alternates }: SiteAddresses, server: Server) {
  const { readyLocales, regionOf, localePath } = server;
  const paths = [...pages].sort(([one], [other]) => (one < other ? -1 : 1));
  return readyLocales.flatMap((locale) => {
    const there = paths.filter(([, locales]) => locales.includes(locale));
    return there.map(([path, locales]) => {
      const inRegion = readyLocales.filter((other) => regionOf(other) === regionOf(locale) && locales.includes(other));
      const others = alternates(path, isContentPath(server, path) ? inRegion : undefined);
      return { url: site + localePath(locale, path), alternates: others };
    });
  });
}
