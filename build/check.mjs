// `npm run check -- <paths>` checks a change while it is made: types, lint of the paths, and their tests. The tests of a
// file are those of its folder; `--related` runs every test that imports one of the paths, however far away. Without
// paths, the changed files are checked with their related tests, and with the tests that read the source tree as text.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Returns the arguments of vitest that choose the tests. */
function testsOf() {
  if (asked.length === 0) return ['related', '--run', ...paths, ...treeTests];
  if (args.includes('--related')) return ['related', '--run', ...paths];
  const folders = paths.map((path) => `${statSync(path).isDirectory() ? path.replace(/\/$/, '') : dirname(path)}/`);
  return ['run', '--passWithNoTests', ...new Set(folders)];
}

// Each is run even when one before has failed.
const results = [
  run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'),
  run('biome', 'check', '--no-errors-on-unmatched', ...paths),
  run('vitest', ...testsOf(), '--reporter=dot'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
