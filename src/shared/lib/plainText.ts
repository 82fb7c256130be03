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

/**
 * Returns the text of HTML, one line per block, without a parser: for the server, for descriptions and until the
 * sanitiser has loaded. The result must be rendered as text; it is never safe as HTML.
 */
export function plainText(html: string): string {
  const words = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|iframe|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|div|li|ul|ol|h[1-6]|blockquote|tr|table|figure|pre|section)\s*>/gi, '\n')
    .replace(/<\/?[a-z!?/][^>]*(?:>|$)/gi, '');
  return decode(words)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Most characters of an excerpt; search engines show no more. */
const most = 200;

/**
 * Returns the beginning of the text of HTML in one line, for descriptions: at most 200 characters, cut at a space where
 * there is one near the end.
 */
export function excerpt(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ');
  const signs = [...text];
  if (signs.length <= most) return text;
  const start = signs.slice(0, most - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${space > start.length * 0.8 ? start.slice(0, space) : start}…`;
}
