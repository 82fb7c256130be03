import { expect, it } from 'vitest';
import { describeFailures } from './failures.ts';

it('ends with each failed part and the command that repeats it', () => {
  const failures = [
    { part: 'types', lines: ['src/shop/price.ts(3,7): error TS2322: Wrong.', '  Because.'], command: 'npx tsc' },
    {
      part: 'src/shop/price.test.ts',
      lines: ['adds: expected 1 to be 2'],
      command: 'npx vitest run src/shop/price.test.ts',
    },
  ];
  expect(describeFailures(failures)).toBe(`Failed:

types
  src/shop/price.ts(3,7): error TS2322: Wrong.
    Because.
  > npx tsc

src/shop/price.test.ts
  adds: expected 1 to be 2
  > npx vitest run src/shop/price.test.ts`);
});

it('keeps the command of a part with many long lines on the screen', () => {
  const lines = Array.from({ length: 23 }, (_, index) => `${index} ${'x'.repeat(5000)}`);
  const shown = describeFailures([{ part: 'lint', lines, command: 'npx biome check' }]).split('\n');
  expect(shown.slice(-2)).toEqual(['  and 3 more', '  > npx biome check']);
  expect(shown).toHaveLength(2 + 1 + 20 + 2);
  expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(202);
});
