import { expect, it } from 'vitest';
import { compareFailures, describeFailures } from './failures.ts';

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

it.each([
  ['fails without your change too', ['adds: 1', 'pays: 2'], ['adds: 1', 'pays: 2']],
  ['passes without your change', [], ['adds: 1', 'pays: 2']],
  [
    '1 of 2 failures are there without your change too',
    ['pays: 2', 'x'],
    ['adds: 1', 'without your change too: pays: 2'],
  ],
  ['0 of 2 failures are there without your change too', ['adds: 2'], ['adds: 1', 'pays: 2']],
])('says of a file: %s', (note, before, lines) => {
  const failure = { part: 'a.test.ts', lines: ['adds: 1', 'pays: 2'], command: 'npx vitest run a.test.ts' };
  const [compared = failure] = compareFailures([failure], new Map(), new Map([['a.test.ts', before]]));
  const isOld = note === 'fails without your change too' ? { isOld: true } : {};
  expect(compared).toEqual({ ...failure, note, lines, ...isOld });
  expect(describeFailures([compared])).toContain(`\na.test.ts: ${note}\n`);
});

it('says nothing of what was not run without the change', () => {
  const failure = { part: 'new.test.ts', lines: ['adds: 1'], command: 'npx vitest run new.test.ts' };
  expect(compareFailures([failure], new Map([['new.test.ts', ['adds: 1']]]), new Map())).toEqual([failure]);
});

it('says of a file that passes when it is repeated', () => {
  const failure = { part: 'a.test.ts', lines: ['adds: 1'], command: 'npx vitest run a.test.ts' };
  const [compared] = compareFailures([failure], new Map([['a.test.ts', []]]), new Map());
  expect(compared).toMatchObject({ note: 'unstable, passes when it is repeated', isOld: true });
});
