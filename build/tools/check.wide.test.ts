import { spawnSync } from 'node:child_process';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from '~test/runCommand';
import * as changes from './changedFiles.ts';
import { main } from './check.ts';
import * as before from './runBefore.ts';
import * as tests from './runTests.ts';
import * as times from './times.ts';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }));

/** Fails each file as `failed` does. */
const failAll = async (repeats: readonly before.Repeat[]) =>
  new Map(repeats.flatMap(({ files }) => files.map((file) => [file, ['adds: expected 1 to be 2']])));
const failed = (part: string) => ({ part, lines: ['adds: expected 1 to be 2'], command: `npx vitest run ${part}` });
let hasFailures = true;
let ended: Record<string, { status: number; stdout: string; stderr: string }>;

beforeEach(() => {
  hasFailures = true;
  ended = {};
  const ok = { status: 0, stdout: '', stderr: '' };
  vi.mocked(spawnSync).mockImplementation(((_: string, args: string[]) => ended[args[1] ?? ''] ?? ok) as never);
  vi.spyOn(changes, 'findBase').mockReturnValue('pushed');
  vi.spyOn(changes, 'changedLines').mockReturnValue([]);
  vi.spyOn(changes, 'hasHooks').mockReturnValue(true);
  vi.spyOn(times, 'readTimes').mockReturnValue({});
  vi.spyOn(times, 'saveTimes').mockReturnValue();
  vi.spyOn(before, 'runBefore').mockResolvedValue(new Map());
  vi.spyOn(before, 'repeatTests').mockImplementation(failAll);
  vi.spyOn(changes, 'readBefore').mockReturnValue(null);
  vi.spyOn(changes, 'writtenSince').mockReturnValue([]);
});

