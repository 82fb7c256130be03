/**
 * `npm run check -- <paths>` formats and checks a change while it is made: lint of the paths, types, their tests (`testsOf`), and the
 * rows of the fault matrix for new and changed calls (`callsOf`); of an entity, the proofs of all fields too. `--related` also runs
 * `relatedTests`. Without paths, the changed files are checked so (`findBase`), and the tests that read the source tree as text. It
 * says first which parts it runs and how long they take. Above a limit, related tests outside the changed areas are left out
 * (`divideTests`), and wide ones always. `--all` lifts both, and runs all rows. After a change of the mock backend or of `docs/api`,
 * it writes the examples as `npm run examples` does. It names the files that it has written. Its last lines are the parts that
 * failed, each with its command, and whether its tests fail without the change too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { CliOptions } from 'vitest/node';
import { changedFiles, changedLines, findBase, hasHooks, readBefore, writtenSince } from './changedFiles.ts';
import { compareFailures, describeFailures, type Failure } from './failures.ts';
import { callsOf, matrix, patternOf } from './faultRows.ts';
import { repeatTests, runBefore } from './runBefore.ts';
import { examplesTest, runTests } from './runTests.ts';
import { readSources } from './sourceTree.ts';
import { divideTests, hasOnlyGained, isWide, relatedTests, testsOf } from './testsOf.ts';
import { estimateTime, formatSeconds, readTimes, saveTimes, shareTime, type Times } from './times.ts';

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
/** Of so many failed test files, it is seen whether they fail without the change. */
const mostRepeated = 10;

const root = process.cwd();
const isWindows = process.platform === 'win32';

