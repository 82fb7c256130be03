/**
 * `npm run check -- <paths>` formats and checks a change while it is made: lint of the paths, types, their tests (`testsOf`), and the
 * rows of the fault matrix for their calls (`callsOf`); of an entity, the proofs of all fields too. `--related` also runs
 * `relatedTests`. Without paths, the changed files are checked so (`findBase`), and the tests that read the source tree as text. It
 * says first how many test files it runs; those of `testsOf` are before all others. Above a limit, related tests outside the changed
 * areas are left out (`divideTests`); it names at the end how many of which folders. `--all` lifts it, and runs all rows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { changedFiles, findBase, readBefore, readChange } from './changedFiles.ts';
import { callsOf, matrix, patternOf } from './faultRows.ts';
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
};
/** More related test files than this take longer than one waits for while writing. */
const mostFiles = 100;

const root = process.cwd();
const isWindows = process.platform === 'win32';

/** Runs one of the locally installed programs with its output passed on; true when it exits with 0. */
function run(program: string, ...args: string[]): boolean {
  const files = args.filter((arg) => /\.tsx?$/.test(arg));
  const named = files.length > 5 ? [...args.filter((arg) => !files.includes(arg)), `(${files.length} files)`] : args;
  console.log(`\n> ${[program, ...named].join(' ')}`);
  // Windows starts npx by its shell, which would divide a pattern at its spaces.
  const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args;
  const { status } = spawnSync('npx', ['--no-install', program, ...quoted], { stdio: 'inherit', shell: isWindows });
  return status === 0;
}

/** Returns whether the file has new texts only. The code that shows them is in the same change. */
function isGainOfTexts(path: string, base: string): boolean {
  const before = /^locales\/.*\.json$/.test(path) && existsSync(path) ? readBefore(root, path, base) : null;
  return before !== null && hasOnlyGained(JSON.parse(before), JSON.parse(readFileSync(path, 'utf8')));
}

const runTests = (...args: string[]) => run('vitest', 'run', ...args, '--silent=passed-only');

/** Returns how many of the files are in which folder, a line each and the most first: `   12 in src/app`. */
function countByFolder(files: readonly string[]): string {
  const counts: Record<string, number> = {};
  for (const file of files) {
    const depth = /^src\/(features|domain)\//.test(file) ? 3 : 2;
    const folder = file.split('/').slice(0, depth).join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  const lines = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return lines.map(([folder, count]) => `${String(count).padStart(5)} in ${folder}`).join('\n');
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
  const withoutMatrix = (files: string[]) => (calls.length > 0 ? files.filter((file) => file !== matrix) : files);
  const proofs = paths.some((path) => path.startsWith('src/shared/entities')) ? [fieldProofs] : [];
  const readers = Object.entries(readerTests).flatMap(([folder, tests]) =>
    paths.some((path) => path.startsWith(`${folder}/`)) ? testsOf(sources, tests) : [],
  );
  const near = [...testsOf(sources, paths), ...tree, ...proofs, ...readers];
  const isRelated = asked.length === 0 || args.includes('--related');
  const changed = paths.filter((path) => !isGainOfTexts(path, base));
  const related = isRelated ? relatedTests(sources, changed) : [];
  const limit = isWhole ? Number.POSITIVE_INFINITY : mostFiles;
  const { first, rest, omitted } = divideTests(withoutMatrix(near), withoutMatrix(related), paths, limit);
  console.log(`\n${first.length + rest.length} test files`);
  if (calls.length > 0) console.log(`and the rows of the fault matrix for ${calls.join(', ')}`);
  if (omitted.length > 0) console.log(`without ${omitted.length} related ones, since there are more than ${mostFiles}`);

  // Format and the order of imports are not worth a second run.
  const isClean = run('biome', 'check', '--write', '--no-errors-on-unmatched', ...paths);
  const isTyped = run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo');
  if (!isTyped || !isClean) {
    // Minutes of tests would scroll the message away, and run again after the correction.
    console.log('\nNo test was run, since types or lint have errors: see above.');
    process.exitCode = 1;
    return;
  }
  // Each is run even when one before has failed.
  const results = [
    first.length === 0 || runTests(...first),
    calls.length === 0 || runTests(matrix, '--testNamePattern', patternOf(calls)),
    rest.length === 0 || runTests(...rest),
  ];
  if (omitted.length > 0) {
    console.log(
      `\n${omitted.length} test files were not run (all of them: npm run check -- --all):\n${countByFolder(omitted)}`,
    );
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
