type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'isComposing'>;

/** Keys that a layout without Latin letters still names by their place, with and without Shift. */
const places: Readonly<Record<string, readonly [string, string]>> = {
  Space: [' ', ' '],
  Slash: ['/', '?'],
  Comma: [',', '<'],
  Period: ['.', '>'],
};

/**
 * Returns what a key types on a Latin layout: letters in lower case, other keys by their name. A key of a layout without
 * Latin letters (Thai, Korean, Zhuyin, Cyrillic), or taken by an input method, counts by its place on the keyboard: outside
 * fields nothing is composed. '' for a key of a composition.
 */
export function latinKey({ key, code, shiftKey, isComposing }: Press): string {
  if (isComposing) return '';
  // An input method may write letters and signs in full width.
  const typed = key.normalize('NFKC');
  const isTaken = key === 'Process' || key === 'Unidentified';
  if (!isTaken && (typed.length > 1 || /[ -~]|\p{Script=Latin}/u.test(typed)))
    return typed.length > 1 ? key : typed.toLowerCase();
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  if (/^Arrow/.test(code)) return code;
  return places[code]?.[shiftKey ? 1 : 0] ?? key;
}
