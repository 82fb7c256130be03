import { describe, expect, it } from 'vitest';
import { keyReviews, mergeReviews } from './reviews';

const review = (username: string, comment: string, star = 5) => ({ username, star, comment });
const shown = (reviews: readonly object[]) => reviews.map((one) => ({ ...one, key: undefined }));
const keysOf = (reviews: readonly { key: string }[]) => reviews.map(({ key }) => key);

describe('the reviews of a course', () => {
  it('are the chosen ones, then those of students', () => {
    const merged = mergeReviews([review('Ada', 'Clear')], [review('Bo', 'Fine'), review('Cy', 'Good')]);
    expect(merged.map(({ username }) => username)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('have a chosen one once, with the stars that the school sends', () => {
    const merged = mergeReviews([review('Ada', 'Clear', 5)], [review('Bo', 'Fine'), review('Ada', 'Clear', 4)]);
    expect(shown(merged)).toEqual(shown([review('Ada', 'Clear', 5), review('Bo', 'Fine')]));
  });

  it.each([
    ['another comment by the same name', review('Ada', 'Fine')],
    ['the same comment by another name', review('Bo', 'Clear')],
    ['a name and a comment that only join to the same text', review('Ad', 'aClear')],
  ])('keep %s', (_, other) => {
    expect(mergeReviews([review('Ada', 'Clear')], [other])).toHaveLength(2);
  });

  it('keep two students of one name without a comment, each with a key of its own', () => {
    const merged = mergeReviews([], [review('Ada', ''), review('Ada', '', 4)]);
    expect(merged.map(({ star }) => star)).toEqual([5, 4]);
    expect(new Set(keysOf(merged)).size).toBe(2);
  });
});

it('keeps the keys of reviews when another one is put before them', () => {
  const reviews = [review('Ada', 'Clear'), review('Bo', 'Fine')];
  expect(keysOf(keyReviews([review('Cy', 'Good'), ...reviews])).slice(1)).toEqual(keysOf(keyReviews(reviews)));
});