/** Runs one of the locally installed programs; returns whether it exits with 0, and the lines of its output. */
function run(program: string, ...args: string[]): { isOk: boolean; lines: string[] } {
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

/** Tests that one run of vitest has. */
interface Part {
  title: string;
  files: readonly string[];
  options?: CliOptions;
  /** A pattern of the titles, where only some of the tests run. */
  titles?: string;
}

const countFiles = (files: readonly string[]) => `${files.length} file${files.length === 1 ? '' : 's'}`;

/** Adds to the failures of the parts whether they are there when they are repeated, and without the change. */
async function compareWithBase(parts: readonly Part[], failures: readonly Failure[], base: string) {
  const failed = failures.map(({ part }) => part).slice(0, mostRepeated);
  const repeats = parts
    .map((part) => ({ files: part.files.filter((file) => failed.includes(file)), options: part.options ?? {} }))
    .filter(({ files }) => files.length > 0);
  console.log(`\nRepeats what failed in ${countFiles(failed)}, also without your change, in a work tree of ${base}`);
  const again = await repeatTests(repeats);
  const stable = repeats.map(({ files, options }) => ({
    files: files.filter((file) => again.get(file)?.length),
    options,
  }));
  try {
    return compareFailures(failures, again, await runBefore(root, base, stable));
  } catch (error) {
    console.log(`It could not be run without your change: ${error}`);
    return failures;
  }
}

export async function main(args: string[]): Promise<void> {
  const asked = args.filter((arg) => !arg.startsWith('--')).map((path) => path.replace(/\/$/, ''));
  const missing = asked.find((path) => !existsSync(path));
  const base = findBase(root);
  const paths = asked.length > 0 ? asked : changedFiles(root, base);
  if (missing || paths.length === 0) {
    const hint = 'No file has changed. To check a file or a folder: npm run check -- src/domain/order';
    console.log(missing ? `There is no ${missing}.` : hint);
    process.exitCode = missing ? 1 : 0;
    return;
  }

  const sources = new Map(['src', 'mocks', 'build', 'test'].flatMap((folder) => [...readSources(folder)]));
  const tree = asked.length === 0 ? treeTests : [];
  const isWhole = args.includes('--all');
  const isIn = (folder: string) => paths.some((path) => `${path}/`.startsWith(`${folder}/`));
  const proofs = isIn('src/shared/entities') || isIn('test/fields') ? [fieldProofs] : [];
  const readers = Object.entries(readerTests).flatMap(([folder, tests]) =>
    isIn(folder) ? testsOf(sources, tests) : [],
  );
  /** Tests that run by themselves: the examples, and some rows of the matrix. */
  const examples = isIn('mocks') || isIn('docs/api') ? [examplesTest] : [];
  const near = [...testsOf(sources, paths), ...tree, ...proofs, ...readers];
  const isRelated = asked.length === 0 || args.includes('--related');
  const changed = paths.filter((path) => !isGainOfTexts(path, base));
  const related = isRelated ? relatedTests(sources, changed) : [];
  const wide = isWhole ? [] : related.filter((file) => isWide(file) && !near.includes(file));
  const { first, rest, omitted } = divideTests(
    near.filter((file) => !examples.includes(file)),
    related.filter((file) => ![...examples, ...wide].includes(file)),
    paths,
    isWhole ? Number.POSITIVE_INFINITY : mostFiles,
  );
  const hasAllRows = [...first, ...rest].includes(matrix);
  const calls = hasAllRows ? [] : callsOf(sources, paths, (path) => changedLines(root, path, base));
  const specs = paths.filter((path) => /^test\/e2e\/.*\.spec\.ts$/.test(path));
  const left = [
    ...(omitted.length > 0
      ? [`${omitted.length} related test files (${countByFolder(omitted)}): npm run check -- --all`]
      : []),
    ...(wide.length > 0 ? [`${wide.length} wide test files, which run at each push: npm run check -- --all`] : []),
    ...(specs.length > 0 ? [`tests in the browser: npx playwright test ${specs.join(' ')}`] : []),
  ];
  const parts: Part[] = [
    { title: 'examples of docs/api, written as by `npm run examples`', files: examples, options: { update: true } },
    {
      title: `rows of the fault matrix for ${calls.join(', ')}`,
      files: calls.length > 0 ? [matrix] : [],
      options: { testNamePattern: patternOf(calls) },
      titles: calls.join('|'),
    },
    { title: `tests of the changed areas, ${countFiles(first)}`, files: first },
    { title: `related tests of other areas, ${countFiles(rest)}`, files: rest },
  ].filter(({ files }) => files.length > 0);

  const times = readTimes();
  const names = ['lint', 'types', ...parts.flatMap(({ files }) => files)];
  const known = names.filter((name) => name in times).length > names.length / 2;
  const basis = known ? 'by the last runs' : 'on two cores without other work';
  const count = parts.length + 2;
  console.log(`\n${count} parts, about ${formatSeconds(estimateTime(names, times))} ${basis}: lint, types,`);
  console.log(parts.map(({ title }) => `  ${title}`).join('\n'));
  for (const one of left) console.log(`without ${one}`);

  const taken: string[] = [];
  /** Runs a part; returns its result, and stores how long it took: of a run of tests, by file. */
  async function runPart<Result extends object>(title: string, files: readonly string[], act: () => Promise<Result>) {
    const time = formatSeconds(estimateTime(files, times));
    console.log(`\nPart ${taken.length + 1} of ${count}: ${title}, about ${time}`);
    const start = performance.now();
    const result = await act();
    const seconds = (performance.now() - start) / 1000;
    saveTimes(shareTime(seconds, 'busy' in result ? (result.busy as Times) : { [title]: 1 }));
    taken.push(`  ${formatSeconds(seconds)} ${title}`);
    return result;
  }

  // Format and the order of imports are not worth a second run.
  const fixes = ['check', '--write', '--reporter=concise', '--no-errors-on-unmatched'];
  const lint = await runPart('lint', ['lint'], () => nameWritten(paths, () => run('biome', ...fixes, ...paths)));
  const cache = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'];
  const types = await runPart('types', ['types'], async () => run('tsc', ...cache));
  const faults = lint.lines.filter((line) => /^\S \S+:/.test(line));
  if (lint.isOk && faults.length > 0) console.log(faults.join('\n'));
  let failures: readonly Failure[] = [
    ...(lint.isOk ? [] : [{ part: 'lint', lines: faults, command: 'npx biome check --write .' }]),
    ...(types.isOk ? [] : [{ part: 'types', lines: types.lines, command: 'npx tsc' }]),
  ];
  if (failures.length === 0) {
    let passed = 0;
    // Each is run even when one before has failed.
    for (const { title, files, options, titles } of parts) {
      const act = () => runTests(files, options, titles);
      const isWriting = files === examples;
      const result = await runPart(title, files, isWriting ? () => nameWritten(['docs/api/examples'], act) : act);
      passed += result.passed;
      failures = [...failures, ...result.failures];
    }
    if (failures.length > 0) failures = await compareWithBase(parts, failures, base);
    console.log(`\n${passed} tests passed.\n${taken.join('\n')}`);
    for (const one of left) console.log(`Left out: ${one}`);
  } else console.log('\nNo test was run, since types or lint have errors.');
  if (!process.env.CI && !hasHooks(root)) console.log('Git has no hooks here. To install them: npx lefthook install');
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
  const isAllOld = failures.every(({ isOld }) => isOld);
  if (failures.length > 0 && isAllOld) console.log('\nYour change has not caused what failed.');
  process.exitCode = isAllOld ? 0 : 1;
}
