import * as v from 'valibot';
import { cutText } from '@/shared/lib/cutText';
import { cleanText } from '@/shared/lib/typed';

/** Searches that are remembered. */
const mostRecent = 6;
/** Characters of a search that is remembered. */
const longest = 80;

const schema = v.fallback(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))), []);

/** Parses stored searches. Anyone can edit storage, so invalid values are left out. */
export const readRecent = (stored: unknown): string[] => v.parse(schema, stored).slice(0, mostRecent);

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Returns the searches with a new one first. */
export function withRecent(texts: readonly string[], text: string): string[] {
  const added = cutText(cleanText(text), longest);
  if (added === '') return [...texts];
  return [added, ...texts.filter((one) => !sameText(one, added))].slice(0, mostRecent);
}