/** Runs the check after a change of the files, with runs of tests whose first file fails; returns what it prints and runs. */
async function checkChange(...files: string[]) {
  vi.spyOn(changes, 'changedFiles').mockImplementation((_, base) => (base === 'pushed' ? files : []));
  const runTests = vi.spyOn(tests, 'runTests').mockImplementation(async ([file = '']) => ({
    passed: 7,
    busy: {},
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

it('runs the parts that it names first, and ends with the failures of all', async () => {
  vi.spyOn(changes, 'changedLines').mockReturnValue([10]);
  const { text, code, runs } = await checkChange('src/domain/rating/api.ts', 'src/domain/rating/saga.ts');
  const [[rows, options, titles] = [], [near = []] = [], [far = []] = []] = runs;
  expect(rows).toEqual(['test/faults/matrix.wide.test.ts']);
  expect(options?.testNamePattern).toContain('(rateCourseLesson|rateLiveLesson|rateLiveTopic)');
  expect(titles).toBe('rateCourseLesson|rateLiveLesson|rateLiveTopic');
  expect(near).toContain('src/domain/rating/ratings.test.ts');
  expect(far.length).toBeGreaterThan(10);
  expect(text).toMatch(/^\n5 parts, about \d.* on two cores without other work: lint, types,\n/);
  expect(text).toContain(`\nPart 4 of 5: tests of the changed areas, ${near.length} files, about `);
  expect(text).toContain(
    `\n  tests of the changed areas, ${near.length} files\n  related tests of other areas, ${far.length} files\n`,
  );
  expect(text).toMatch(
    /\n21 tests passed\.\n {2}0 s lint\n {2}0 s types\n {2}0 s rows of the fault matrix for rateCourse/,
  );
  const failures = runs.map(([[file = '']]) => `${file}\n  adds: expected 1 to be 2\n  > npx vitest run ${file}`);
  expect(text.endsWith(`\n\nFailed:\n\n${failures.join('\n\n')}`)).toBe(true);
  expect(code).toBe(1);
});

it('says of failed files whether they fail without the change, with the tests that have failed', async () => {
  vi.spyOn(changes, 'changedLines').mockReturnValue([10]);
  const run = vi.spyOn(before, 'runBefore').mockImplementation((_root, _base, repeats) => failAll(repeats));
  const { text, runs, code } = await checkChange('src/domain/rating/api.ts');
  const repeats = runs.map(([files, options = {}]) => ({ files: files.slice(0, 1), options }));
  expect(run).toHaveBeenCalledExactlyOnceWith(process.cwd(), 'pushed', repeats);
  expect(text).toContain(
    `\nRepeats what failed in ${runs.length} files, also without your change, in a work tree of pushed`,
  );
  expect(text).toContain('\ntest/faults/matrix.wide.test.ts: fails without your change too\n');
  expect(text.endsWith('\n\nYour change has not caused what failed.')).toBe(true);
  expect(code).toBe(0);
});

it('says of failed files that pass when they are repeated, and does not run these without the change', async () => {
  vi.spyOn(before, 'repeatTests').mockImplementation(
    async (repeats) => new Map(repeats.flatMap(({ files }) => files.map((file) => [file, []]))),
  );
  const run = vi.spyOn(before, 'runBefore').mockResolvedValue(new Map());
  const { text, code } = await checkChange('src/domain/rating/api.ts');
  expect(run.mock.lastCall?.[2].flatMap(({ files }) => files)).toEqual([]);
  expect(text).toContain(': unstable, passes when it is repeated\n');
  expect(code).toBe(0);
});

it('ends with the failures when it cannot run them without the change', async () => {
  vi.spyOn(before, 'runBefore').mockRejectedValue(new Error('No space'));
  const { text } = await checkChange('test/e2e/mainJob.spec.ts');
  expect(text).toContain('\nIt could not be run without your change: Error: No space\n');
  expect(text).toContain('\nFailed:\n\n');
});

it('estimates by the last runs, and stores how long each part took', async () => {
  hasFailures = false;
  vi.spyOn(times, 'readTimes').mockReturnValue(new Proxy({}, { get: () => 30, has: () => true }));
  const { text } = await checkChange('test/e2e/mainJob.spec.ts');
  expect(text).toMatch(/^\n3 parts, about \d+ min \d+ s by the last runs: lint, types,\n/);
  expect(text).toContain('\nPart 1 of 3: lint, about 30 s\n');
  expect(vi.mocked(times.saveTimes).mock.calls[0]).toEqual([{ lint: expect.any(Number) }]);
});

it.each([
  ['nothing has changed', [], 'No file has changed. To check a file or a folder: npm run check -- src/domain/order', 0],
  ['there is no such file', ['src/none.ts'], 'There is no src/none.ts.', 1],
])('says in a sentence that %s', async (_, args, sentence, expected) => {
  vi.spyOn(changes, 'changedFiles').mockReturnValue([]);
  expect(await runCommand(main, args)).toEqual({ text: sentence, code: expected });
});

it.each([
  ['a contributor without hooks', false, '', 1],
  ['a contributor with hooks', true, '', 0],
  ['a workflow', false, 'true', 0],
])('names the command that installs hooks to %s', async (_, has, ci, count) => {
  vi.spyOn(changes, 'hasHooks').mockReturnValue(has);
  vi.stubEnv('CI', ci);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { text } = await checkChange('README.md');
  expect(text.split('Git has no hooks here. To install them: npx lefthook install\n')).toHaveLength(count + 1);
});

it('leaves no test of a changed feature out of a large change, and says how many others', async () => {
  hasFailures = false;
  const { text, code, runs } = await checkChange(
    'src/shared/entities/liveTopic.ts',
    'src/features/instructors/detail/Profile.tsx',
  );
  const [[files = []] = []] = runs;
  expect(files).toContain('src/features/instructors/list/InstructorsPage.test.tsx');
  expect(text).toContain(`\n  tests of the changed areas, ${files.length} files\n`);
  expect(files).not.toContain('test/faults/matrix.wide.test.ts');
  expect(text).toMatch(/^without \d+ wide test files, which run at each push: npm run check -- --all$/m);
  expect(text).toMatch(/^without \d+ related test files \(\d+ in src\/.*\): npm run check -- --all$/m);
  expect(text).toMatch(/\nLeft out: \d+ related test files .*\nLeft out: \d+ wide test files, .*$/);
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
  expect(text).toContain(' s\nWritten:\n  src/domain/rating/saga.ts\n  README.md\n');
});

it('names the tests in the browser that it does not run', async () => {
  hasFailures = false;
  const { text } = await checkChange('test/e2e/mainJob.spec.ts');
  expect(text).toMatch(/\nLeft out: tests in the browser: npx playwright test test\/e2e\/mainJob\.spec\.ts$/);
});

it.each(['src/shared/entities/material.ts', 'test/fields/course.ts'])(
  'runs the proofs of all fields after a change of %s, and no other wide test beside them',
  async (file) => {
    const { runs } = await checkChange(file);
    const wide = runs
      .flatMap(([files]) => files)
      .filter((name) => name.startsWith('test/fields/') && name.includes('.wide.'));
    expect(wide).toEqual(['test/fields/fields.wide.test.ts']);
  },
);
