import { createHash } from 'node:crypto';
import type { Connection } from './connections.ts';
import type { EarlyParts } from './early.ts';
import { lateStartScript } from './lateStart.ts';
import { oldBrowserScript } from './oldBrowser.ts';
import type { Alternate } from './siteAddresses.ts';

/** Escapes a text for an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Returns JSON for a data block: without `<`, which could end the element. */
export const blockJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const blockStart = '<script type="application/json" id="prerendered">';

/** Returns the data block of a document; null when it has none. */
export function readBlock(html: string): unknown {
  const [, rest] = html.split(blockStart);
  return rest === undefined ? null : JSON.parse(rest.slice(0, rest.indexOf('</script>')));
}

/** Returns the source expression of an inline script or style for the policy, without quotes. */
export const hashSource = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Marks members before the first paint, so that CSS shows their version of a page; the app never reads the mark. */
export const sessionScript = `try{if(/(?:^|; )(?:__(?:Secure|Host)-)?token=(?!(?:%20)*(?:;|$))/.test(document.cookie))document.documentElement.dataset.session="member"}catch{}`;

/**
 * Collects clicks on buttons until the app has hydrated them (`src/shared/lib/earlyClicks.ts`), and keeps the browser
 * from submitting a form itself, which only the app can do.
 */
export const earlyClicksScript = `{const clicks=window.earlyClicks=new Set;addEventListener("click",event=>{const button=event.target.closest?.("#root button");if(button)clicks.add(button)},true);addEventListener("submit",event=>event.preventDefault(),true)}`;

const headScripts = [sessionScript, earlyClicksScript];

/** Inline scripts of every document; the policy names them by their hashes. */
export const inlineScripts = [...headScripts, oldBrowserScript, lateStartScript];

export interface StyleSheet {
  /** Path from the site's root. */
  href: string;
  css: string;
}

/** Styles of content below the first screen, in one file: with several, the layout would shift. Paths are from the root. */
export interface LaterStyles {
  /** The file. */
  href: string;
  /** The style sheets that it repeats. */
  sheets: readonly string[];
}

export interface DocumentParts {
  /** BCP 47 tag. */
  lang: string;
  /** `zh_HK`, the format of social networks. */
  socialLocale: string;
  siteName: string;
  title: string;
  description: string | null;
  /** Picture of the page; absolute URL. */
  imageUrl: string | null;
  /** Picture of the product, for pages without one; absolute URL, pixels. */
  defaultImage: { url: string; width: number; height: number } | null;
  canonical: string | null;
  alternates: readonly Alternate[];
  styles: readonly StyleSheet[];
  /** Styles that only content below the first screen needs; null for none. */
  laterStyles: LaterStyles | null;
  /** Chunks that the page needs first, as paths from the site's root. */
  modules: readonly string[];
  preconnect: readonly Connection[];
  /** Inline script of first reads, with its table; null for neither. */
  early: EarlyParts | null;
  /** Path of the web manifest. */
  manifest: string;
  html: string;
  /** Markup before the app for browsers without scripts; empty when the page contains the message itself. */
  noScript: string;
  /** Hidden messages behind the app: for older browsers, and for an app that does not begin. */
  notices: string;
  /** Schema.org objects that describe the page. */
  structuredData: readonly object[];
  /** State for hydration; null when the browser renders from scratch. */
  block: unknown;
  policy: string;
}

/** Joins the style sheets of a page, since the policy names each element by a hash. */
export const inlineStyle = (styles: readonly StyleSheet[]): string => styles.map(({ css }) => css).join('');

