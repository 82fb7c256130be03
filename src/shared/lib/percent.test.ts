import { expect, it } from 'vitest';
import { percentOf } from './percent';

it.each([
  [0, 0],
  [0.005, 0],
  [0.29, 29],
  [0.525, 52],
  [0.57, 57],
  [0.999, 99],
  [1, 100],
  [1.2, 100],
  [-0.1, 0],
  [Number.NaN, 0],
])('%s is %s%%', (ratio, percent) => {
  expect(percentOf(ratio)).toBe(percent);
});
