// `npm run test:mutation -- <area>` changes the area's code in one place after another and runs the area's tests each
// time. It prints the changes that no test noticed and the share that was noticed, writes
// `reports/mutation/<area>.html`, and fails when the share is below that of the area: 92 % where there is money or a
// session, else 85 %. Results of the last run that no change of the code or the tests can have altered are kept; `--force`
// makes them again.
import { Stryker } from '@stryker-mutator/core';

/**
 * The code to mutate and the tests that should fail, as globs from the root. Tests with thousands of random examples,
 * and those of whole pages, would take a minute per mutant. `atLeast`: the share to notice in percent, by default 85.
 */
const areas = {
  cart: { code: ['src/domain/cart/*.ts'], tests: ['src/domain/cart/*.test.ts'], atLeast: 92 },
  entities: { code: ['src/shared/entities/*.ts'], tests: ['src/shared/entities/*.test.ts'] },
  errors: { code: ['src/app/errors/*.ts'], tests: ['src/app/errors/*.test.ts'] },
  http: { code: ['src/shared/http/*.ts'], tests: ['src/shared/http/*.test.ts'] },
  live: {
    code: [
      'src/domain/class/{isAnyLive,moment}.ts',
      'src/features/regular-class/{parts/lessonState,lesson/nextRefresh}.ts',
    ],
    tests: ['src/domain/class/*.test.ts', 'src/features/regular-class/lesson/*.test.ts'],
  },
  orders: { code: ['src/domain/order/*.ts'], tests: ['src/domain/order/*.test.ts'], atLeast: 92 },
  outbox: { code: ['src/platform/outbox/*.ts'], tests: ['src/platform/outbox/*.test.ts'], atLeast: 92 },
  prices: {
    code: ['src/shared/lib/{price,money}.ts', 'src/domain/sale/*.ts'],
    tests: ['src/shared/lib/{price,money}.test.ts', 'src/domain/sale/*.test.ts'],
    atLeast: 92,
  },
  purchase: {
    code: ['src/features/purchase/*.ts'],
    tests: ['src/features/purchase/{access,choice,enter,openPayment,pay,paymentUrl,purchase,purchaseStage}.test.ts'],
    atLeast: 92,
  },
  session: { code: ['src/platform/session/*.ts'], tests: ['src/platform/session/*.test.ts'], atLeast: 92 },
};

const [name, flag] = process.argv.slice(2);
const area = areas[name];
if (!area) throw new Error(`Name one of the areas: ${Object.keys(areas).join(', ')}`);
const { atLeast = 85 } = area;

await new Stryker({
  testRunner: 'vitest',
  // Hooks are tested by the pages that use them.
  mutate: [...area.code, '!**/use*.ts', '!**/*.test.ts', '!**/*.test-support.ts', '!**/*.d.ts'],
  testFiles: area.tests,
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  // Code that runs once when a module loads would require all tests for each mutant.
  ignoreStatic: true,
  concurrency: 1,
  // Otherwise the first failure of one run now and then cancels the next run: no test then notices its change.
  disableBail: true,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  force: flag === '--force',
  tempDirName: 'reports/stryker',
  cleanTempDir: 'always',
  ignorePatterns: ['/dist*', '/reports', '/test-results'],
  // Stryker would rewrite its paths with an API that TypeScript 7 has removed; the copy needs no other paths.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  thresholds: { high: 95, low: atLeast, break: atLeast },
}).runMutationTest();