/** A disabled link is not fetched; the loader of lazy chunks finds it and does not fetch the file again. */
const disabledSheet = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`;

function styleElements(styles: readonly StyleSheet[]): string[] {
  const wrong = styles.find(({ css }) => /<\/style/i.test(css));
  if (wrong) throw new Error(`${wrong.href} would end its own element`);
  if (styles.length === 0) return [];
  return [`<style>${inlineStyle(styles)}</style>`, ...styles.map(({ href }) => disabledSheet(href))];
}

const meta = (attribute: 'name' | 'property', name: string, content: string | null) =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';

/** What rendered markup must not contain: the policy blocks it, or hydration would find it unfinished. */
export const forbidden = [' style="', '<script', '<template', '<meta', '<!--$?-->', '<!--$!-->'];

/** Throws for markup that cannot be hydrated or that the policy blocks. */
export function refuseMarkup(html: string): void {
  const found = forbidden.find((mark) => html.includes(mark));
  if (found === undefined) return;
  const at = html.indexOf(found);
  throw new Error(`Rendered markup contains ${found}: …${html.slice(Math.max(0, at - 100), at + 100)}…`);
}

/**
 * Inserts a page's parts into the built `index.html`. Throws when the markup contains what cannot be hydrated or the
 * policy blocks, or when the template lacks a place for a part.
 */
export function fillDocument(template: string, parts: DocumentParts): string {
  refuseMarkup(parts.html);
  refuseMarkup(parts.noScript);
  refuseMarkup(parts.notices);
  const later = parts.laterStyles;
  const general = parts.imageUrl ? null : parts.defaultImage;
  const known = [...template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  const images = [...parts.html.matchAll(/<link rel="preload" (?:href="[^"]*" )?as="image"[^>]*>/g)].map(
    ([link]) => link,
  );
  const markup = images.reduce((rest, link) => rest.replace(link, ''), parts.html);
  // Before any script, since the parser, which finds them, waits while a script is executed.
  const first = [
    ...parts.preconnect.map(
      ({ origin, crossorigin }) =>
        `<link rel="preconnect" href="${origin}"${crossorigin ? ` crossorigin="${crossorigin}"` : ''}>`,
    ),
    ...images,
  ];
  const head = [
    ...headScripts.map((script) => `<script>${script}</script>`),
    ...(parts.early
      ? [
          `<script type="application/json" id="early-pages">${blockJson(parts.early.table)}</script>`,
          `<script>${parts.early.script}</script>`,
        ]
      : []),
    ...styleElements(parts.styles),
    ...parts.modules
      .filter((href) => !known.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...(later ? [...later.sheets.map(disabledSheet), `<link rel="preload" as="style" href="${later.href}">`] : []),
    meta('name', 'description', parts.description),
    meta('property', 'og:title', parts.title),
    meta('property', 'og:description', parts.description),
    meta('property', 'og:image', parts.imageUrl ?? general?.url ?? null),
    meta('property', 'og:image:width', general && String(general.width)),
    meta('property', 'og:image:height', general && String(general.height)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', parts.siteName),
    meta('property', 'og:locale', parts.socialLocale),
    meta('property', 'og:url', parts.canonical),
    meta('name', 'twitter:card', parts.imageUrl || parts.defaultImage ? 'summary_large_image' : 'summary'),
    ...(parts.canonical ? [`<link rel="canonical" href="${escapeHtml(parts.canonical)}">`] : []),
    ...parts.alternates.map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`),
  ];
  const block = parts.block ? `${blockStart}${blockJson(parts.block)}</script>` : '';
  // A data block: browsers do not execute it, so the policy needs no hash of it.
  const structuredData =
    parts.structuredData.length > 0
      ? `<script type="application/ld+json">${blockJson({ '@context': 'https://schema.org', '@graph': parts.structuredData })}</script>`
      : '';
  const fill = (html: string, place: RegExp, what: string) => {
    if (html.search(place) === -1) throw new Error(`The template has no ${place}`);
    return html.replace(place, () => what);
  };
  let html = template.replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
  html = fill(html, /<html lang="[^"]*">/, `<html lang="${parts.lang}">`);
  html = fill(html, /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/, parts.policy);
  html = fill(
    html,
    /(?<=http-equiv="Content-Security-Policy" content="[^"]*"[^>]*>)/,
    first.map((link) => `\n${link}`).join(''),
  );
  html = fill(html, /(?<=<link rel="manifest" href=")[^"]*/, parts.manifest);
  html = fill(
    html,
    /<title>[^<]*<\/title>/,
    `<title>${escapeHtml(parts.title)}</title>\n${head.filter(Boolean).join('\n')}`,
  );
  // The parser waits for later styles, and scripts wait for the parser. So the link is behind the markup, and the head
  // preloads the file.
  const laterLink = later ? `<link rel="stylesheet" href="${later.href}">` : '';
  return fill(
    html,
    /<div id="root"><\/div>/,
    `${parts.noScript}<div id="root">${markup}</div>${parts.notices}<script>${oldBrowserScript}</script><script>${lateStartScript}</script>${block}${structuredData}${laterLink}`,
  );
}
