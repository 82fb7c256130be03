import { expect, test } from './harness/fixtures';
import { apiUrl } from './harness/servers';
import { course, expectPlace } from './harness/steps';

const dropped = /Failed to load resource/;
const alertBanner = 'Something went wrong';

test('a page whose API is down offers to try again, and works when it is back', async ({ page, mock, allow }) => {
  allow(dropped);
  await mock.fail({ endpoint: '*', offline: true, times: 1000 });
  await page.goto(course.path);
  await expect(page.getByRole('heading', { name: "We couldn't load this course" })).toBeVisible();
  await mock.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
});

test('the home page lets each of its blocks fail and be retried alone', async ({ page, mock, allow }) => {
  allow(dropped);
  await mock.fail({ endpoint: 'regionCourses', status: 500, times: 100 });
  await page.goto('/en-hk');
  const courses = page.getByRole('region', { name: 'Recorded courses' });
  await expect(courses.getByRole('heading', { name: "We couldn't load courses" })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live classes this week' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByText(alertBanner)).toHaveCount(0);
  await mock.heal();
  // The parts near the courses load with them in sight.
  await courses.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await mock.log('academyPosts')).length).toBe(1);
  const calls = async () => (await mock.log()).filter(({ endpoint }) => endpoint !== 'media');
  const before = (await calls()).length;
  await courses.getByRole('button', { name: 'Try again' }).click();
  await expect(courses.getByRole('link', { name: course.title })).toBeAttached();
  expect((await calls()).slice(before).map(({ endpoint }) => endpoint)).toEqual(['regionCourses']);
});

test('a course that does not exist is not found, without an alert', async ({ page, allow }) => {
  allow(dropped);
  await page.goto('/en-hk/course/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, the link you just entered does not exist');
  await page.goto('/en-hk/course/601/lesson/999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, the link you just entered does not exist');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [name, plan] of [
  ['a web page', { body: '<!doctype html><title>Sign in to the Wi-Fi</title>', contentType: 'text/html' }],
  ['half of an answer', { body: '{"data":{"course":{"id":601,' }],
  ['an answer of another shape', { body: { data: { course: 'soon' } } }],
] as const)
  test(`${name} in the place of a course is an error to try again`, async ({ page, mock }) => {
    await mock.fail({ endpoint: 'course', times: 10, ...plan });
    await page.goto(course.path);
    await expect(page.getByRole('heading', { name: "We couldn't load this course" })).toBeVisible();
    await mock.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  });

test('a part of the app that is gone: one reload, then an error page that can be left', async ({ page, allow }) => {
  allow(dropped, /ChunkLoadError/, /\[chunk\]/);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/en-hk');
  const gone = /\/assets\/CoursePage-[\w-]+\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('link', { name: course.title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't open this page");
  expect(loads).toEqual(['/en-hk', course.path]);

  await page.unroute(gone);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
});

test('public pages need neither cookies nor storage', async ({ page, context }) => {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: denied, configurable: true });
    Object.defineProperty(document, 'cookie', { get: denied, set: denied, configurable: true });
    window.BroadcastChannel = denied as never;
  });
  for (const path of ['/', course.path, course.lesson, '/en-hk/login', '/en-hk/signup', '/en-hk/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/en-hk/my-learning/continue');
  await expectPlace(page, '/en-hk/login?next=%2Fen-hk%2Fmy-learning%2Fcontinue');
});

test('a slow response holds nothing else up', async ({ page, mock }) => {
  for (const endpoint of ['appLaunch', 'siteInfo', 'banners']) await mock.fail({ endpoint, hang: true });
  await page.goto('/en-hk');
  await expect(page.getByRole('link', { name: course.title })).toBeAttached();
  expect(apiUrl).not.toBe(new URL(page.url()).origin);
});
