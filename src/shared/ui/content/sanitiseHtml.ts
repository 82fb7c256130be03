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

/** Returns HTML from the server, made safe for the page; a TrustedHTML where the browser supports it. Browser only. */
export function sanitiseHtml(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : clean(html);
}
