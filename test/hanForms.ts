/**
 * Finds Chinese characters of the wrong script. Two national character sets from before Unicode decide: GB 2312
 * contains the forms of Simplified Chinese, Big5 those of Traditional; a character in only one of them belongs to that
 * script.
 */

type Bytes = readonly [first: number, last: number];

function charactersOf(encoding: string, leads: readonly Bytes[], trails: readonly Bytes[]): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const range = ([first, last]: Bytes) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const all = leads
    .flatMap(range)
    .flatMap((lead) => trails.flatMap(range).map((trail) => decoder.decode(new Uint8Array([lead, trail]))));
  return new Set(all.filter((character) => /^\p{Script=Han}$/u.test(character)));
}

const gb2312 = charactersOf('gbk', [[0xb0, 0xf7]], [[0xa1, 0xfe]]);
// Without the extension for Hong Kong, which contains Simplified forms too.
const big5 = charactersOf(
  'big5',
  [
    [0xa4, 0xc6],
    [0xc9, 0xf9],
  ],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
);

/** In both sets, but only used in one script today. */
const rareInTraditional = '万与么几据机构异气确网怀虫个尔';
const rareInSimplified = '於裏';
/** Standard in Hong Kong (着) or in the science of both places (酶), though Big5 lacks them. */
const goodInTraditional = '着酶';

/** Returns the characters of a text that a Traditional text never contains. */
export const simplifiedIn = (text: string): string[] =>
  [...new Set(text)].filter(
    (character) =>
      rareInTraditional.includes(character) ||
      (gb2312.has(character) && !big5.has(character) && !goodInTraditional.includes(character)),
  );

/** Returns the characters of a text that a Simplified text never contains. */
export const traditionalIn = (text: string): string[] =>
  [...new Set(text)].filter(
    (character) => rareInSimplified.includes(character) || (big5.has(character) && !gb2312.has(character)),
  );
