import { fetchResponse } from './harness/fetchResponse';
import { evening, expect, test } from './harness/fixtures';
import { expectTakenOver, messagesOf, readShifts, staticPages, watchTakeOver } from './harness/hydration';
import { apiUrl, siteUrl } from './harness/servers';
import { course, expectPlace, student } from './harness/steps';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  const locales = [
    { locale: 'en-hk', needs: 'This page needs JavaScript', login: 'Log in' },
    { locale: 'zh-tw', needs: '這個頁面需要 JavaScript', login: '登入' },
    { locale: 'ja-jp', needs: 'このページにはJavaScriptが必要です', login: 'ログイン' },
    { locale: 'th-th', needs: 'หน้านี้ต้องใช้ JavaScript', login: 'เข้าสู่ระบบ' },
  ];
  for (const { locale, needs, login } of locales)
    test(`${locale}: every page has its heading, its navigation and a way home`, {
      tag: locale === 'th-th' ? [] : '@wide',
    }, async ({ page }) => {
      for (const path of [
        '',
        '/login',
        '/signup',
        '/course',
        '/regular-class',
        '/tutors',
        '/instructors/all',
        '/course/601',
        '/no/such/page',
      ]) {
        await page.goto(`/${locale}${path}`);
        const heading = page.locator('h1').filter({ visible: true });
        await expect(heading).toHaveCount(1);
        await expect(heading).toHaveText(/\S/);
        await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible();
        await expect(page.locator(`a[href="/${locale}"]`).first()).toBeVisible();
        await expect(page.locator('noscript p')).toHaveText(/JavaScript/);
      }
      // The last two have no HTML of their own.
      await expect(page.locator('main h1').filter({ visible: true })).toHaveText(needs);
      await page.getByRole('main').locator(`a[href="/${locale}"]`).click();
      await expectPlace(page, `/${locale}`);
    });

  test('a form keeps what is typed out of the address', async ({ page, allow }) => {
    allow(/Failed to load resource.*405/);
    await page.goto('/en-hk/login');
    await page.getByLabel('Email').fill('somebody@lantern.example');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a-secret');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForLoadState();
    expect(page.url()).not.toContain('secret');
  });
});

for (const path of ['/en-hk/course/601', '/en-hk/course/subscribed', '/zh-hk/course'])
  test(`${path} says that its scripts are missing, and lets no button be pressed`, {
    tag: path === course.path ? [] : '@wide',
  }, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    const notice = page.getByRole('alert').filter({ visible: true });
    await expect(notice).toContainText(
      path.startsWith('/zh') ? '這一頁還未載入完成' : "This page hasn't finished loading",
    );
    await expect(page.locator('#root button:enabled, #root input:enabled')).toHaveCount(0);
    await page.unroute('**/*.js');
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
  });

test.describe('nothing moves when the app takes over', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    test(`at ${viewport.width} px`, { tag: viewport.width === 390 ? [] : '@wide' }, async ({ page, login }) => {
      await page.setViewportSize(viewport);
      await watchTakeOver(page);
      // Content that loads later may have reserved space; here it never loads.
      await page.route(`${apiUrl}/api/**`, () => undefined);
      // So may the face of titles, which has a test of its own.
      await page.route('**/*.woff2', () => undefined);
      for (const path of staticPages) {
        await page.goto(path);
        await expectTakenOver(page);
        expect(await readShifts(page), path).toEqual({ shift: 0, shifted: [] });
      }
      await login(student.email);
      await page.goto('/en-hk');
      await expectTakenOver(page);
      // The rows of a member begin with their sessions, which the HTML cannot have.
      const { shift, shifted } = await readShifts(page);
      expect(shift, shifted.join('\n')).toBeLessThanOrEqual(0.01);
    });
});

