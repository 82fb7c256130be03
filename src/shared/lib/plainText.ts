import { cutText } from './cutText';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const point = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (hex) return point(Number.parseInt(hex, 16));
    if (decimal) return point(Number(decimal));
    return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
  });
}

/** Removes comments, and elements whose content is no text. */
const withoutHidden = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|iframe|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');

/** Returns the text of a part without hidden elements; a line per `<br>`. */
function textOf(part: string): string {
  const words = part.replace(/<br\s*\/?>/gi, '\n').replace(/<\/?[a-z!?/][^>]*(?:>|$)/gi, '');
  return decode(words)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** A start or end tag of a block. */
const blockTag = /<\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|tr|table|figure|pre|section)\b[^>]*(?:>|$)/gi;

const kinds = ['h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol'] as const;

/** A paragraph, a heading, a quotation or, for `ul` and `ol`, an item of a list. */
export interface TextBlock {
  kind: (typeof kinds)[number] | 'p';
  text: string;
}

/**
 * Returns the blocks of HTML as text, without a parser: for the server and until the sanitiser has loaded. They must be
 * rendered as text; they are never safe as HTML.
 */
export function textBlocks(html: string): TextBlock[] {
  const visible = withoutHidden(html);
  const blocks: TextBlock[] = [];
  /** Open elements that have a kind, the innermost last. */
  const open: TextBlock['kind'][] = [];
  let from = 0;
  const add = (to: number) => {
    const text = textOf(visible.slice(from, to));
    if (text) blocks.push({ kind: open.at(-1) ?? 'p', text });
  };
  for (const { 0: tag, index } of visible.matchAll(blockTag)) {
    add(index);
    from = index + tag.length;
    const name = /\w+/.exec(tag)?.[0].toLowerCase();
    const kind = kinds.find((one) => one === name);
    if (kind === undefined) continue;
    if (!tag.startsWith('</')) open.push(kind);
    else if (open.includes(kind)) open.length = open.lastIndexOf(kind);
  }
  add(visible.length);
  return blocks;
}

/** Returns the text of HTML, one line per block, for descriptions. It must be rendered as text, too. */
export const plainText = (html: string): string =>
  textBlocks(html)
    .map(({ text }) => text)
    .join('\n');

/** Most characters of an excerpt; search engines show no more. */
const most = 200;

/**
 * Returns the beginning of the text of HTML in one line, for descriptions: at most 200 characters, cut at a space where
 * there is one near the end.
 */
export function excerptOf(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ');
  if (text.length <= most) return text;
  const start = cutText(text, most - 1);
  const space = start.lastIndexOf(' ');
  return `${space > start.length * 0.8 ? start.slice(0, space) : start}…`;
}
