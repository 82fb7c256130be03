/**
 * Variants of ideographs: Traditional, Simplified and Japanese forms, and those of Hong Kong and Taiwan. The tables are
 * large, so the build reads them, and an index has the variants of its own ideographs alone.
 */
import hongKong from 'opencc-js/dict/HKVariants';
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import taiwanese from 'opencc-js/dict/TWVariants';

/** Returns by each ideograph all forms of it, the same list for all of them. */
function readForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const line of [traditional, simplified, taiwanese, hongKong, japanese].flatMap((table) => table.split('|'))) {
    // A form outside the basic plane would move the places of the signs after it.
    const [first = '', ...others] = line.split(' ').filter(({ length }) => length === 1);
    for (const other of others) {
      const [known, added] = [forms.get(first) ?? [first], forms.get(other) ?? [other]];
      if (known === added) continue;
      const all = [...known, ...added];
      for (const form of all) forms.set(form, all);
    }
  }
  return forms;
}

let known: ReturnType<typeof readForms> | undefined;

/** Returns the forms of each ideograph with several, side by side: `台臺檯`. */
export function findVariants(text: string): string[] {
  known ??= readForms();
  const found = new Set<string>();
  for (const sign of text) {
    const forms = known.get(sign);
    if (forms) found.add([...forms].sort().join(''));
  }
  return [...found].sort();
}
