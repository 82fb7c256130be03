import type { Page } from '@playwright/test';
import { routeRows } from '../routeTable';
import { expect, test } from './harness/fixtures';
import { course } from './harness/steps';

interface Screen {
  name: string;
  path: string;
  /** A scenario as in a `?qa=` link. */
  scenario?: string;
  /** An element that is visible only when the screen is complete. */
  shows: (page: Page) => ReturnType<Page['getByRole']>;
  /** Name of the button that opens the screen. */
  press?: string;
  /** Has the parts of another screen, or is one of them in another language or state. */
  wide?: boolean;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const firstItem = (page: Page) => page.getByRole('main').getByRole('listitem').first();

const screens: Screen[] = [
  { name: 'home of a guest', path: '/en-hk', shows: heading('Study tips') },
  { name: 'home of a member', path: '/en-hk', scenario: 'account:student', shows: heading(/^Good evening/) },
  {
    name: 'home in Chinese',
    wide: true,
    path: '/zh-tw',
    shows: (page) => page.getByRole('link', { name: '登入' }).first(),
  },
  {
    name: 'home while everything fails',
    wide: true,
    path: '/en-hk',
    scenario: 'fail:all=500,always',
    shows: heading("We couldn't load parts of this page"),
  },
  { name: 'courses', path: '/en-hk/course', shows: heading('Try a free lesson') },
  { name: 'course group', wide: true, path: '/en-hk/course/group/2', shows: heading('Science shelf') },
  {
    name: 'own courses of a guest',
    wide: true,
    path: '/en-hk/course/subscribed',
    shows: heading('Log in to see your courses'),
  },
  { name: 'own courses', wide: true, path: '/en-hk/course/subscribed', scenario: 'account:student', shows: firstItem },
  {
    name: 'learning, with the rating open',
    path: '/en-hk/course/learning/401',
    scenario: 'account:student',
    press: 'Rate',
    shows: heading('How was it?'),
  },
  {
    name: 'learning',
    wide: true,
    path: '/en-hk/course/learning/401',
    scenario: 'account:student',
    shows: heading('Chapters'),
  },
  { name: 'course', path: course.path, shows: heading(course.title) },
  {
    name: 'own course',
    wide: true,
    path: '/en-hk/course/401',
    scenario: 'account:student',
    shows: heading(/^Forces and motion/),
  },
  {
    name: 'lesson',
    wide: true,
    path: course.lesson,
    shows: (page) => page.getByRole('button', { name: 'Play video' }),
  },
  {
    name: 'locked lesson',
    wide: true,
    path: '/en-hk/course/601/lesson/60103',
    shows: heading('Buy the course to watch this lesson'),
  },
  {
    name: 'course that does not load',
    wide: true,
    path: course.path,
    scenario: 'fail:course=500,always',
    shows: heading("We couldn't load this course"),
  },
  {
    name: 'bundle, with something chosen',
    path: '/en-hk/bundle/6002',
    press: 'Choose: Moles without tears',
    shows: (page) => page.getByRole('button', { name: 'Your bundle, 1 item' }),
  },
  {
    name: 'bundle in Vietnamese',
    wide: true,
    path: '/vi-vn/bundle/66003',
    shows: heading('Bạn có thể chọn'),
  },
  {
    name: 'checkout of a class in Vietnamese',
    path: '/vi-vn/purchase/single/65005',
    shows: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'checkout, with the terms open',
    wide: true,
    path: '/en-hk/purchase/single/3103',
    press: 'Read the terms',
    shows: heading('Terms of purchase'),
  },
  {
    name: 'checkout of a pack',
    wide: true,
    path: '/en-hk/purchase/prepack/8001',
    scenario: 'account:new',
    shows: heading('What you pay'),
  },
  {
    name: 'checkout of a bundle that is not complete',
    wide: true,
    path: '/en-hk/purchase/bundle/6001',
    shows: heading(/isn't complete yet$/),
  },
  {
    name: 'checkout that does not load',
    wide: true,
    path: '/en-hk/purchase/single/3103',
    scenario: 'fail:checkout=500,always',
    shows: heading("We couldn't load the checkout"),
  },
  { name: 'several bundles', wide: true, path: '/en-hk/bundle/7001', shows: heading('Choose a bundle') },
  { name: 'pack', wide: true, path: '/en-hk/prepack/8001', shows: heading('What you get') },
  {
    name: 'pack that does not load',
    wide: true,
    path: '/en-hk/prepack/8001',
    scenario: 'fail:checkout=500,always',
    shows: heading("We couldn't load this pack"),
  },
  { name: 'classes', wide: true, path: '/en-hk/regular-class', shows: heading(/^Tomorrow/) },
  {
    name: 'classes that do not load',
    wide: true,
    path: '/en-hk/regular-class',
    scenario: 'fail:liveTopics=500,always;fail:upcomingLessons=500,always',
    shows: heading("We couldn't load the timetable"),
  },
  { name: 'timetable', wide: true, path: '/en-hk/regular-class/upcoming', shows: heading(/^Tomorrow/) },
  {
    name: 'topics',
    wide: true,
    path: '/en-hk/regular-class/topics',
    shows: (page) => page.getByRole('article').first(),
  },
  { name: 'class', path: '/en-hk/regular-class/topics/1', shows: heading("What's included") },
  {
    name: 'timetable of a class in Thai',
    wide: true,
    path: '/th-th/regular-class/topics/50001?tab=scheduledLessons',
    shows: (page) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  {
    name: 'own class',
    wide: true,
    path: '/en-hk/regular-class/topics/1?tab=lessons',
    scenario: 'account:student',
    shows: heading('Finished sessions'),
  },
  {
    name: 'class that does not load',
    wide: true,
    path: '/en-hk/regular-class/topics/1',
    scenario: 'fail:liveTopic=500,always',
    shows: heading("We couldn't load this class"),
  },
  {
    name: 'live lesson that is on',
    path: '/en-hk/regular-class/topics/2/lesson/205',
    scenario: 'account:student;class:-5',
    shows: (page) => page.getByRole('link', { name: 'Join on Google Meet' }),
  },
  {
    name: 'locked live lesson in Vietnamese',
    wide: true,
    path: '/vi-vn/regular-class/topics/60001/lesson/6000107',
    shows: heading('Đăng ký lớp để xem buổi này'),
  },
  {
    name: 'free replay',
    wide: true,
    path: '/en-hk/regular-class/topics/1/lesson/101',
    shows: (page) => page.getByRole('button', { name: 'Play video' }),
  },
  {
    name: 'live lesson that does not load',
    wide: true,
    path: '/en-hk/regular-class/topics/1/lesson/101',
    scenario: 'fail:liveTopic=500,always',
    shows: heading("We couldn't load this session"),
  },
  {
    name: 'syllabus lesson',
    wide: true,
    path: '/en-hk/regular-class/topics/1/syllabus-lesson/1020',
    shows: heading('Unit 2: putting it to use'),
  },
  { name: 'teachers', wide: true, path: '/en-hk/instructors/all', shows: firstItem },
  { name: 'teacher', wide: true, path: '/en-hk/instructors/3', shows: heading(/^Courses by/) },
  { name: 'all courses of a teacher', wide: true, path: '/en-hk/instructors/3/course', shows: heading(/^Courses by/) },
  { name: 'tutors', wide: true, path: '/en-hk/tutors', shows: heading('How a session works') },
  { name: 'post', wide: true, path: '/en-hk/POST/1', shows: heading('More to read') },
  { name: 'schedule', path: '/en-hk/regular-class/schedule', scenario: 'account:student', shows: firstItem },
  {
    name: 'schedule by the week',
    wide: true,
    path: '/en-hk/regular-class/schedule?view=week',
    scenario: 'account:student',
    shows: (page) => page.getByRole('grid'),
  },
  {
    name: 'past lessons',
    wide: true,
    path: '/en-hk/regular-class/schedule?tab=past',
    scenario: 'account:student',
    shows: firstItem,
  },
  {
    name: 'schedule that does not load',
    wide: true,
    path: '/en-hk/regular-class/schedule',
    scenario: 'account:student;fail:scheduleUpcoming=500,always',
    shows: heading("We couldn't load your schedule"),
  },
  {
    name: 'classes of a student',
    wide: true,
    path: '/en-hk/regular-class/subscribed',
    scenario: 'account:student',
    shows: (page) => page.getByRole('article').first(),
  },
  { name: 'login', path: '/en-hk/login', shows: heading('Log in') },
  { name: 'sign-up', wide: true, path: '/en-hk/signup', shows: heading('Sign up') },
  { name: 'my learning', path: '/en-hk/my-learning', scenario: 'account:student', shows: heading('Courses for you') },
  {
    name: 'my learning of a new student',
    wide: true,
    path: '/en-hk/my-learning',
    scenario: 'account:new',
    shows: heading('Nothing started yet'),
  },
  {
    name: 'my learning that does not load',
    wide: true,
    path: '/en-hk/my-learning',
    scenario: 'account:student;fail:all=500,always',
    shows: heading("We couldn't load parts of this page"),
  },
  {
    name: 'first step of the set-up',
    path: '/en-hk/account/setup',
    scenario: 'account:new',
    shows: heading('Are you a student or a parent?'),
  },
  {
    name: 'settings',
    wide: true,
    path: '/en-hk/account/setup',
    scenario: 'account:student',
    shows: heading('Contact and login'),
  },
  {
    name: 'settings of a parent, with the school open',
    wide: true,
    path: '/en-sg/account/setup?section=school',
    scenario: 'account:parent',
    shows: (page) => page.getByRole('radio').last(),
  },
  {
    name: 'settings in Chinese, with the subjects open',
    wide: true,
    path: '/zh-hk/account/setup?section=subjects',
    scenario: 'account:student',
    shows: (page) => page.getByRole('checkbox').last(),
  },
  {
    name: 'settings of a now TV account, with the phone open',
    wide: true,
    path: '/en-hk/account/setup?section=phone',
    scenario: 'account:nowtv',
    shows: (page) => page.getByLabel('Phone number', { exact: true }).last(),
  },
  {
    name: 'continue watching',
    wide: true,
    path: '/en-hk/my-learning/continue',
    scenario: 'account:student',
    shows: firstItem,
  },
  {
    name: 'continue watching that does not load',
    wide: true,
    path: '/en-hk/my-learning/continue',
    scenario: 'account:student;fail:continueWatching=500,always',
    shows: heading("We couldn't load your lessons"),
  },
  { name: 'not found', wide: true, path: '/en-hk/nowhere', shows: heading(/^Oops/) },
];

/** The page's heading, once no part of it is loading. */
const loaded = (page: Page) => page.locator('main:not(:has([aria-busy="true"]))').getByRole('heading', { level: 1 });

/** Pages without a row above are opened as they are, by a student where they need a login. */
const isAbove = (path: string) => screens.some((screen) => screen.path.split('?')[0] === path);
for (const { id, address, access } of routeRows) {
  const path = address === '/' ? '/en-hk' : `/en-hk${address}`;
  const visitor = access.startsWith('login') ? { scenario: 'account:student' } : {};
  if (!isAbove(path)) screens.push({ name: id, wide: true, path, ...visitor, shows: loaded });
}

// All workers share these tests: in one they would take as long as all others together.
test.describe.configure({ mode: 'parallel' });
// Without transitions: a colour between two themes would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, scenario: text, press, shows, wide } of screens)
  test(`${name}: accessible on a desktop, on a phone in the dark theme, and no wider than the window`, {
    tag: wide ? '@wide' : [],
  }, async ({ page, scenario, axe, axeOfLayout, allow }) => {
    if (text) await scenario(text);
    if (text?.includes('fail:')) allow(/Failed to load resource/);
    await page.goto(path);
    if (press) await page.getByRole('button', { name: press, exact: true }).click();
    await expect(shows(page)).toBeVisible();
    await axe();
    // The dark theme differs from the light one in its colours only.
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [1280, 320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width at ${width} px`)
        .toBeLessThanOrEqual(width);
    }
    await axeOfLayout();
  });

test('dialogs are accessible in both themes', async ({ page, axe, axeOfLayout }) => {
  await page.goto('/en-hk/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await axe();
  await page.emulateMedia({ colorScheme: 'dark' });
  await axeOfLayout();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Region and language/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
});
