import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type MockControl, mockControl } from './mockControl';
import { apiPort, apiPortOf } from './servers';
import { shortFilms } from './steps';

export { expect };

interface Fixtures {
  /** Allows console errors, page errors and policy violations that match in this test. */
  allow: (...patterns: RegExp[]) => void;
  /** The mock API's state; reset before every test. */
  mock: MockControl;
  /** Asserts that the page, or the part with a selector, has no accessibility violation. */
  axe: (page?: Page, selector?: string) => Promise<void>;
  /** The same for the rules that depend on the theme or on the width of the window only. */
  axeOfLayout: () => Promise<void>;
  /** Sets the session of a demo account in the browser, without the login page; reload or navigate next. */
  login: (email: string, password?: string) => Promise<void>;
  /** Applies a scenario as in a `?qa=` link, and logs its account in. Navigate next. */
  scenario: (text: string) => Promise<void>;
  /** Stores a session in the browser's cookies. */
  keep: (token: string) => Promise<void>;
  allowed: RegExp[];
  watch: undefined;
}

interface WorkerFixtures {
  /** Port of the API that the browser of this worker reaches at the build's API address. */
  ownApiPort: number;
}

/** Rules of axe by tag, and the ones whose result differs between themes or widths. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Asserts that axe finds nothing by these rules. */
async function expectAccessible(page: Page, runOnly: string[], selector?: string): Promise<void> {
  // Frames of other origins are not checked, so axe need not open a page of its own each time.
  const whole = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await (selector ? whole.include(selector) : whole).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
  expect(found, 'accessibility violations').toEqual([]);
}
/** Start of every test in the mock's time: a Wednesday evening shortly before a class. */
export const evening = Date.parse('2026-11-18T19:10:00+08:00');
const deviceId = '00000000-0000-4000-8000-00000000e2e0';

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
  ownApiPort: [async ({}, use, { parallelIndex }) => use(apiPortOf(parallelIndex)), { scope: 'worker' }],
  // The build has one API address; the browser of each worker maps it to the worker's own API.
  launchOptions: [
    async ({ launchOptions, ownApiPort }, use) => {
      const rule = `--host-resolver-rules=MAP 127.0.0.1:${apiPort} 127.0.0.1:${ownApiPort}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),

  // Watches the whole context, so that pages opened by a test are included.
  watch: [
    async ({ context, allowed }, use) => {
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? error.error().message}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(undefined);
      expect(
        seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'errors in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],

  mock: [
    async ({ request }, use, { parallelIndex }) => {
      const mock = mockControl(request, `http://127.0.0.1:${apiPortOf(parallelIndex)}`);
      await mock.reset({ now: evening, scenario: shortFilms });
      await use(mock);
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => use((target = page, selector) => expectAccessible(target, axeTags, selector)),
  axeOfLayout: async ({ page }, use) => use(() => expectAccessible(page, layoutRules)),

  keep: async ({ context, baseURL }, use) =>
    use(async (token) => {
      const cookie = { url: baseURL ?? '', sameSite: 'Lax' as const };
      await context.addCookies([
        { ...cookie, name: 'token', value: token },
        { ...cookie, name: 'device_id', value: deviceId },
      ]);
    }),

  scenario: async ({ mock, keep }, use) =>
    use(async (text) => {
      const token = await mock.reset({ scenario: `${shortFilms};${text}`, now: evening, device: deviceId });
      if (token !== null) await keep(token);
    }),

  login: async ({ keep, mock }, use) =>
    use(async (email, password = 'lantern-demo') => keep(await mock.logIn({ email, password }, deviceId))),
});
