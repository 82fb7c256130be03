import { describe, expect, it } from 'vitest';
import { starsOf } from './Stars';

describe('the stars of a rating', () => {
  it.each([
    [
      { averageRate: 4.75, ratingCount: 312 },
      { value: 4.75, count: 312 },
    ],
    [
      { averageRate: 5, ratingCount: 0 },
      { value: 5, count: undefined },
    ],
    [{ averageRate: 0, ratingCount: 0 }, undefined],
    [{ averageRate: 0, ratingCount: 3 }, undefined],
  ])('of %j is %j', (rated, text) => {
    expect(starsOf(rated)).toEqual(text);
  });
});
