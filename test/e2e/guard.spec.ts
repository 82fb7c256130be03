import { expect, test } from './harness/fixtures';
import { expectPlace, loginFor, sendLogin, student } from './harness/steps';

const path = '/en-hk/my-learning/continue';

test('a guarded page asks a guest to log in before anything of it loads, and opens then', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofThePage = () => requested.filter((url) => /ContinueWatchingPage|\/learning-|continue_watching/.test(url));

  await page.goto(`${path}?tab=a%26b#list`);
  await expectPlace(page, loginFor(`${path}?tab=a%26b#list`));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofThePage()).toEqual([]);

  await sendLogin(page);
  await expectPlace(page, `${path}?tab=a%26b#list`);
  await expect(page.getByRole('heading', { level: 1, name: 'Continue watching' })).toBeVisible();
  for (const part of ['ContinueWatchingPage', '/learning-', 'continue_watching'])
    await expect.poll(() => ofThePage().join(' ')).toContain(part);
});

test('cookies that vanish while a page is open leave a guest, of whom nothing private is asked for', async ({
  page,
  context,
  login,
}) => {
  await login(student.email);
  await page.goto('/en-hk');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'My learning' }).click();
  await expectPlace(page, loginFor('/en-hk/my-learning'));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /MyLearningPage|\/(students|users|orders)\//.test(url))).toEqual([]);
  await sendLogin(page);
  await expectPlace(page, '/en-hk/my-learning');
});

test('a page of one region leads its owner home to theirs, in their language where it is spoken', {
  tag: '@wide',
}, async ({ page, login }) => {
  await page.goto('/en-sg/course/subscribed');
  await expect(page.getByRole('heading', { name: 'Log in to see your courses' })).toBeVisible();
  await expectPlace(page, '/en-sg/course/subscribed');

  await login(student.email);
  for (const [from, to] of [
    ['/zh-tw/course/subscribed?a=1#b', '/zh-hk/course/subscribed?a=1#b'],
    ['/ko-kr/purchase/single/3101', '/en-hk/purchase/single/3101'],
    ['/en-sg/course/learning/101?a=1#b', '/en-hk/course/learning/101?a=1#b'],
    ['/zh-tw/course/learning/101/lesson/10101', '/zh-hk/course/learning/101/lesson/10101'],
    // Neither pages that only require a login nor public ones belong to a region.
    ['/en-sg/my-learning', '/en-sg/my-learning'],
    ['/en-sg/course', '/en-sg/course'],
  ] as const) {
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPlace(page, to);
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Region and language/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your account is registered in Hong Kong');
  await dialog.getByRole('link', { name: 'English' }).click();
  await expectPlace(page, '/en-hk');
});

test('`next` leads nowhere but into the app', { tag: '@wide' }, async ({ page, login }) => {
  await login(student.email);
  const foreign = [
    'https://evil.example/',
    '//evil.example/en-hk',
    '/\\evil.example',
    'javascript:alert(1)',
    '/en-hk/login?next=/en-hk/login',
    '%2F%2Fevil.example',
  ];
  for (const next of foreign) {
    await page.goto(`/en-hk/login?next=${encodeURIComponent(next)}`);
    await expectPlace(page, '/en-hk');
  }
  const course = '/zh-hk/course/601?x=1#lessons';
  await page.goto(`/en-hk/login?next=${encodeURIComponent(course)}`);
  await expect(page.getByRole('heading', { level: 1, name: '細胞、酶與細胞膜' })).toBeVisible();
  await expectPlace(page, course);
});
