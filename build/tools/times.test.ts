import { expect, it } from 'vitest';
import { estimateTime, formatSeconds, shareTime } from './times.ts';

it('divides the time of a run among its files by how busy they were', () => {
  expect(shareTime(30, { 'a.test.ts': 100, 'b.test.ts': 500 })).toEqual({ 'a.test.ts': 5, 'b.test.ts': 25 });
  expect(shareTime(30, {})).toEqual({});
});

it('estimates a time by what was measured, and by usual times where nothing was', () => {
  expect(estimateTime(['lint', 'a.test.ts'], { lint: 3, 'a.test.ts': 20 })).toBe(23);
  expect(estimateTime(['a.test.ts', 'b.test.ts'], { 'a.test.ts': 20 })).toBeCloseTo(21, -1);
  expect(estimateTime(['types'], {})).toBeGreaterThan(estimateTime(['a.test.ts'], {}));
});

it.each([
  [4.4, '4 s'],
  [59.6, '1 min 0 s'],
  [200, '3 min 20 s'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});
