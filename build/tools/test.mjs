// `npm test`: every check in order, to the end even when one fails. The last line printed is the sum, and the exit
// code is 1 when anything failed. Type checking and linting count as one each.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

const reports = { unit: 'reports/unit.json', e2e: 'reports/e2e.json', browsers: 'reports/browsers.json' };
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

/** Runs an npm script and prints its output once it has ended; resolves to true when it exits with 0. */
function runScript(name) {
  const script = spawn('npm', ['run', name], { shell: process.platform === 'win32' });
  const output = [];
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    script.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/**
 * Returns the counts of a report, and the names of failed tests and of those that passed the second time. A run that broke outside its tests (or wrote no
 * report) counts as one failure more.
 */
function count(ok, file, read) {
  try {
    const { passed, failures, unsteady = [] } = read(JSON.parse(readFileSync(file, 'utf8')));
    const failed = ok || failures.length > 0 ? failures : ['outside its tests: see above'];
    return { passed, failed: failed.length, failures: failed, unsteady };
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${file}`], unsteady: [] };
  }
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : ['see above'], unsteady: [] });

/** The files in Playwright's report contain suites, which contain tests and suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

// Each keeps one core busy, so both at once.
const [typecheck, lint] = (await Promise.all([runScript('typecheck'), runScript('lint')])).map(one);

const unitOk = run('vitest', [
  'run',
  '--project=!wide',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.unit}`,
]);
const unit = count(unitOk, reports.unit, (report) => ({
  passed: report.numPassedTests,
  failures: report.testResults.flatMap((file) => {
    const name = relative('.', file.name);
    // A file that fails to load has no tests to count.
    if (file.status === 'failed' && file.assertionResults.length === 0) return [name];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} > ${test.fullName}`);
  }),
}));

/** The counts of a report of Playwright. */
const readPlaywright = (report) => {
  const namesOf = (result) =>
    specsOf(report).flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === result).map(({ projectName }) => `[${projectName}] ${file} > ${title}`),
    );
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [...namesOf('unexpected'), ...report.errors.map(({ message }) => message)],
    unsteady: namesOf('flaky'),
  };
};

const e2eOk = run('playwright', ['test', '--grep-invert', '@wide', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e,
});
const browser = count(e2eOk, reports.e2e, readPlaywright);

const parts = { typecheck, lint, unit, browser };
// The journeys in Firefox and WebKit too, where they are installed; the build is the one of the run before.
if (process.env.BROWSERS === 'all') {
  const config = ['-c', 'test/browsers/playwright.config.ts', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browsers, E2E_SKIP_BUILD: '1' };
  parts.browsers = count(run('playwright', ['test', ...config], env), reports.browsers, readPlaywright);
}
console.log('');
for (const [name, { passed, failed, failures, unsteady }] of Object.entries(parts)) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
  for (const test of unsteady) console.log(`  passed the second time only: ${test}`);
}
const sum = (key) => Object.values(parts).reduce((total, part) => total + part[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
