import { expect, it } from 'vitest';
import { meanRating } from './meanRating';

it('is the mean of all ratings, not of the courses', () => {
  const courses = [
    { averageRate: 5, ratingCount: 1 },
    { averageRate: 4, ratingCount: 3 },
    { averageRate: 0, ratingCount: 0 },
    { averageRate: 3, ratingCount: 0 },
  ];
  expect(meanRating(courses)).toEqual({ averageRate: 4.25, ratingCount: 4 });
  expect(meanRating([])).toEqual({ averageRate: 0, ratingCount: 0 });
});
