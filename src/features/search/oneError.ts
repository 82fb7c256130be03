/** Returns whether the end of `a` from `i` starts, or is, the end of `b` from `j`. */
function matches(a: string, i: number, b: string, j: number): 'whole' | 'prefix' | null {
  if (b.length - j < a.length - i) return null;
  for (let at = i; at < a.length; at += 1) if (a[at] !== b[j + at - i]) return null;
  return b.length - j === a.length - i ? 'whole' : 'prefix';
}

/** Letters to leave out of what was typed, and of the term, where they first differ. */
const wrong = [1, 1] as const;
const tooMany = [1, 0] as const;
const missing = [0, 1] as const;
const swapped = [2, 2] as const;

/**
 * Returns how a term differs from what was typed: `word` by one error (a letter too many, missing, wrong, or two in the
 * wrong order), `prefix` when its start differs by one; null when it differs more.
 */
export function findOneError(typed: string, term: string): 'word' | 'prefix' | null {
  let same = 0;
  while (same < typed.length && typed[same] === term[same]) same += 1;
  const isSwapped = same + 1 < typed.length && typed[same] === term[same + 1] && typed[same + 1] === term[same];
  let found: 'prefix' | null = null;
  for (const [ofTyped, ofTerm] of isSwapped ? [wrong, tooMany, missing, swapped] : [wrong, tooMany, missing]) {
    const match = matches(typed, same + ofTyped, term, same + ofTerm);
    if (match === 'whole') return 'word';
    // The first letter is seldom wrong, and the beginning must go on after the error.
    if (match === 'prefix' && same > 0 && same + ofTyped < typed.length) found = 'prefix';
  }
  return found;
}
