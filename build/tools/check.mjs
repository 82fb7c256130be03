// `npm run check -- <paths>` checks a change while it is made: types, lint of the paths, and their tests. The tests of a
// file are those of its folder; `--related` runs every test that imports one of the paths, however far away. Without
// paths, the changed files are checked with their related tests, and with the tests that read the source tree as text.
// It says first how many test files there are. Above a limit it runs only those beside the paths; `--all` lifts it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { changedFiles } from './changedFiles.mjs';

const treeTests = ['architecture', 'docs', 'ducks', 'locales', 'namespaces', 'pages'].map(
  (name) => `test/${name}.test.ts`,
);

const args = process.argv.slice(2);
const asked = args.filter((arg) => !arg.startsWith('--'));
for (const path of asked) if (!existsSync(path)) throw new Error(`There is no ${path}.`);
const paths = asked.length > 0 ? asked : changedFiles(process.cwd());
if (paths.length === 0)
  throw new Error('No file has changed. Name a file or a folder: npm run check -- src/domain/order');

/** Runs one of the locally installed programs with its output passed on; true when it exits with 0. */
function run(program, ...programArgs) {
  console.log(`\n> ${[program, ...programArgs].join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', program, ...programArgs], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const isRelated = asked.length === 0 || args.includes('--related');
/** More related test files than this take longer than one waits for while writing. */
const mostFiles = 100;
/** Seconds that a test file takes on one core, on average over the whole suite. */
const secondsPerFile = 1.5;

/** Returns the folders of the paths, as vitest's filters. */
const foldersOf = () => [
  ...new Set(paths.map((path) => `${statSync(path).isDirectory() ? path.replace(/\/$/, '') : dirname(path)}/`)),
];

/** Returns the test files that import one of the paths, however far away, or that are named by a filter. */
async function findTests() {
  const options = isRelated ? { related: paths } : {};
  const vitest = await createVitest('test', { watch: false, reporters: [], ...options });
  const found = await vitest.getRelevantTestSpecifications(isRelated ? [] : foldersOf());
  await vitest.close();
  return [...new Set(found.map(({ moduleId }) => relative('.', moduleId)))];
}

/** Returns the arguments of vitest that choose the tests, and says how many they are. */
async function chooseTests() {
  const found = await findTests();
  const files = [...new Set([...found, ...(asked.length === 0 ? treeTests : [])])];
  const minutes = Math.ceil((files.length * secondsPerFile) / availableParallelism() / 60);
  console.log(`\n${files.length} test files, about ${minutes} min`);
  if (files.length <= mostFiles || args.includes('--all')) return files;
  console.log(`More than ${mostFiles}: only those beside the changed files run. All of them: npm run check -- --all`);
  return [...foldersOf(), ...treeTests];
}

async function runTests() {
  const tests = await chooseTests();
  return tests.length === 0 || run('vitest', 'run', ...tests, '--reporter=dot');
}

// Each is run even when one before has failed.
const results = [
  run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'),
  run('biome', 'check', '--no-errors-on-unmatched', ...paths),
  await runTests(),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
