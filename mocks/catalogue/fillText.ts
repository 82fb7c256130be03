/** Keeps a number on the line of the word before it: Form 4, Paper 1, 第 3 課. */
const keepNumbers = (text: string) => text.replace(/ (?<=\p{L} )(?=\d+(?!\d|:\d))/gu, '\u00a0');

/** Keeps a number on the line of its measure word: 18 課 with a blank in Chinese, 18回 without one in Japanese. */
const keepMeasures = (text: string) =>
  text
    .replace(/(?<=\d) (?=\p{Script=Han})(?![第和與与至到的再不])/gu, '\u00a0')
    .replace(/(?<=\d)(?=[つ回年分枚日週問本か講人時題行文秒点編台冊歳倍通種])/g, '\u2060');

/** Returns the text with `{name}` replaced; a name without a value stays, for a later replacement. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  return keepMeasures(keepNumbers(filled));
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
