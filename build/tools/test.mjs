// `npm test`: every check, to the end even when one fails. The last line printed is the sum, and the exit code is 1 when
// anything failed. Type checking and linting count as one each.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { relative } from 'node:path';

const reports = { unit: 'reports/unit.json', e2e: 'reports/e2e.json', browsers: 'reports/browsers.json' };
mkdirSync('reports', { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const shell = process.platform === 'win32';

/** Runs one of the locally installed programs with its output passed on; resolves to true when it exits with 0. */
function run(program, args, env = {}) {
  console.log(`\n> ${[program, ...args].join(' ')}`);
  const options = { stdio: 'inherit', shell, env: { ...process.env, ...env } };
  const child = spawn('npx', ['--no-install', program, ...args], options);
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/**
 * Runs a program in the time that others leave to the processors. Resolves to its success and its output once it has
 * ended.
 */
function runBeside(program, ...args) {
  const child = spawn(program, args, { shell });
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output) })),
  );
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

const one = ({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : ['see above'], unsteady: [] });

/** The files in Playwright's report contain suites, which contain tests and suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Types, lint and the build for the browser: the unit tests, which wait for one thing or another, leave them a tenth of the time. */
async function checkBeside() {
  const typecheck = await runBeside('npm', 'run', 'typecheck');
  const lint = await runBeside('npm', 'run', 'lint');
  const build = await runBeside(process.execPath, 'build/tools/run.mjs', 'test/e2e/harness/build.ts');
  return { typecheck, lint, build };
}

const beside = checkBeside();
const unitOk = await run('vitest', [
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

const { typecheck, lint, build } = await beside;
for (const { output } of [typecheck, lint, build]) process.stdout.write(output);

const e2eOk =
  build.ok &&
  (await run('playwright', ['test', '--grep-invert', '@wide', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e,
    E2E_SKIP_BUILD: '1',
  }));
const browser = count(e2eOk, reports.e2e, readPlaywright);

const parts = { typecheck: one(typecheck), lint: one(lint), unit, browser };
// The journeys in Firefox and WebKit too, where they are installed; the build is the one of the run before.
if (process.env.BROWSERS === 'all') {
  const config = ['-c', 'test/browsers/playwright.config.ts', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browsers, E2E_SKIP_BUILD: '1' };
  parts.browsers = count(await run('playwright', ['test', ...config], env), reports.browsers, readPlaywright);
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
