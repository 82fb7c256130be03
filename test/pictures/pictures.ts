/**
 * `npm run pictures -- /en-hk/course/101`: whole pages at four widths in both themes, as PNG files in `reports/pictures`.
 * Options: `--qa account:student;latency:6s` for a scenario (`docs/qa.md`), `--widths 390,1280`, `--themes light,dark`,
 * `--fold` for the first screen only, `--skip-build` to keep the QA build of the last time.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { launchChrome } from '../bench/harness/chrome';

const folder = 'reports/pictures';
const themes = ['light', 'dark'] as const;
/** Milliseconds after which a page that still loads is taken as it is: a skeleton, for example. */
const longestLoad = 8000;

/** Shows the page, scrolls through it so that all of it is laid out and drawn, and returns to the top. */
async function showWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const loaded = page.locator('main:not(:has([aria-busy="true"])) h1').first();
  await loaded.waitFor({ timeout: longestLoad }).catch(() => undefined);
  await page.evaluate(async () => {
    document.querySelector('aside[aria-label=QA]')?.remove();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
  await page.waitForLoadState('networkidle', { timeout: longestLoad }).catch(() => undefined);
}

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      qa: { type: 'string', default: '' },
      widths: { type: 'string', default: '390,820,1280,1600' },
      themes: { type: 'string', default: themes.join() },
      fold: { type: 'boolean', default: false },
      'skip-build': { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Error('Name a page: npm run pictures -- /en-hk/course/101');
  const outDir = 'dist-qa';
  if (!values['skip-build']) await build({ mode: 'qa', logLevel: 'warn' });
  const server = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'warn' });
  const browser = await launchChrome();
  mkdirSync(folder, { recursive: true });
  try {
    const site = server.resolvedUrls?.local[0] ?? '';
    for (const colorScheme of themes.filter((theme) => values.themes.split(',').includes(theme)))
      for (const width of values.widths.split(',').map(Number))
        for (const path of positionals) {
          const context = await browser.newContext({
            viewport: { width, height: width < 600 ? 844 : 900 },
            colorScheme,
            reducedMotion: 'reduce',
            hasTouch: width < 600,
            timezoneId: 'Asia/Hong_Kong',
          });
          const page = await context.newPage();
          const url = new URL(path.slice(1), site);
          if (values.qa) url.searchParams.set('qa', values.qa);
          await showWhole(page, url.href);
          const name = [path.slice(1).replace(/\W+/g, '-'), values.qa.replace(/\W+/g, '-'), width, colorScheme];
          const file = resolve(join(folder, `${name.filter(Boolean).join('.')}.png`));
          await page.screenshot({ path: file, fullPage: !values.fold });
          console.log(file);
          await context.close();
        }
  } finally {
    await browser.close();
    await server.close();
  }
}
