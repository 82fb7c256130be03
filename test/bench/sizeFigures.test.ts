import { afterEach, expect, it, vi } from 'vitest';
import { compareSize, printTable } from './sizeFigures';

afterEach(() => {
  process.exitCode = undefined;
});

it.each([
  [1000, 'as before'],
  [1020, 'as before'],
  [1021, 'LARGER'],
  [981, 'as before'],
  [980, 'smaller'],
  [Number.NaN, 'LARGER'],
])('%d bytes with a budget of 1000 are %s', (value, expected) => {
  expect(compareSize({ value, budget: 1000 })).toBe(expected);
});

it('fails when one row is larger, and says which budget may be lowered', () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  const row = { what: 'player', value: 18_000, budget: 21_000, note: 'without its media engine' };
  printTable([row]);
  expect(process.exitCode).toBeUndefined();
  expect(lines).toHaveBeenLastCalledWith('player became smaller: lower its budget in test/bench/size.ts to 18.0 kB.');
  printTable([row, { ...row, what: 'home', value: 22_000 }]);
  expect(process.exitCode).toBe(1);
});
