import { spawnSync } from 'node:child_process';
import { beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '~test/runCommand';
import * as changes from './changedFiles.ts';
import { main } from './check.ts';
import * as tests from './runTests.ts';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }));

const failed = (part: string) => ({ part, lines: ['adds: expected 1 to be 2'], command: `npx vitest run ${part}` });
let hasFailures = true;
let ended: Record<string, { status: number; stdout: string; stderr: string }>;

beforeEach(() => {
  hasFailures = true;
  ended = {};
  const ok = { status: 0, stdout: '', stderr: '' };
  vi.mocked(spawnSync).mockImplementation(((_: string, args: string[]) => ended[args[1] ?? ''] ?? ok) as never);
  vi.spyOn(changes, 'findBase').mockReturnValue('pushed');
  vi.spyOn(changes, 'readChange').mockReturnValue('');
  vi.spyOn(changes, 'readBefore').mockReturnValue(null);
  vi.spyOn(changes, 'writtenSince').mockReturnValue([]);
});

/** Runs the check after a change of the files, with runs of tests whose first file fails; returns what it prints and runs. */
async function checkChange(...files: string[]) {
  vi.spyOn(changes, 'changedFiles').mockImplementation((_, base) => (base === 'pushed' ? files : []));
  const runTests = vi.spyOn(tests, 'runTests').mockImplementation(async ([file = '']) => ({
    passed: 7,
    failures: hasFailures ? [failed(file)] : [],
  }));
  const result = await runCommand(main, []);
  return { ...result, runs: runTests.mock.calls };
}

it('ends with all parts that failed, and runs no tests of code that has no types', async () => {
  ended.biome = {
    status: 1,
    stdout: 'Checked 1 file in 4s.\n',
    stderr: '× src/a.ts:1:7: lint/x: Wrong.\ncheck ━━\n\n  × Some\n',
  };
  ended.tsc = { status: 1, stdout: 'src/a.ts(1,7): error TS2322: Wrong.\n  Because.\n', stderr: '' };
  const { text, code, runs } = await checkChange('src/domain/cart/choice.ts');
  const lint = 'lint\n  × src/a.ts:1:7: lint/x: Wrong.\n  > npx biome check --write .';
  const types = 'types\n  src/a.ts(1,7): error TS2322: Wrong.\n    Because.\n  > npx tsc';
  expect(text.endsWith(`\nFailed:\n\n${lint}\n\n${types}`)).toBe(true);
  expect({ code, runs }).toEqual({ code: 1, runs: [] });
});

it('runs as many test files as its first line says, and ends with the failures of all runs', async () => {
  const { text, code, runs } = await checkChange('src/domain/rating/saga.ts');
  const [[near = []] = [], [rows] = [], [far = []] = []] = runs;
  expect(near).toContain('src/domain/rating/ratings.test.ts');
  expect(rows).toEqual(['test/faults/matrix.wide.test.ts']);
  expect(far.length).toBeGreaterThan(10);
  expect(text).toMatch(new RegExp(`^\\n${near.length + far.length} test files\\nand the rows of .* rateCourseLesson,`));
  const failures = runs.map(([[file = '']]) => `${file}\n  adds: expected 1 to be 2\n  > npx vitest run ${file}`);
  expect(text.endsWith(`\n21 tests passed.\n\nFailed:\n\n${failures.join('\n\n')}`)).toBe(true);
  expect(code).toBe(1);
});

it('leaves no test of a changed feature out of a large change, and says how many others', async () => {
  hasFailures = false;
  const { text, code, runs } = await checkChange(
    'src/shared/entities/liveTopic.ts',
    'src/features/instructors/detail/Profile.tsx',
  );
  const [[files = []] = []] = runs;
  expect(files).toContain('src/features/instructors/list/InstructorsPage.test.tsx');
  expect(text).toContain(`\n${files.length} test files\n`);
  expect(text).toMatch(/^without \d+ related test files \(\d+ in src\/.*\): npm run check -- --all$/m);
  expect(text).toMatch(/ tests passed\.\nLeft out: \d+ related test files .*$/);
  expect(code).toBe(0);
});

it.each(['mocks/rules/view.ts', 'docs/api/schemas/course.yaml'])(
  'writes the examples before the tests after a change of %s',
  async (file) => {
    vi.spyOn(changes, 'writtenSince').mockImplementation((_, paths) => paths.map((path) => `${path}/courses.yaml`));
    const { text, runs } = await checkChange(file);
    expect(runs[0]?.slice(0, 2)).toEqual([['test/api/examples.test.ts'], { update: true }]);
    expect(runs.slice(1).flatMap(([names]) => names)).not.toContain('test/api/examples.test.ts');
    expect(runs.slice(1).flatMap(([names]) => names)).toContain('test/api/readers.test.ts');
    expect(text).toContain('Written:\n  docs/api/examples/courses.yaml');
  },
);

it('names the files that were formatted', async () => {
  vi.spyOn(changes, 'writtenSince').mockImplementation((_, paths) => [...paths]);
  const { text } = await checkChange('src/domain/rating/saga.ts', 'README.md');
  expect(text).toContain('> biome\nWritten:\n  src/domain/rating/saga.ts\n  README.md\n');
});

it('names the tests in the browser that it does not run', async () => {
  hasFailures = false;
  const { text } = await checkChange('test/e2e/mainJob.spec.ts');
  expect(text).toMatch(/\nLeft out: tests in the browser: npx playwright test test\/e2e\/mainJob\.spec\.ts$/);
});
