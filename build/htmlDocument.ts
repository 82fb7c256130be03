import { createHash } from 'node:crypto';

/** Text for an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** JSON for a data block: no `<` can end the element. */
export const blockJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Source expression of an inline script or style for the policy, without quotes. */
export const hashSource = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Marks members before the first paint, so that CSS shows their half of a page; the app itself never reads the mark. */
export const sessionScript = `try{if(/(?:^|; )token=[^;]/.test(document.cookie))document.documentElement.dataset.session="member"}catch{}`;

export interface StyleSheet {
  /** From the site's root. */
  href: string;
  css: string;
}

export interface DocumentParts {
  /** BCP 47 tag. */
  lang: string;
  title: string;
  description: string | null;
  /** Absolute. */
  imageUrl: string | null;
  canonical: string | null;
  alternates: readonly { lang: string; href: string }[];
  styles: readonly StyleSheet[];
  /** Chunks that the page needs first, from the site's root. */
  modules: readonly string[];
  preconnect: string | null;
  html: string;
  block: unknown;
  policy: string;
}

const style = ({ href, css }: StyleSheet) =>
  // The disabled link is never fetched; the loader of lazy chunks finds it and does not fetch the file again.
  `<style>${css}</style><link rel="stylesheet" href="${href}" disabled>`;

const meta = (attribute: 'name' | 'property', name: string, content: string | null) =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';

/** What must not be in rendered markup: the policy drops it, or hydration would find it unfinished. */
const forbidden = [' style="', '<script', '<template', '<!--$?-->', '<!--$!-->'];

/** Puts a page's parts into the built `index.html`. Throws when the markup holds what hydration cannot take over. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const found = forbidden.find((mark) => parts.html.includes(mark));
  if (found) throw new Error(`Rendered markup contains ${found}: ${parts.html.slice(parts.html.indexOf(found), 200)}`);
  const known = [...template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  const images = [...parts.html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
  const html = images.reduce((rest, link) => rest.replace(link, ''), parts.html);
  const head = [
    `<script>${sessionScript}</script>`,
    ...(parts.preconnect ? [`<link rel="preconnect" href="${parts.preconnect}" crossorigin="use-credentials">`] : []),
    ...parts.styles.map(style),
    ...images,
    ...parts.modules
      .filter((href) => !known.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    meta('name', 'description', parts.description),
    meta('property', 'og:title', parts.title),
    meta('property', 'og:description', parts.description),
    meta('property', 'og:image', parts.imageUrl),
    ...(parts.canonical ? [`<link rel="canonical" href="${escapeHtml(parts.canonical)}">`] : []),
    ...parts.alternates.map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`),
  ];
  const block = parts.block
    ? `<script type="application/json" id="prerendered">${blockJson(parts.block)}</script>`
    : '';
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${parts.lang}">`)
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start: string) => start + parts.policy)
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(parts.title)}</title>\n${head.filter(Boolean).join('\n')}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${block}`);
}
