// `npm run check -- <paths>` checks a change while it is made: types, lint of the paths, and their tests. The tests of a
// file are those of its folder; `--related` runs every test that imports one of the paths, however far away.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const args = process.argv.slice(2);
const related = args.includes('--related');
const paths = args.filter((arg) => !arg.startsWith('--'));
if (paths.length === 0) throw new Error('Name a file or a folder: npm run check -- src/domain/order');
for (const path of paths) if (!existsSync(path)) throw new Error(`There is no ${path}.`);

/** Runs one of the locally installed programs with its output passed on; true when it exits with 0. */
function run(program, ...programArgs) {
  console.log(`\n> ${[program, ...programArgs].join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', program, ...programArgs], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const folders = paths.map((path) => `${statSync(path).isDirectory() ? path.replace(/\/$/, '') : dirname(path)}/`);
const tests = related ? ['related', '--run', ...paths] : ['run', '--passWithNoTests', ...new Set(folders)];
// Each is run even when one before has failed.
const results = [
  run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'),
  run('biome', 'check', ...paths),
  run('vitest', ...tests, '--reporter=dot'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
