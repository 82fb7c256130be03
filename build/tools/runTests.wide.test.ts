import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { runTests } from './runTests.ts';

mkdirSync('node_modules/.cache', { recursive: true });
const root = mkdtempSync(join('node_modules', '.cache', 'run-tests-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the code as the only test file of a project. */
async function runCode(code: string, file = 'a.test.ts', titles?: string, options = {}) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), `import { beforeAll, describe, expect, it } from 'vitest';\n${code}`);
  return runTests([file], { root, config: false, include: [file], ...options }, titles);
}

it('counts the tests that passed, and names those that failed with the first line of why', async () => {
  const code = `
    it('passes', () => {});
    describe('a price', () => {
      it('adds', () => expect(1).toBe(2));
      it('says why', () => { throw new Error('\\u001b[2mfirst\\u001b[22m\\nsecond'); });
    });`;
  expect(await runCode(code)).toEqual({
    busy: { 'a.test.ts': expect.any(Number) },
    passed: 1,
    failures: [
      {
        part: 'a.test.ts',
        lines: ['a price > adds: expected 1 to be 2 // Object.is equality', 'a price > says why: first'],
        command: 'npx vitest run a.test.ts',
      },
    ],
  });
});

it.each([
  ['a file that does not load', "import './none'; it('x', () => {});", /^Cannot find module '\.\/none'/],
  [
    'a hook',
    "describe('a price', () => { beforeAll(() => { throw new Error('no'); }); it('x', () => {}); });",
    /^a price: no$/,
  ],
  ['an error after a test', "it('x', () => { Promise.reject(new Error('late')); });", /^outside its tests: late$/],
])('names %s', async (_, code, line) => {
  const { failures } = await runCode(code);
  expect(failures).toEqual([
    { part: 'a.test.ts', lines: [expect.stringMatching(line)], command: 'npx vitest run a.test.ts' },
  ]);
});

it('gives the command of the examples, and of some tests of a file', async () => {
  const code = "it('x', () => expect(1).toBe(2));";
  const commandOf = async (file: string, titles?: string) => (await runCode(code, file, titles)).failures[0]?.command;
  expect(await commandOf('test/api/examples.test.ts')).toBe('npm run examples');
  expect(await commandOf('a.test.ts', 'order|pay')).toBe('npx vitest run a.test.ts -t "order|pay"');
});

it('fails when vitest ends before the first test', async () => {
  const options = { globalSetup: ['./none.ts'] };
  const { failures } = await runCode("it('x', () => {});", 'a.test.ts', undefined, options);
  expect(failures).toEqual([
    { part: 'a.test.ts', lines: ['No test was run: see above.'], command: 'npx vitest run a.test.ts' },
  ]);
});
