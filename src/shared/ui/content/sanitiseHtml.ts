import DOMPurify, { type Config } from 'dompurify';

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
  // Content of what is dropped stays as text, but not of these.
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

/** A tag with its attributes, whose values may hold a `>`. Every character is read once. */
const tags = /<\/?[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*>?/gi;

/**
 * Renames scripts, styles, base addresses and event handlers to names without a meaning: none of them gets through, but
 * browsers hold even a document that is only read against the page's policy, and would report each.
 */
const unnamed = (html: string) =>
  html.replace(tags, (tag) =>
    tag
      .replace(/^(<\/?)(?=(?:script|style|base)\b)/i, '$1x-')
      .replace(/(["'\s/])(?=style\s*=)/gi, '$1x-')
      .replace(/(^<\w+\/|["'\s])(?=on\w+\s*=)/gi, '$1x-'),
  );

const safeUrl = (url: string | null) => url !== null && /^(?:https?:\/\/|\/(?![/\\]))/i.test(url.trim());

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    if (!safeUrl(node.getAttribute('href'))) {
      node.removeAttribute('href');
      return;
    }
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  } else if (node.tagName === 'IMG') {
    // DOMPurify lets data: pictures through whatever the pattern says.
    if (safeUrl(node.getAttribute('src'))) {
      node.setAttribute('loading', 'lazy');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    } else node.remove();
  }
});

const clean = (html: string) => DOMPurify.sanitize(unnamed(html), config) as string;

/** The part of the Trusted Types API that is used; some browsers have none. */
interface TrustedTypesHost {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): { createHTML: (html: string) => TrustedHTML };
  };
}

// Evaluated once per page: a second policy of the same name would be refused.
const policy = (globalThis as TrustedTypesHost).trustedTypes?.createPolicy('app-html', { createHTML: clean });

/** HTML of the server, made safe to put into the page; a TrustedHTML where the browser knows them. Browser only. */
export function sanitiseHtml(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : clean(html);
}
