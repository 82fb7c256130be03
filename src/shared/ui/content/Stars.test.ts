import { describe, expect, it } from 'vitest';
import { ratingText } from './Stars';

describe('the text of a rating', () => {
  it.each([
    [
      { averageRate: 4.75, ratingCount: 312 },
      { value: '4.8', count: '312' },
    ],
    [
      { averageRate: 5, ratingCount: 0 },
      { value: '5.0', count: undefined },
    ],
    [{ averageRate: 0, ratingCount: 0 }, undefined],
    [{ averageRate: 0, ratingCount: 3 }, undefined],
  ])('of %j is %j', (rated, text) => {
    expect(ratingText(rated)).toEqual(text);
  });
});
