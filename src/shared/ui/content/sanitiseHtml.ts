import DOMPurify, { type Config } from 'dompurify';
import { safePictureUrl } from '@/shared/lib/redirect';
import { safeUrl } from '@/shared/lib/safeUrl';

/** Text formatting, lists, tables, links and pictures. No style, form, media, frame, svg, id, name or class. */
const config: Config = {
  ALLOWED_TAGS: (
    'a b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s small ' +
    'span strong sub sup table tbody td th thead tr u ul'
  ).split(' '),
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'lang', 'rowspan', 'src', 'start', 'title', 'width'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
  // Dropped elements keep their content as text, except these.
  FORBID_CONTENTS: [
    'iframe',
    'math',
    'noscript',
    'script',
    'style',
    'svg',
    'template',
    'textarea',
    'title',
    'x-script',
    'x-style',
  ],
};

/** A tag with its attributes, whose values may contain `>`. Linear: every character is read once. */
const tags = /<\/?[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*>?/gi;

/**
 * Renames scripts, styles, base addresses and event handlers. The sanitiser would remove them all, but browsers check
 * even a document that is only parsed against the page's security policy, and would report each.
 */
const unnamed = (html: string) =>
  html.replace(tags, (tag) =>
    tag
      .replace(/^(<\/?)(?=(?:script|style|base)\b)/i, '$1x-')
      .replace(/(["'\s/])(?=style\s*=)/gi, '$1x-')
      .replace(/(^<\w+\/|["'\s])(?=on\w+\s*=)/gi, '$1x-'),
  );

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const href = safeUrl(node.getAttribute('href'));
    if (href === null) {
      node.removeAttribute('href');
      return;
    }
    node.setAttribute('href', href);
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  } else if (node.tagName === 'IMG') {
    // DOMPurify accepts data: pictures whatever the pattern says.
    const src = safePictureUrl(node.getAttribute('src'));
    if (src === null) {
      node.remove();
      return;
    }
    node.setAttribute('src', src);
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
});

const clean = (html: string) => DOMPurify.sanitize(unnamed(html), config) as string;

/** The part of the Trusted Types API in use; some browsers have none. */
interface TrustedTypesHost {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): { createHTML: (html: string) => TrustedHTML };
  };
}

// Evaluated once per page: a second policy with the same name would be refused.
const policy = (globalThis as TrustedTypesHost).trustedTypes?.createPolicy('app-html', { createHTML: clean });

/**
 * Most elements of a text, and most elements around one: far beyond any article. Parsing and laying out thousands of nested lists
 * takes a browser many seconds, or crashes its tab.
 */
const mostElements = 2000;
const deepest = 50;

/** Returns how many elements markup has at most, and how deep they are if it is well-formed. */
function measure(html: string): { count: number; depth: number } {
  let [count, open, depth] = [0, 0, 0];
  for (const [tag] of html.matchAll(tags)) {
    if (tag.startsWith('</')) open -= 1;
    else {
      count += 1;
      if (!/^<(?:br|hr|img)\b/i.test(tag)) open += 1;
      depth = Math.max(depth, open);
    }
  }
  return { count, depth };
}

/**
 * Returns HTML from the server, made safe for the page; a TrustedHTML where the browser supports it. Null when it has too many
 * elements, or too deep ones: it is then to be shown as text. Browser only.
 */
export function sanitiseHtml(html: string): string | TrustedHTML | null {
  // Before it is parsed, too; the parser closes some elements, and opens others again.
  if (measure(html).count > mostElements) return null;
  const safe = policy ? policy.createHTML(html) : clean(html);
  const { count, depth } = measure(String(safe));
  return count <= mostElements && depth <= deepest ? safe : null;
}
