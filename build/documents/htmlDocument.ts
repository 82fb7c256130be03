import { hash } from 'node:crypto';
import { lateStartScript } from './lateStart.ts';
import { oldBrowserScript } from './oldBrowser.ts';

/** Escapes a text for an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Returns JSON for a data block: without `<`, which could end the element. */
export const blockJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const blockStart = '<script type="application/json" id="prerendered">';

/** Returns the data block of a document. */
export const writeBlock = (value: unknown): string => `${blockStart}${blockJson(value)}</script>`;

/** Returns the data block of a document; null when it has none. */
export function readBlock(html: string): unknown {
  const [, rest] = html.split(blockStart);
  return rest === undefined ? null : JSON.parse(rest.slice(0, rest.indexOf('</script>')));
}

/** Returns the source expression of an inline script or style for the policy, without quotes. */
export const hashSource = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

/** Marks members before the first paint, so that CSS shows their version of a page; the app never reads the mark. */
export const sessionScript = `try{if(/(?:^|; )(?:__(?:Secure|Host)-)?token=(?!(?:%20)*(?:;|$))/.test(document.cookie))document.documentElement.dataset.session="member"}catch{}`;

/**
 * Collects clicks on buttons until the app has hydrated them (`src/shared/lib/earlyClicks.ts`), and keeps the browser
 * from submitting a form itself, which only the app can do.
 */
export const earlyClicksScript = `{const clicks=window.earlyClicks=new Set;addEventListener("click",event=>{const button=event.target.closest?.("#root button");if(button)clicks.add(button)},true);addEventListener("submit",event=>event.preventDefault(),true)}`;

export const headScripts = [sessionScript, earlyClicksScript];

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

/** Joins the style sheets of a page, since the policy names each element by a hash. */
export const inlineStyle = (styles: readonly StyleSheet[]): string => styles.map(({ css }) => css).join('');

/** What rendered markup must not contain: the policy blocks it, or hydration would find it unfinished. */
export const forbidden = [' style="', '<script', '<template', '<meta', '<!--$?-->', '<!--$!-->'];

/** Throws for markup that cannot be hydrated or that the policy blocks. */
export function refuseMarkup(html: string): void {
  const found = forbidden.find((mark) => html.includes(mark));
  if (found === undefined) return;
  const at = html.indexOf(found);
  throw new Error(`Rendered markup contains ${found}: …${html.slice(Math.max(0, at - 100), at + 100)}…`);
}
