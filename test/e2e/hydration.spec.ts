import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFor } from '../../build/hosting/staticFiles';
import { contentLists, contentTime, pagesOfRound } from './harness/contentPages';
import { evening, expect, test } from './harness/fixtures';
import { expectSilent, messagesOf, staticPages } from './harness/hydration';
import { buildOptions, developmentDir, distDir, siteUrl } from './harness/servers';
import { student } from './harness/steps';

const elsewhere = { colorScheme: 'dark', timezoneId: 'America/New_York' } as const;
/** Most that a page with content may move, as the sum of layout shifts. */
const mostShift = 0.05;

test.describe('the first load takes the HTML over without a word', { tag: '@wide' }, () => {
  test('for a guest', async ({ page }) => expectSilent(page, staticPages));

  test('for a member', async ({ page, login }) => {
    await login(student.email);
    await expectSilent(page, ['/en-hk', '/zh-tw', '/ja-jp/course']);
  });

  test.describe(() => {
    test.use(elsewhere);
    test('in the dark and in New York', async ({ page, login }) => {
      await expectSilent(page, staticPages);
      await login(student.email);
      await expectSilent(page, ['/en-hk']);
    });
  });
});

test('the home and lists with content are taken over before their later parts have loaded', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.reset({ now: evening, anchor: Date.parse(contentTime) });
  await page.clock.setFixedTime(evening);
  await expectSilent(page, contentLists, mostShift);
});

const builtAt = (dir: string): number => statSync(join(dir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** React's development version reports each difference between the HTML and what it renders. */
test.describe('the development React has nothing to say', { tag: '@wide' }, () => {
  // Mocked responses count as coming from a public network, and the API here is on a local one.
  test.use({ permissions: ['local-network-access'] });

  test.beforeAll(() => {
    if (builtAt(developmentDir) > builtAt(distDir)) return;
    const script = `build/tools/run.mjs build/hosting/preview.ts --development --build-only --dir ${developmentDir} ${buildOptions}`;
    const { status, stderr } = spawnSync(process.execPath, script.split(' '), { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  /** Serves the development build at the site's address. */
  test.beforeEach(async ({ page }) => {
    const { headers } = JSON.parse(readFileSync(join(developmentDir, 'headers.json'), 'utf8')) as {
      headers: Record<string, string>;
    };
    await page.route(`${siteUrl}/**`, async (route) => {
      const file = await fileFor(developmentDir, new URL(route.request().url()).pathname);
      await route.fulfill(file ? { path: file, headers } : { status: 404, headers });
    });
  });

  test.describe('of pages without content', () => {
    test.use(elsewhere);
    test('to guests and members', async ({ page, login }) => {
      await expectSilent(page, staticPages);
      await login(student.email);
      await expectSilent(page, ['/en-hk']);
    });
  });

  test('to a member whom the login page sends on to another language', async ({ page, login }) => {
    await login(student.email);
    const messages = messagesOf(page);
    await page.goto(`/en-hk/login?next=${encodeURIComponent('/zh-hk/course/601')}`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '課程', exact: true })).toBeVisible();
    expect(messages).toEqual([]);
  });

  test.describe('of each kind of page with content', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    /** The content is that of the build, seen in the evening, by a device whose clock is right. */
    test.beforeEach(async ({ page, mock }) => {
      await mock.reset({ now: evening, anchor: Date.parse(contentTime) });
      await page.clock.setFixedTime(evening);
    });

    test('to a guest', async ({ page }) => expectSilent(page, [...contentLists, ...pagesOfRound(0)], mostShift));

    test('to a member', async ({ page, login }) => {
      await login(student.email);
      await expectSilent(page, [...contentLists, ...pagesOfRound(1)], mostShift);
    });

    test.describe(() => {
      test.use(elsewhere);
      test('in the dark and in New York', async ({ page }) => expectSilent(page, pagesOfRound(2), mostShift));
    });
  });
});
