import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, Server } from './prerender.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import { manifestPath, robots, sitemap, webManifest } from './siteFiles.ts';

interface WrittenPage {
  locale: Locale;
  /** Below the locale; null for a fallback. */
  path: string | null;
  description: string | undefined;
}

/** Writes the files of the whole site: the sitemap, robots.txt, and a web manifest in each language. */
export async function writeSite(
  dist: string,
  name: string,
  pages: readonly WrittenPage[],
  { site, canonical, alternates }: SiteAddresses,
  { privatePaths, localePath, languageTag }: Pick<Server, 'privatePaths' | 'localePath' | 'languageTag'>,
): Promise<void> {
  const write = (file: string, text: string) => writeFile(join(dist, file), text);
  await write('robots.txt', robots(site, privatePaths));
  const entries = pages.flatMap(({ locale, path }) => {
    const url = path === null ? null : canonical(locale, path);
    return path === null || url === null ? [] : [{ url, alternates: alternates(path) }];
  });
  if (entries.length > 0) await write('sitemap.xml', sitemap(entries));
  await mkdir(join(dist, 'manifest'), { recursive: true });
  for (const { locale, description } of pages.filter(({ path }) => path === '/')) {
    const parts = { name, description, lang: languageTag(locale), start: localePath(locale, '/') };
    await write(manifestPath(locale), webManifest(parts));
  }
}
