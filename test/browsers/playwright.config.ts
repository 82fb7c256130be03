import { defineConfig } from '@playwright/test';
import { siteUrl } from '../e2e/harness/servers';
import { engineNames, missingFor } from './engines';

const missing = engineNames.map((name) => [name, missingFor(name)] as const);
// Workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const [name, what] of missing) if (what) console.log(`Without ${name}: install ${what}.`);

/** The same journeys in each installed browser engine, by one interface (`engines.ts`). */
export default defineConfig<{ engineName: string }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browsers',
  // One API for all, so one test at a time.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: missing
    .filter(([, what]) => what === null)
    .map(([name]) => ({
      name,
      use: { engineName: name },
      // The handling of responses does not depend on the engine.
      ...(name === 'chromium' ? {} : { testIgnore: 'faults.spec.ts' }),
    })),
  webServer: {
    command: 'node build/tools/run.mjs test/browsers/server.ts',
    cwd: '../..',
    url: siteUrl,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
