import { defineConfig } from '@playwright/test';
import { findBrowser, launchArgs } from './test/e2e/harness/browser';
import { buildOptions, distDir, siteUrl, workers } from './test/e2e/harness/servers';

/** When set, serves the existing build. */
const skipBuild = Boolean(process.env.E2E_SKIP_BUILD);

/** Tests without a page run once; tests of what differs on a phone run there, and with the wide ones on a desktop; all others on a desktop. */
const withoutPage = /(build|host)\.spec\.ts$/;
const onPhones = /(mainJob|courses|classes|schedule|buying|learning|account|taps|back)\.spec\.ts$/;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  workers,
  // Long, for a busy machine: no test waits for real time except for a video's own.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that passes the second time is named at the end of `npm test`: it is to be made steady.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    // Mocked responses must reach the page; the tests of the app's service worker allow it.
    serviceWorkers: 'block',
    // A trace costs a third of the time; `npm run test:e2e -- --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: launchArgs },
  },
  projects: [
    { name: 'build', testMatch: withoutPage },
    // A test of one layout says so by its tag.
    { name: 'phone', testMatch: onPhones, grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testIgnore: [withoutPage, onPhones], use: desktop },
    { name: 'desktop only', testMatch: onPhones, grep: /@desktop/, use: desktop },
    // The name is part of a test's title, so it is a wide test.
    { name: 'desktop too @wide', testMatch: onPhones, grepInvert: /@desktop|@phone/, use: desktop },
  ],
  // Builds once, then serves the build like the static host with the mock API beside it; stopped after the last test.
  webServer: {
    command: `node build/tools/run.mjs build/hosting/preview.ts --dir ${distDir} ${buildOptions} --apis ${workers}${skipBuild ? ' --skip-build' : ''}`,
    url: siteUrl,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
