import { socialPicture } from '../../src/shared/config/socialPicture.ts';
import type { Locale, Server } from '../bundle/server.ts';
import { policyFor } from '../hosting/headers.ts';
import type { BuildEnv } from '../settings/env.ts';
import { preconnectLinks } from './connections.ts';
import {
  blockJson,
  escapeHtml,
  hashSource,
  headScripts,
  inlineStyle,
  refuseMarkup,
  type StyleSheet,
  writeBlock,
} from './htmlDocument.ts';
import { lateStartScript } from './lateStart.ts';
import { oldBrowserScript } from './oldBrowser.ts';
import type { PageParts } from './pageParts.ts';
import { type Alternate, manifestPath, type SiteAddresses } from './siteAddresses.ts';

/** A rendered page in a locale. */
export interface FilledPage {
  locale: Locale;
  /** Below the locale; null for the fallback. */
  path: string | null;
  page: Awaited<ReturnType<Server['renderPage']>>;
  parts: PageParts;
  alternates: readonly Alternate[];
  /** Time and state for hydration; null when the browser renders from scratch. */
  content: { at: number; state: object } | null;
}

/** Returns the source expression of a page's inline style, for the policy. */
export const styleOf = ({ styles }: Pick<PageParts, 'styles'>): string => hashSource(inlineStyle(styles));

/** A disabled link is not fetched; the loader of lazy chunks finds it and does not fetch the file again. */
const disabledSheet = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`;

function styleElements(styles: readonly StyleSheet[]): string[] {
  const wrong = styles.find(({ css }) => /<\/style/i.test(css));
  if (wrong) throw new Error(`${wrong.href} would end its own element`);
  if (styles.length === 0) return [];
  return [`<style>${inlineStyle(styles)}</style>`, ...styles.map(({ href }) => disabledSheet(href))];
}

const meta = (attribute: 'name' | 'property', name: string, content: string | null | undefined) =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';

/**
 * Inserts a page's parts into the built `index.html`. Its policy names its own inline code; the host's policy names that
 * of all pages. Throws when the markup contains what cannot be hydrated or the policy blocks, or when the template lacks a
 * place for a part.
 */
export function fillPage(
  { locale, path, page, parts, alternates, content }: FilledPage,
  server: Pick<Server, 'localePath' | 'languageTag'>,
  env: BuildEnv,
  { site, canonical }: Pick<SiteAddresses, 'site' | 'canonical'>,
): string {
  for (const markup of [page.html, page.noScript, page.notices]) refuseMarkup(markup);
  const { template, laterStyles: later, early } = parts;
  const { description, imageUrl, structuredData = [] } = page.head;
  const base = site || undefined;
  const image = imageUrl && URL.canParse(imageUrl, base) ? new URL(imageUrl, base).href : null;
  /** Picture of the product, for pages without one. */
  const general = image || !site ? null : { ...socialPicture, url: site + socialPicture.path };
  const address = path === null ? null : canonical(locale, path);
  const known = [...template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  const preloads = /<link rel="preload" (?:href="[^"]*" )?as="image"[^>]*>/g;
  const images = page.html.match(preloads) ?? [];
  // Before any script, since the parser, which finds them, waits while a script is executed.
  const first = [...preconnectLinks(env), ...images];
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    ...headScripts.map((script) => `<script>${script}</script>`),
    early && `<script type="application/json" id="early-pages">${blockJson(early.table)}</script>`,
    early && `<script>${early.script}</script>`,
    ...styleElements(parts.styles),
    ...parts.modules
      .filter((href) => !known.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...(later ? later.sheets.map(disabledSheet) : []),
    later && `<link rel="preload" as="style" href="${later.href}">`,
    meta('name', 'description', description),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image ?? general?.url),
    meta('property', 'og:image:width', general && String(general.width)),
    meta('property', 'og:image:height', general && String(general.height)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', env.VITE_PRODUCT_NAME),
    // `zh_HK`, the format of social networks.
    meta(
      'property',
      'og:locale',
      locale.replace(/-\w+$/, (region) => region.replace('-', '_').toUpperCase()),
    ),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', image || general ? 'summary_large_image' : 'summary'),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...alternates.map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`),
  ];
  // A data block: browsers do not execute it, so the policy needs no hash of it.
  const described = { '@context': 'https://schema.org', '@graph': structuredData };
  const body = [
    page.noScript,
    `<div id="root">${page.html.replace(preloads, '')}</div>`,
    page.notices,
    `<script>${oldBrowserScript}</script><script>${lateStartScript}</script>`,
    path !== null && content && writeBlock({ locale, path: server.localePath(locale, path), ...content }),
    structuredData.length > 0 && `<script type="application/ld+json">${blockJson(described)}</script>`,
    // The parser waits for later styles, and scripts wait for the parser. So the link is behind the markup, and the head
    // preloads the file.
    later && `<link rel="stylesheet" href="${later.href}">`,
  ];
  const policy = policyFor(env, { styles: [styleOf(parts)], scripts: parts.scripts }, true);
  const places: [place: RegExp, text: string][] = [
    [/<html lang="[^"]*">/, `<html lang="${server.languageTag(locale)}">`],
    [/(?<=http-equiv="Content-Security-Policy" content=")[^"]*/, policy],
    [/(?<=http-equiv="Content-Security-Policy" content="[^"]*"[^>]*>)/, first.map((link) => `\n${link}`).join('')],
    [/(?<=<link rel="manifest" href=")[^"]*/, manifestPath(locale)],
    [/<title>[^<]*<\/title>/, head.filter(Boolean).join('\n')],
    [/<div id="root"><\/div>/, body.filter(Boolean).join('')],
  ];
  return places.reduce(
    (html, [place, text]) => {
      if (!place.test(html)) throw new Error(`The template has no ${place}`);
      return html.replace(place, () => text);
    },
    template.replace(/<link rel="stylesheet"[^>]*>\s*/g, ''),
  );
}
