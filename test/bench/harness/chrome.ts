import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { findBrowser, launchArgs } from '../../e2e/harness/browser';

// Located at import, since the runner of these scripts supports no later imports.
const executablePath = await findBrowser();

export const launchChrome = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...launchArgs, ...args] });

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };

const hongKong: BrowserContextOptions = { locale: 'en-HK', timezoneId: 'Asia/Hong_Kong' };

export interface FreshPage {
  page: Page;
  cdp: CDPSession;
}

async function runInPage<T>(context: BrowserContext, use: (fresh: FreshPage) => Promise<T>): Promise<T> {
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    return await use({ page, cdp: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

/** Runs `use` with a page of a new profile: no cache, no cookies, no open connections. */
export async function inFreshProfile<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  return runInPage(await browser.newContext({ ...hongKong, ...options }), use);
}

/**
 * Runs `use` with a page of a browser of its own, whose profile is new and persistent. Chromium opens the connections
 * that a page announces (`preconnect`) only in such profiles.
 */
export async function inFreshBrowser<T>(
  args: readonly string[],
  options: BrowserContextOptions,
  use: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const settings = { ...hongKong, ...options, executablePath, args: [...launchArgs, ...args] };
  return runInPage(await chromium.launchPersistentContext('', settings), use);
}
