import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser, launchArgs } from '../../e2e/rig/browser';

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

export interface FreshPage {
  page: Page;
  cdp: CDPSession;
}

/** Runs `use` with a page of a new profile: no cache, no cookies, no open connections. */
export async function inFreshProfile<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'en-HK', timezoneId: 'Asia/Hong_Kong', ...options });
  try {
    const page = await context.newPage();
    return await use({ page, cdp: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}