test.describe('nothing moves when content replaces a skeleton', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const guestPaths = [
    ...['/en-hk/course/103', '/en-hk/regular-class/topics/1', '/en-hk/instructors/1', '/en-hk/POST/1'],
    ...['/en-hk/bundle/6001', '/en-hk/prepack/8001'],
  ];
  const memberPaths = ['/en-hk/my-learning', '/en-hk/regular-class/schedule', '/en-hk/course/401'];
  const visits = [
    { path: '/en-hk/purchase/single/3103', member: false, tag: [] },
    { path: '/en-hk', member: true, tag: [] },
    ...guestPaths.map((path) => ({ path, member: false, tag: '@wide' })),
    ...memberPaths.map((path) => ({ path, member: true, tag: '@wide' })),
  ];
  for (const { path, member, tag } of visits)
    test(`on ${path}, by a ${member ? 'member' : 'guest'}`, { tag }, async ({ page, login }) => {
      if (member) await login(student.email);
      await page.clock.setFixedTime(evening);
      await watchTakeOver(page);
      // The skeletons are painted before the content has come.
      const paint = async () => {
        await page.locator('main [data-skeleton]').first().waitFor();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      };
      // Each response is painted before the next one comes.
      let earlier: Promise<unknown> | null = null;
      await page.route(`${apiUrl}/api/**`, async (route) => {
        const before = earlier ?? paint();
        const answered = before.then(async () => {
          await route.continue();
          await (await route.request().response())?.finished();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        });
        earlier = answered.catch(() => undefined);
        await answered.catch(() => undefined);
      });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { shift, shifted } = await readShifts(page);
      expect(shift, shifted.join('\n')).toBeLessThanOrEqual(0.02);
    });
});

test.describe('the browser chooses among the sizes of a picture', () => {
  const screens = [
    {
      name: 'a phone with three pixels per unit',
      width: 390,
      height: 844,
      deviceScaleFactor: 3,
      chosen: /picture-large/,
    },
    { name: 'a wide window', width: 1280, height: 800, deviceScaleFactor: 1, chosen: /picture-medium/ },
  ];
  for (const { name, width, height, deviceScaleFactor, chosen } of screens)
    test.describe(() => {
      test.use({ viewport: { width, height }, deviceScaleFactor });
      test(`on ${name}`, { tag: width > 1000 ? '@wide' : [] }, async ({ page }) => {
        const url = (size: string) => `${siteUrl}/icon.svg?picture-${size}`;
        const picture = { small_url: url('small'), medium_url: url('medium'), large_url: url('large') };
        await page.route(`${apiUrl}/api/v3/courses/101?*`, async (route) => {
          const response = await fetchResponse(route);
          const { data } = (await response.json()) as { data: { course: object } };
          await route.fulfill({ response, json: { data: { course: { ...data.course, picture } } } });
        });
        await page.goto('/en-hk/course/101');
        const shown = page.getByRole('main').locator('img[srcset]').filter({ visible: true }).first();
        await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(chosen);
      });
    });
});

test('later pages render without a reload', async ({ page }) => {
  await page.goto('/en-hk');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page).toHaveTitle(/^Log in \| /);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expectPlace(page, '/en-hk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
});

test('a fallback and an unknown path render from scratch, without a message', async ({ page }) => {
  const said = messagesOf(page);
  for (const path of [course.path, '/en-hk/no/such/page', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expectPlace(page, '/en-hk');
  expect(said).toEqual([]);
});

test('a checkout says where payments are made before the app starts; with an order it does not', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await page.route(/\/(assets|first)\/.*\.js/, (route) => route.abort());
  const opening = page.getByRole('heading', { level: 1, name: 'Checkout' });
  await page.goto('/en-hk/purchase/single/3103');
  await expect(opening).toBeVisible();
  await expect(page.getByText(/Payments are made on our payment partner's page/)).toBeVisible();
  await page.goto('/en-hk/purchase/single/3103?order=o-1');
  await expect(page.locator('[aria-busy]')).toBeVisible();
  await expect(opening).toBeHidden();
});

/**
 * The fixtures fail a test on any report of the content security policy; pages that no other test opens are opened
 * here.
 */
test.describe('the policy is kept', () => {
  for (const who of ['guest', 'member'])
    test(`on pages of courses, by a ${who}`, { tag: who === 'guest' ? '@wide' : [] }, async ({ page, login }) => {
      if (who === 'member') await login(student.email);
      const lists = ['/en-hk/course', '/en-hk/course/group/1', '/en-hk/course/subscribed'];
      for (const path of [...lists, '/en-hk/course/learning/401', '/en-hk/course/learning/401/lesson/40101']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
    });

  test('where not even the texts come', async ({ page, allow }) => {
    allow(/Failed to load resource/, /\[start\]/);
    await page.route(/\/assets\/common-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/ja-jp/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/再読み込み/);
    await page.unrouteAll();
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  });
});
