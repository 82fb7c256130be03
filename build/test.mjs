// `npm test`: every check in order, to the end even when one fails. The last line printed is the sum, and the exit
// code is 1 when anything failed. Type checking and linting count as one each.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const reports = { unit: 'reports/unit.json', e2e: 'reports/e2e.json' };
mkdirSync('reports', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

/** Runs one of the locally installed programs with its output passed on; true when it exits with 0. */
function run(program, args, env = {}) {
  console.log(`\n> ${[program, ...args].join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Counts of a report; a run that broke outside its tests (or wrote no report) is one failure more. */
function count(ok, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const typecheck = one(run('tsc', []));
const biome = run('biome', ['check', '.']);
const lint = one(run('knip', []) && biome);

const unitOk = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]);
const unit = count(unitOk, reports.unit, (report) => ({
  passed: report.numPassedTests,
  // A file that cannot be loaded has no tests to count.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
}));

const e2eOk = run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e });
const e2e = count(e2eOk, reports.e2e, ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
}));

const parts = { typecheck, lint, unit, browser: e2e };
console.log('');
for (const [name, { passed, failed }] of Object.entries(parts)) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
}
const sum = (key) => Object.values(parts).reduce((total, part) => total + part[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
