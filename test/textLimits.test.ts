/** No limit of a text leaves half of a letter: what is longer ends before it. */
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { ratingDrafted, ratingsReducer } from '@/domain/rating/state';
import { withRecent } from '@/features/search/recent';
import { reportDrafted, supportReducer } from '@/features/support/state';
import { serverText } from '@/platform/messages/serverText';
import { textField } from '@/shared/entities/fields';
import { calendarFileName } from '@/shared/lib/calendarFile';
import { excerptOf } from '@/shared/lib/plainText';

const report = (message: string) => reportDrafted({ name: '', email: '', message, tags: [] });

const limits: readonly [name: string, most: number, cut: (text: string) => string | null | undefined][] = [
  ['a message of the server', 299, (message) => serverText({ message } as never)?.replace('…', '')],
  ['a text of the server', 100_000, (long) => v.parse(textField, long)],
  ['the name of a file', 60, (title) => calendarFileName(title).replace('.ics', '')],
  ['an excerpt', 199, (html) => excerptOf(html).replace('…', '')],
  ['a search that is remembered', 80, (query) => withRecent([], query)[0]],
  ['a report', 5000, (message) => supportReducer(undefined, report(message)).draft?.message],
  ['a rating', 1000, (comment) => ratingsReducer(undefined, ratingDrafted({ stars: 5, comment })).draft.comment],
];

it.each(limits)('%s', (_, most, cut) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const start = 'a'.repeat(most - 3);
  for (const letter of ['🎓', '👨‍👩‍👧', '𠮷']) {
    expect(cut(`${start}b${letter}${letter}${'c'.repeat(9)}`)).toBe(
      letter.length > 2 ? `${start}b` : `${start}b${letter}`,
    );
    expect(cut(`${start}bb${letter}${'c'.repeat(9)}`)).toBe(`${start}bb`);
  }
});
