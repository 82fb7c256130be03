import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { course, expectPlace, expectWorker } from './harness/steps';

const dropped = /net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION|Failed to load resource/;

test.describe('the app’s worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** The service worker is registered shortly after the first screen. */
  /** Returns everything in its cache. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname).sort();
    });
  const offlineAt = async (page: Page, context: BrowserContext, path: string) => {
    await context.setOffline(true);
    await page.goto(path);
  };

  test('shows a page in a language that was read where the app cannot start without a network, and leads back', async ({
    page,
    context,
    allow,
    axe,
  }) => {
    allow(dropped);
    await page.goto('/zh-tw/login');
    await expectWorker(page);
    // As after a browser has lost files.
    await page.evaluate(async () => {
      const files = await caches.open('app-files');
      for (const file of await files.keys()) await files.delete(file);
    });
    await offlineAt(page, context, '/zh-tw/course/20601?tab=about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('你目前離線');
    await expect(page).toHaveTitle('你目前離線 | Lantern');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await axe();
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // A retry without a network changes nothing.
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: '再試一次' }).click();
    await expect.poll(() => page.evaluate(() => 'same' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('你目前離線');
    await expectPlace(page, '/zh-tw/course/20601?tab=about');

    await context.setOffline(false);
    await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible();
    await expectPlace(page, '/zh-tw/course/20601?tab=about');
  });

  test('opens the app in the languages that were read, and stores no document with content', { tag: '@wide' }, async ({
    page,
    context,
    allow,
  }) => {
    allow(dropped);
    await page.goto('/en-hk');
    await expectWorker(page);
    for (const path of ['/th-th/login', '/en-hk/course', course.path]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    const documents = ['en-hk', 'th-th'].flatMap((locale) => [`/fallback/${locale}`, `/offline/${locale}`]).sort();
    await expect.poll(async () => (await kept(page)).filter((path) => !path.startsWith('/assets/'))).toEqual(documents);
    await offlineAt(page, context, '/th-th/course');
    await expect(page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    // A page that is left while a part of it loads calls that an error.
    await page.waitForLoadState('networkidle');
    // A language that was never read gets the offline page in the last one.
    await page.goto('/ja-jp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตอนนี้คุณออฟไลน์อยู่');
  });

  test('leaves a lesson that is playing alone, and its place is kept', async ({ page, context, allow }) => {
    allow(dropped);
    const player = playerOf(page);
    await page.goto(course.secondLesson);
    await expectWorker(page);
    await player.play();
    await player.buffers(30);
    await context.setOffline(true);
    await player.press('Forward 15 seconds');
    await player.reaches(18);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /^Continue from 0:[12]\d/ })).toBeVisible();
  });
});

test.describe('an article', () => {
  /** Each of these would leave a mark on the window, submit a form, cover the page or navigate. */
  const mark = "window.hurt='x'";
  const hostile = `<h2>Before</h2>
    <script>${mark}</script><img src="x" onerror="${mark}"><img src="data:image/svg+xml,<svg onload=${mark}>">
    <svg onload="${mark}"><script>${mark}</script><a href="javascript:${mark}"><text>s</text></a></svg>
    <math><mtext><mglyph><style><!--</style><img src=x onerror="${mark}">--></mglyph></mtext></math>
    <iframe src="https://evil.example/" srcdoc="<script>parent.hurt=1</script>"></iframe>
    <object data="https://evil.example/"></object><embed src="https://evil.example/">
    <form action="https://evil.example/"><input name="password" autofocus onfocus="${mark}"><button>Pay</button></form>
    <style>main{display:none}</style><link rel="stylesheet" href="https://evil.example/a.css">
    <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
    <div style="position:fixed;inset:0" class="wrap" id="root" onclick="${mark}">Text</div>
    <a href="javascript:${mark}">one</a> <a href="jav&#x09;ascript:${mark}">two</a>
    <a href="data:text/html,<script>${mark}</script>">three</a> <a href="//evil.example/">four</a>
    <a href="https://news.example/a" target="_self" onclick="${mark}">five</a>
    <video src="https://evil.example/v.mp4" autoplay></video><template><img src=x onerror="${mark}"></template>
    <p>After</p>`;
  const post = {
    id: 1,
    title: `A title <img src=x onerror="${mark}">`,
    summary: `<script>${mark}</script>In short`,
    content: hostile,
    image_url: `javascript:${mark}`,
    published_at: '2026-11-02T09:00:00+08:00',
    related_posts: [
      {
        id: 2,
        title: '<svg onload="x">Next',
        summary: '',
        content: '',
        image_url: 'data:text/html,x',
        published_at: null,
      },
    ],
  };

  test('with hostile content shows its words and does nothing', async ({ page, mock, axe }) => {
    await mock.fail({ endpoint: 'academyPost', times: 'always', body: { data: { post } } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto('/en-hk/POST/1');
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article.getByRole('heading', { name: 'Before' })).toBeVisible();
    await expect(article.getByText('After', { exact: true })).toBeVisible();
    // The text is there before its links are.
    await expect(article.getByRole('link', { name: 'five' })).toBeVisible();
    await expect(page.getByRole('link', { name: '<svg onload="x">Next' })).toBeVisible();

    const wrong = 'script, style, iframe, object, embed, form, input, video, base, meta, link, math, template';
    await expect(article.locator(wrong)).toHaveCount(0);
    await expect(article.getByRole('button')).toHaveText(['']);
    await expect(article.getByRole('button')).toHaveAccessibleName('Share');
    const attributes = await article.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].filter(({ name, value }) => /^on|srcdoc/.test(name) || /javascript|^data:/.test(value)),
      ),
    );
    expect(attributes).toEqual([]);
    const links = await article
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]));
    expect(links.slice(0, 5)).toEqual([
      ...['one', 'two', 'three', 'four'].map((text) => [text, null, null]),
      ['five', 'https://news.example/a', 'noopener noreferrer nofollow'],
    ]);
    for (const text of ['one', 'two', 'three', 'four']) await article.getByText(text, { exact: true }).click();
    await expectPlace(page, '/en-hk/POST/1');
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/social\.png$/);
    expect(new Set(asked)).toEqual(new Set(['127.0.0.1']));
    await axe();
  });
});

test('failures and web vitals are reported when the page is hidden, with its version', async ({ page, allow }) => {
  allow(/RangeError/, /reports\.example\.com/);
  await page.route('https://reports.example.com/**', (route) => route.fulfill({ status: 204 }));
  // Among the page loads that report.
  await page.addInitScript(() => {
    Math.random = () => -1;
  });
  const started = page.waitForResponse(/\/assets\/startReports-/);
  await page.goto('/en-hk/login');
  await started;
  await expect(page.locator('html')).toHaveAttribute('data-version', /\d/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('What somebody wrote');
    });
  });
  const posted = page.waitForRequest(/^https:\/\/reports\.example\.com/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const body = (await posted).postDataJSON() as { version: string; locale: string; reports: object[] };
  expect([body.version, body.locale]).toEqual([await page.locator('html').getAttribute('data-version'), 'en-hk']);
  expect(body.reports).toContainEqual(expect.objectContaining({ kind: 'failure', page: 'login', name: 'RangeError' }));
  expect(body.reports).toContainEqual(expect.objectContaining({ kind: 'vital', page: 'login', name: 'TTFB' }));
  expect(JSON.stringify(body)).not.toContain('somebody');
});

test('a file of the first load that differs from the build does not run', async ({ page, allow }) => {
  allow(/integrity/);
  await page.route(/\/assets\/core-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.isChanged = true;` });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto('/en-hk');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
});
