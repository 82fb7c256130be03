/**
 * `npm run check -- <paths>` formats and checks a change while it is made: lint of the paths, types, their tests (`testsOf`), and the
 * rows of the fault matrix for their calls (`callsOf`); of an entity, the proofs of all fields too. `--related` also runs
 * `relatedTests`. Without paths, the changed files are checked so (`findBase`), and the tests that read the source tree as text. It
 * says first how many test files it runs; those of `testsOf` are before all others. Above a limit, related tests outside the changed
 * areas are left out (`divideTests`). `--all` lifts it, and runs all rows. After a change of the mock backend or of `docs/api`,
 * it writes the examples as `npm run examples` does. It names the files that it has written. Its last lines are the parts that
 * failed, each with its command.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { changedFiles, findBase, readBefore, readChange, writtenSince } from './changedFiles.ts';
import { describeFailures, type Failure } from './failures.ts';
import { callsOf, matrix, patternOf } from './faultRows.ts';
import { examplesTest, runTests, type TestRun } from './runTests.ts';
import { readSources } from './sourceTree.ts';
import { divideTests, hasOnlyGained, relatedTests, testsOf } from './testsOf.ts';

const treeTests = ['architecture', 'docs', 'ducks', 'glossary', 'locales', 'namespaces', 'pages.wide'].map(
  (name) => `test/${name}.test.ts`,
);
/** Shows that a screen has each field of each entity. */
const fieldProofs = 'test/fields/fields.wide.test.ts';
/** Folders that are read as texts or tables, and the tests that compare them. */
const readerTests = {
  'docs/api': ['test/api', 'test/contract.test.ts'],
  'src/shared/http': ['test/contract.test.ts'],
  locales: ['test/heard'],
  mocks: ['test/api'],
};
/** More related test files than this take longer than one waits for while writing. */
const mostFiles = 100;

const root = process.cwd();
const isWindows = process.platform === 'win32';

/** Runs one of the locally installed programs; returns whether it exits with 0, and the lines of its output. */
function run(program: string, ...args: string[]): { isOk: boolean; lines: string[] } {
  console.log(`\n> ${program}`);
  // Windows starts npx by its shell, which would divide a path at its spaces.
  const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args;
  const options = { encoding: 'utf8', shell: isWindows, maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', program, ...quoted], options);
  return { isOk: status === 0, lines: `${stderr}\n${stdout}`.split('\n').filter((line) => line.trim() !== '') };
}

/** Does what may write files of the paths, and names those that it has written. */
async function nameWritten<Result>(paths: readonly string[], act: () => Result | Promise<Result>): Promise<Result> {
  const start = Date.now();
  const result = await act();
  const files = writtenSince(root, paths, start);
  if (files.length > 0) console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  return result;
}

/** Returns whether the file has new texts only. The code that shows them is in the same change. */
function isGainOfTexts(path: string, base: string): boolean {
  const before = /^locales\/.*\.json$/.test(path) && existsSync(path) ? readBefore(root, path, base) : null;
  return before !== null && hasOnlyGained(JSON.parse(before), JSON.parse(readFileSync(path, 'utf8')));
}

/** Returns the folders with most of the files: `35 in src/app, 19 in src/features/regular-class`. */
function countByFolder(files: readonly string[]): string {
  const counts: Record<string, number> = {};
  for (const file of files) {
    const depth = /^src\/(features|domain)\//.test(file) ? 3 : 2;
    const folder = file.split('/').slice(0, depth).join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return most
    .map(([folder, count]) => `${count} in ${folder}`)
    .slice(0, 5)
    .join(', ');
}

export async function main(args: string[]): Promise<void> {
  const asked = args.filter((arg) => !arg.startsWith('--')).map((path) => path.replace(/\/$/, ''));
  for (const path of asked) if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  const base = findBase(root);
  const paths = asked.length > 0 ? asked : changedFiles(root, base);
  if (paths.length === 0)
    throw new Error('No file has changed. Name a file or a folder: npm run check -- src/domain/order');

  const sources = new Map(['src', 'mocks', 'build', 'test'].flatMap((folder) => [...readSources(folder)]));
  const tree = asked.length === 0 ? treeTests : [];
  const isWhole = args.includes('--all');
  const calls = isWhole ? [] : callsOf(sources, paths, (path) => readChange(root, path, base));
  const isIn = (folder: string) => paths.some((path) => `${path}/`.startsWith(`${folder}/`));
  const hasExamples = isIn('mocks') || isIn('docs/api');
  /** Tests that run by themselves: the rows of the matrix, and the examples. */
  const apart = [...(calls.length > 0 ? [matrix] : []), ...(hasExamples ? [examplesTest] : [])];
  const proofs = isIn('src/shared/entities') ? [fieldProofs] : [];
  const readers = Object.entries(readerTests).flatMap(([folder, tests]) =>
    isIn(folder) ? testsOf(sources, tests) : [],
  );
  const near = [...testsOf(sources, paths), ...tree, ...proofs, ...readers];
  const isRelated = asked.length === 0 || args.includes('--related');
  const changed = paths.filter((path) => !isGainOfTexts(path, base));
  const related = isRelated ? relatedTests(sources, changed) : [];
  const { first, rest, omitted } = divideTests(
    near.filter((file) => !apart.includes(file)),
    related.filter((file) => !apart.includes(file)),
    paths,
    isWhole ? Number.POSITIVE_INFINITY : mostFiles,
  );
  const specs = paths.filter((path) => /^test\/e2e\/.*\.spec\.ts$/.test(path));
  const left = [
    ...(omitted.length > 0
      ? [`${omitted.length} related test files (${countByFolder(omitted)}): npm run check -- --all`]
      : []),
    ...(specs.length > 0 ? [`tests in the browser: npx playwright test ${specs.join(' ')}`] : []),
  ];
  console.log(`\n${first.length + rest.length} test files`);
  if (calls.length > 0) console.log(`and the rows of the fault matrix for ${calls.join(', ')}`);
  if (hasExamples) console.log('and the examples of docs/api, as `npm run examples` writes them');
  for (const one of left) console.log(`without ${one}`);

  // Format and the order of imports are not worth a second run.
  const fixes = ['check', '--write', '--reporter=concise', '--no-errors-on-unmatched'];
  const lint = await nameWritten(paths, () => run('biome', ...fixes, ...paths));
  const types = run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo');
  const faults = lint.lines.filter((line) => /^\S \S+:/.test(line));
  if (lint.isOk && faults.length > 0) console.log(faults.join('\n'));
  const failures: Failure[] = [
    ...(lint.isOk ? [] : [{ part: 'lint', lines: faults, command: 'npx biome check --write .' }]),
    ...(types.isOk ? [] : [{ part: 'types', lines: types.lines, command: 'npx tsc' }]),
  ];
  const runs: TestRun[] = [];
  if (failures.length === 0) {
    // Each is run even when one before has failed.
    if (hasExamples)
      runs.push(await nameWritten(['docs/api/examples'], () => runTests([examplesTest], { update: true })));
    if (first.length > 0) runs.push(await runTests(first));
    if (calls.length > 0) runs.push(await runTests([matrix], { testNamePattern: patternOf(calls) }, calls.join('|')));
    if (rest.length > 0) runs.push(await runTests(rest));
    failures.push(...runs.flatMap((one) => one.failures));
    console.log(`\n${runs.reduce((sum, { passed }) => sum + passed, 0)} tests passed.`);
    for (const one of left) console.log(`Left out: ${one}`);
  } else console.log('\nNo test was run, since types or lint have errors.');
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
