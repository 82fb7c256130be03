import { escapeHtml } from './htmlDocument.ts';
import type { Alternate } from './siteAddresses.ts';

/** What a site tells search engines and phones about itself, as the texts of its files. */

export interface SitemapPage {
  /** Absolute. */
  url: string;
  alternates: readonly Alternate[];
}

/** Every page of the site, each with the others that say the same in another language. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entry = ({ url, alternates }: SitemapPage) =>
    [
      `<url><loc>${escapeHtml(url)}</loc>`,
      ...alternates.map(
        ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
      ),
      '</url>',
    ].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entry).join('\n')}
</urlset>
`;
}

/** Of a build that is no site of its own: nothing in it is for search engines. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

/**
 * `privatePaths` are the routes (below the locale, with their `:params`) that are about one visitor. `site` has no slash
 * at its end; '' names no sitemap, which would have to be absolute.
 */
export function robots(site: string, privatePaths: readonly string[]): string {
  const starts = privatePaths.map((path) => path.replace(/:.*$/, ''));
  const covers = (other: string, path: string) =>
    other !== path && path.startsWith(other.endsWith('/') ? other : `${other}/`);
  const fewest = starts.filter((path) => !starts.some((other) => covers(other, path)));
  const rules = [...new Set(fewest)].sort().map((path) => `Disallow: /*${path}`);
  return `${['User-agent: *', ...rules, ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : [])].join('\n')}\n`;
}

export interface ManifestParts {
  name: string;
  description?: string | undefined;
  /** BCP 47 tag. */
  lang: string;
  /** The page that opens from the home screen, from the site's root. */
  start: string;
}

/** The page's colours in the light; phones take those of the dark from the page itself. */
const paper = '#fbfaf8';

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The picture of pages that have none. */
export const socialIcon = '/icons/icon-512.png';

export const manifestPath = (locale: string): string => `/manifest/${locale}.webmanifest`;

/** By which a phone keeps the site as an app: one app in whatever language it was added, and it opens in that one. */
export function webManifest({ name, description, lang, start }: ManifestParts): string {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    ...(description ? { description } : {}),
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
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
