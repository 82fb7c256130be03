/** Runs tests by vitest as `npx vitest run` does, and returns what failed. */
import { relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  type CliOptions,
  DefaultReporter,
  startVitest,
  type TestCase,
  type TestModule,
  type TestModuleState,
} from 'vitest/node';
import type { Failure } from './failures.ts';

/** The test that `npm run examples` runs to write the examples of the API's description. */
export const examplesTest = 'test/api/examples.test.ts';

/** Shows how far the run is, and of each file the failed tests alone. */
class FailedTestsReporter extends DefaultReporter {
  protected override printTestModule(module: TestModule): void {
    if (module.state() === 'failed') super.printTestModule(module);
  }

  protected override printTestCase(state: TestModuleState, test: TestCase): void {
    if (test.result().state === 'failed') super.printTestCase(state, test);
  }
}

const describeError = (error: { message?: string } | undefined, name = '') =>
  [
    name,
    stripVTControlCharacters(error?.message ?? '')
      .trim()
      .split('\n')[0],
  ]
    .filter(Boolean)
    .join(': ');

/** Returns a line for each failed test of a file, and for each error outside its tests: of a hook, or of an import. */
function failuresIn(module: TestModule): string[] {
  return [
    ...module.errors().map((error) => describeError(error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => describeError(error, suite.fullName)),
    ),
    ...[...module.children.allTests('failed')].map((test) => describeError(test.result().errors?.[0], test.fullName)),
  ];
}

export interface TestRun {
  passed: number;
  failures: Failure[];
  /** How long the workers were busy with each file. */
  busy: Record<string, number>;
}

/** Returns the milliseconds of a file's environment, imports, hooks and tests. */
function busyWith(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

/** Runs the files; `titles` is a pattern for the command that repeats them, where only some of their tests run. */
export async function runTests(files: readonly string[], options: CliOptions = {}, titles?: string): Promise<TestRun> {
  // The runner of the command has named it `development`.
  process.env.NODE_ENV = 'test';
  // A message of Testing Library is its first lines, without the document.
  process.env.DEBUG_PRINT_LIMIT ??= '0';
  const reporters = [new FailedTestsReporter()];
  const given = { watch: false, silent: 'passed-only', reporters, ...options } as const;
  const { config, state } = await startVitest('test', [...files], given);
  const nameOf = (path: string) => relative(config.root, path).split(sep).join('/');
  const toFailure = (path: string, lines: string[]): Failure => {
    const part = nameOf(path);
    const command = `npx vitest run ${part}${titles ? ` -t "${titles}"` : ''}`;
    return { part, lines, command: part === examplesTest ? 'npm run examples' : command };
  };
  const modules = state.getTestModules();
  const errors = state.getUnhandledErrors() as { message?: string; VITEST_TEST_PATH?: string }[];
  const failures = [
    ...modules.filter((module) => !module.ok()).map((module) => toFailure(module.moduleId, failuresIn(module))),
    ...errors.map((error) => toFailure(error.VITEST_TEST_PATH ?? '', [describeError(error, 'outside its tests')])),
  ];
  // Vitest prints an error of its configuration or of its global setup, and ends.
  if (modules.length === 0)
    failures.push(toFailure(resolve(config.root, files[0] ?? ''), ['No test was run: see above.']));
  const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
  return { passed, failures, busy: Object.fromEntries(modules.map((one) => [nameOf(one.moduleId), busyWith(one)])) };
}
