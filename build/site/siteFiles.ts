import { escapeHtml } from '../documents/htmlDocument.ts';
import type { Alternate } from '../documents/siteAddresses.ts';

/** Texts of the files that describe the site to search engines and phones. */

export interface SitemapPage {
  /** Absolute URL. */
  url: string;
  alternates: readonly Alternate[];
}

/**
 * The most pages that search engines accept in one sitemap. Their other limit, 50 MB, is further away: a page with an id
 * has 0.4 kB, and each of the few hundred others 2 kB.
 */
const mostPages = 50_000;

/** Returns a sitemap with pages, each with its versions in other languages. */
function describeSitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ url, alternates }) => {
    const links = alternates.map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>\n`,
    );
    return `<url><loc>${escapeHtml(url)}</loc>\n${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** Returns files by their names: one sitemap with all pages of `site`, or several with an index. */
export function describeSitemaps(
  site: string,
  pages: readonly SitemapPage[],
  most = mostPages,
): Record<string, string> {
  if (pages.length <= most) return { 'sitemap.xml': describeSitemap(pages) };
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    text: describeSitemap(pages.slice(part * most, (part + 1) * most)),
  }));
  const index = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map(({ name }) => `<sitemap><loc>${escapeHtml(`${site}/${name}`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
  return { 'sitemap.xml': index, ...Object.fromEntries(parts.map(({ name, text }) => [name, text])) };
}

/**
 * Returns robots.txt. `privatePaths` are the routes (below the locale, with their `:params`) that are private to a
 * visitor. `site` has no trailing slash; when it is '', no sitemap is named, since its URL must be absolute.
 */
export function describeRobots(site: string, privatePaths: readonly string[]): string {
  const starts = new Set(privatePaths.map((path) => path.replace(/:.*$/, '')));
  const rules = [...starts].sort().map((start) => `Disallow: /*${start}`);
  return `${['User-agent: *', ...rules, ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : [])].join('\n')}\n`;
}

export interface ManifestParts {
  name: string;
  description?: string | undefined;
  /** BCP 47 tag. */
  lang: string;
  /** The page that opens from the home screen, as a path from the site's root. */
  start: string;
  /** Pages in the menu of the app's icon, as paths from the site's root. */
  shortcuts?: readonly { name: string; path: string }[];
}

/** The page's colours in the light theme; phones take those of the dark theme from the page itself. */
const paper = '#fbfaf8';

/** As `public/icons` has it; `size` is width × height. */
const picture = (file: string, size: string) => ({ src: `/icons/${file}`, sizes: size, type: 'image/png' });

/**
 * Returns the manifest for installing the site as an app: the same app in all languages, opening in the language in
 * which it was installed.
 */
export function describeWebManifest({ name, description, lang, start, shortcuts = [] }: ManifestParts): string {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    lang,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['education'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...picture('icon-192.png', '192x192'), purpose: 'any' },
      { ...picture('icon-512.png', '512x512'), purpose: 'any' },
      { ...picture('maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ name: label, path }) => ({ name: label, url: path })),
    // For the dialog that installs the app.
    screenshots: [
      { ...picture('screenshot-narrow.png', '780x1688'), form_factor: 'narrow' },
      { ...picture('screenshot-wide.png', '1280x800'), form_factor: 'wide' },
    ],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
