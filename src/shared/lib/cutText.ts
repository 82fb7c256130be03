/** Cuts texts between what a reader calls letters: an emoji, a syllable or a letter with its marks stays whole. */

let known: Intl.Segmenter | undefined;

/** Returns the browser's division into letters; undefined where it has none (Firefox before 125). */
function segmenter(): Intl.Segmenter | undefined {
  if ('Segmenter' in Intl) known ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return known;
}

/** Returns the beginning of a text of at most so many UTF-16 units, in which fields and servers count. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = segmenter()?.segment(text);
  if (letters) return text.slice(0, letters.containing(most)?.index);
  const isInside = /[\ud800-\udbff]/.test(text.charAt(most - 1));
  return text.slice(0, isInside ? most - 1 : most);
}

/** Returns the first letter of a text, '' without one. */
export function firstLetter(text: string): string {
  const letters = segmenter()?.segment(text);
  return (letters ? letters.containing(0)?.segment : [...text][0]) ?? '';
}
