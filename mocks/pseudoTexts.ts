/**
 * A pseudo-language for finding layout faults before translations exist: `npm start -- --mode pseudo`. Texts are about
 * 40 % longer, have accents, and are in brackets, so that cut texts and texts outside the text files stand out.
 */
import type { LocaleFiles, TextFiles } from '@/shared/i18n/createI18n';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'û', y: 'ý' };

/** Doubles a vowel, with an accent. */
const stretch = (vowel: string) => {
  const accented = accents[vowel] ?? accents[vowel.toLowerCase()]?.toUpperCase() ?? vowel;
  return accented + accented;
};

/** Returns the text in the pseudo-language; placeholders (`{{name}}`) and tags (`<1>`) stay as they are. */
export const lengthenText = (text: string): string =>
  `[${text.replace(/\{\{[^}]*\}\}|<[^>]*>|[aeiouy]/gi, (part) => (part.length === 1 ? stretch(part) : part))}]`;

function lengthenTree(tree: unknown): unknown {
  if (typeof tree === 'string') return lengthenText(tree);
  return Object.fromEntries(Object.entries(tree as object).map(([key, inner]) => [key, lengthenTree(inner)]));
}

const lengthenFiles = (files: LocaleFiles): LocaleFiles =>
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path, async () => lengthenTree(await load())]));

/** Returns the same text files in the pseudo-language. */
export const pseudoTexts =
  (files: TextFiles): TextFiles =>
  async (locale) =>
    lengthenFiles(typeof files === 'function' ? await files(locale) : files);
