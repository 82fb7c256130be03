/** Keeps a number on the line of the word before it: Form 4, Paper 1, 第 3 課. */
const keepNumbers = (text: string) => text.replace(/ (?<=\p{L} )(?=\d+(?!\d|:\d))/gu, '\u00a0');

/** Returns the text with `{name}` replaced; a name without a value stays, for a later replacement. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return keepNumbers(text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder)));
}

/** Returns a deep copy in which every string is filled. */
export function fillTexts<T>(content: T, values: Readonly<Record<string, string | number>>): T {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, values);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
    }
    return value;
  };
  return visit(content) as T;
}
