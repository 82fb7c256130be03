/**
 * `npm run check -- <paths>` checks a change while it is made: types, lint of the paths, and their tests (`testsOf`).
 * `--related` runs every test that imports one of the paths, however far away. Without paths, the changed files are checked
 * with their related tests, and with the tests that read the source tree as text. It says first how many test files there
 * are, and runs those of `testsOf` before all others. Above a limit it runs only these; `--all` lifts it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { changedFiles } from './changedFiles.ts';
import { readSources } from './sourceTree.ts';
import { testsOf } from './testsOf.ts';

const treeTests = ['architecture', 'docs', 'ducks', 'glossary', 'locales', 'namespaces', 'pages'].map(
  (name) => `test/${name}.test.ts`,
);
/** More related test files than this take longer than one waits for while writing. */
const mostFiles = 100;
/** Seconds that a test file takes on one core, on average over the whole suite. */
const secondsPerFile = 1.5;

/** Runs one of the locally installed programs with its output passed on; true when it exits with 0. */
function run(program: string, ...args: string[]): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Returns the test files that import one of the paths, however far away. */
async function findRelated(paths: string[]): Promise<string[]> {
  const vitest = await createVitest('test', { watch: false, reporters: [], related: paths });
  const found = await vitest.getRelevantTestSpecifications();
  await vitest.close();
  return [...new Set(found.map(({ moduleId }) => relative('.', moduleId)))];
}

function announce(files: readonly string[]): void {
  const minutes = Math.ceil((files.length * secondsPerFile) / availableParallelism() / 60);
  console.log(`\n${files.length} test files, about ${minutes} min when nothing else runs`);
}

export async function main(args: string[]): Promise<void> {
  // The configuration lists texts without translations, unless it is read by tests.
  process.env.VITEST = 'true';
  const asked = args.filter((arg) => !arg.startsWith('--'));
  for (const path of asked) if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  const paths = asked.length > 0 ? asked : changedFiles(process.cwd());
  if (paths.length === 0)
    throw new Error('No file has changed. Name a file or a folder: npm run check -- src/domain/order');

  const sources = new Map(['src', 'mocks', 'build', 'test'].flatMap((folder) => [...readSources(folder)]));
  const tree = asked.length === 0 ? treeTests : [];
  const near = [...new Set([...testsOf(sources, paths), ...tree])];
  const isRelated = asked.length === 0 || args.includes('--related');
  const all = isRelated ? [...new Set([...(await findRelated(paths)), ...tree])] : near;
  announce(all);
  const isLimited = isRelated && all.length > mostFiles && !args.includes('--all');
  if (isLimited) {
    console.log(`More than ${mostFiles}: only the tests beside the files run. All of them: npm run check -- --all`);
    announce(near);
  }
  const far = isLimited ? [] : all.filter((file) => !near.includes(file));

  // Each is run even when one before has failed.
  const results = [
    run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'),
    run('biome', 'check', '--no-errors-on-unmatched', ...paths),
    ...[near, far].map((tests) => tests.length === 0 || run('vitest', 'run', ...tests, '--silent=passed-only')),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
