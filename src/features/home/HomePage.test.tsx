import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberDay } from '@/domain/progress/watchedDays';
import { memoryStorage } from '@/platform/services/storage';
import { selectUser } from '@/platform/session/state';
import { env } from '@/shared/config/env';
import { backend, loginAs, testNow } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';
import { setZone } from '~test/setZone';

setZone('Asia/Hong_Kong');

const { open } = setupApp();

const section = (name: string | RegExp) => screen.findByRole('region', { name });
const inSection = async (name: string | RegExp) => within(await section(name));
/** Returns the queries of an endpoint's calls, oldest first, without the language. */
const queriesOf = (endpoint: string) =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === endpoint)
    .map(({ query: { lang: _, ...query } }) => query);
const pathsOf = (endpoint: string) =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === endpoint)
    .map(({ path }) => path);
const fail = (endpoint: string, times = 1) => backend.faults.plan({ endpoint, status: 500, times });
/** Pages use React's `use`, which defers the effects of an event unless its act is awaited. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('the home of a guest', () => {
  it('shows every block of the region, each under its heading', async () => {
    await open('/en-hk');
    expect(await screen.findByRole('heading', { level: 1, name: /Learn it live/ })).toBeTruthy();
    expect((await inSection('Live classes this week')).getAllByRole('article')).toHaveLength(4);
    // Without the four above.
    expect((await inSection('Same time every week')).getAllByRole('article')).toHaveLength(4);
    expect((await inSection('Recorded courses')).getAllByRole('article')).toHaveLength(20);
    // Eight lessons of courses, and eight replays.
    expect((await inSection('Try a free lesson')).getAllByRole('article')).toHaveLength(16);
    expect((await inSection('Meet our teachers')).getAllByRole('listitem')).toHaveLength(5);
    expect((await inSection('How it works')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const parents = await inSection('For parents');
    expect(parents.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Try it first',
      'Full refund',
      'Child safety',
      'Safe payment',
    ]);
    expect(parents.getByRole('link', { name: 'Child safety' })).toHaveAttribute('href', env.childSafetyUrl);
    expect(parents.getByText("You pay on our payment partner's page. We never see your card details.")).toBeVisible();
    expect((await inSection('Study tips')).getAllByRole('article')).toHaveLength(3);
    const news = await inSection('News and offers');
    expect(news.getByText('Live after school: meet the teachers')).toBeTruthy();
    expect(screen.getByText(/^Mock exam countdown: work through past papers/)).toBeTruthy();
    // Hero sections and the upsell banner are among the banners, except one that repeats the page's heading.
    expect(news.getByText('Same teacher, same time, every week.')).toBeTruthy();
    expect(news.getByText('Maths, your way: choose 3 courses and save')).toBeTruthy();
    expect(news.queryByText(/Learn it live/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows who is live, and the mean of the ratings that it has', async () => {
    await open('/en-hk');
    const plate = (await screen.findByText('Form 4 Maths: functions and graphs', { selector: 'a > span' })).closest(
      'a',
    );
    expect(plate).toHaveTextContent(/^Live now.*Ms Karen Lau/);
    expect(plate?.getAttribute('href')).toMatch(/^\/en-hk\/regular-class\/topics\/1\/lesson\/\d+$/);
    expect(await screen.findByText(/^4\.[5-9] out of 5, from \d,\d{3} ratings$/)).toBeVisible();
  });

  it('says nothing of ratings, and shows no teacher, where there are none', async () => {
    backend.faults.plan({ endpoint: 'upcomingLessons', body: { data: { live_lessons: [], total_pages: 0 } } });
    fail('regionCourses');
    fail('liveTopics');
    await open('/en-hk');
    await section('Study tips');
    await waitForBackend();
    expect(screen.queryByText(/out of 5/)).toBeNull();
    expect(document.querySelector('[data-portrait]')).toBeNull();
  });

  it('lists the classes of the evening, lit and counted down by the minute', async () => {
    await open('/en-hk');
    const rows = (await inSection('Tonight')).getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^6:00\u00a0PM.*Live nowMs Karen Lau$/);
    expect(rows[1]).toMatch(/^6:42\u00a0PM.*In 12\u00a0minMr Daniel Ho$/);
  });

  it('says in its row of classes when each is, and for how long each is bought', async () => {
    await open('/en-hk');
    const cards = (await inSection('Live classes this week')).getAllByRole('article').map((card) => card.textContent);
    expect(cards[0]).toContain('Live now, until 7:15\u00a0PM');
    expect(cards[1]).toMatch(/Starts in 12\u00a0min.*Today 6:42\u00a0PM, in 12\u00a0min.*HK\$298a month/);
    for (const card of cards) expect(card).toMatch(/HK\$[\d,]+ ?(a month|until \d+ \w+)/);
  });

  it('keeps the classes of the evening while only a wrong clock of the device says that they are over', async () => {
    backend.faults.plan({ endpoint: 'appLaunch', offline: true, times: 'always' });
    const fiveDays = 5 * 24 * 60 * 60_000;
    await open('/en-hk', { now: () => Date.now() + fiveDays });
    await waitFor(async () => expect((await inSection('Next sessions')).getAllByRole('listitem')).toHaveLength(4));
  });

  it('links only to pages that exist, under the locale', async () => {
    const { app } = await open('/en-hk');
    await section('Study tips');
    await waitForBackend();
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a')].map((link) => link.getAttribute('href'));
    const canOpen = (path: string) => app.services.navigation.canOpen(path.replace(/^\/en-hk/, '') || '/');
    // The academy has a site of its own.
    const own = paths.filter((path) => !path?.startsWith('http') && path !== '/en-hk#live');
    expect(own.filter((path) => !(path?.startsWith('/en-hk') && canOpen(path)))).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(['/en-hk/course/101', '/en-hk/regular-class/topics/1']));
    const all = screen.getAllByText('See all').map((text) => text.closest('a')?.getAttribute('href'));
    expect(all).toEqual(expect.arrayContaining(['/en-hk/course', '/en-hk/regular-class/topics']));
  });

  it('leads to a free lesson as soon as one is known, before that to the free list', async () => {
    fail('freeCourses');
    const first = await open('/en-hk');
    expect(screen.getByRole('link', { name: 'Watch a free lesson' }).getAttribute('href')).toBe('/en-hk#free');
    await first.stop();
    await open('/en-hk');
    await section('Try a free lesson');
    const watch = await screen.findByRole('link', { name: 'Watch a free lesson' });
    await waitFor(() => expect(watch.getAttribute('href')).toBe('/en-hk/course/201/lesson/20101'));
  });
});

describe('the two flows', () => {
  it('asks for 10 banners and 20 courses in Hong Kong and shows classes first', async () => {
    await open('/en-hk');
    await section('Recorded courses');
    await waitForBackend();
    expect(pathsOf('banners')).toEqual(['/api/v3/regions/hk/banners']);
    expect(queriesOf('banners')).toEqual([{ limit: '10', section_name: 'regular_class' }]);
    expect(queriesOf('regionCourses')).toEqual([{ page: '1', size_per_page: '20' }]);
    expect(queriesOf('liveTopics')).toEqual([{ limit: '4' }]);
    expect(queriesOf('upcomingLessons')).toEqual([{ page: '1', size_per_page: '4' }]);
    expect(queriesOf('instructors')).toEqual([{ page: '1', size_per_page: '5' }]);
    expect(queriesOf('freeCourses')).toEqual([{ limit: '8' }]);
    expect(queriesOf('freeLiveTopics')).toEqual([{ limit: '8' }]);
    expect(queriesOf('gradeLevels')).toEqual([{ content_type: 'course' }]);
    expect(queriesOf('heroSections')).toEqual([{ region: 'hk' }]);
    expect(pathsOf('marquee')).toEqual(['/api/v2/web/web_marquee/home']);
    expect(queriesOf('marquee')).toEqual([{ region_name: 'hk' }]);
    expect(queriesOf('upsellBanner')).toEqual([{ page: 'home', region_name: 'hk' }]);
    expect(pathsOf('homePage')).toEqual(['/api/v3/browsing/pages/home_hk']);
    expect(pathsOf('homeContent')).toEqual(['/api/v3/browsing/pages/1/contents']);
    expect(queriesOf('academyPosts')).toEqual([{ query_type: 'latest', page_id: '1' }]);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.indexOf('Live classes this week')).toBeLessThan(headings.indexOf('Recorded courses'));
    expect(headings[headings.indexOf('Same time every week') + 1]).toBe('For parents');
  });

  it('asks for 6 banners and 8 courses elsewhere and shows courses first, also where there is nothing yet', async () => {
    const { reported } = await open('/en-sg');
    await waitFor(() => expect(queriesOf('regionCourses')).toEqual([{ page: '1', size_per_page: '8' }]));
    await waitForBackend();
    expect(pathsOf('banners')).toEqual(['/api/v3/regions/sg/banners']);
    expect(queriesOf('banners')).toEqual([{ limit: '6', section_name: 'course' }]);
    expect(reported).toEqual([]);
  });
});

describe('a block that fails', () => {
  it.each([
    ['regionCourses', 'Recorded courses', "We couldn't load courses"],
    ['homeContent', 'Same time every week', "We couldn't load weekly classes"],
    ['instructors', 'Meet our teachers', "We couldn't load teachers"],
    ['academyPosts', 'Study tips', "We couldn't load study tips"],
  ])('%s: is retried alone, and nobody is alerted', async (endpoint, name, message) => {
    fail(endpoint);
    const { app, reported } = await open('/en-hk');
    const block = await inSection(name);
    await block.findByText(message);
    await waitForBackend();
    expect((await inSection('Live classes this week')).getAllByRole('article')).toHaveLength(4);
    const before = backend.log.calls().length;
    await press(block.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await inSection(name)).getAllByRole('listitem').length).toBeGreaterThan(2));
    const calls = backend.log
      .calls()
      .slice(before)
      .map((call) => call.endpoint);
    expect(calls.filter((call) => call !== 'homePage')).toEqual([endpoint]);
    expect(app.store.getState().alert.show).toBe(false);
    expect(reported).toEqual([]);
  });

  it('has one button for all where most fails, the filter included', async () => {
    backend.faults.plan({ endpoint: '*', status: 500, times: 'always' });
    await open('/en-hk');
    const error = await screen.findByRole('heading', { name: "We couldn't load parts of this page" });
    await waitForBackend();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: /^Reload/ })).toBeNull();
    backend.faults.clear();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Form 4' })).toBeVisible();
    await waitForBackend();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows free replays where no course has a free lesson', async () => {
    backend.faults.plan({ endpoint: 'freeCourses', body: { data: { free_courses: [] } } });
    await open('/en-hk');
    const replays = await inSection('Free first replays');
    expect((await replays.findAllByRole('article')).length).toBeGreaterThan(1);
  });

  it('leaves nothing of a marquee or an upsell banner', async () => {
    fail('marquee');
    fail('upsellBanner');
    await open('/en-hk');
    await section('Study tips');
    await waitForBackend();
    expect(screen.queryByText(/^Mock exam countdown: work/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the home of a student', () => {
  const email = 'student@lantern.example';

  it('greets by the hour, with the next lesson and what was begun', async () => {
    await open('/en-hk', { token: loginAs(email) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good evening, Kit' })).toBeTruthy();
    const next = await inSection('Your next lesson or session');
    expect(next.getAllByRole('article')).toHaveLength(1);
    const rail = await inSection('Continue watching');
    await waitFor(() => expect(rail.getAllByRole('article').length).toBeGreaterThan(3));
    // Only the first card has a button; joining the session that is live is more urgent.
    expect(rail.getByRole('link', { name: 'Continue' }).className).toMatch(/soft/);
    expect(next.getByRole('link', { name: 'Join now' }).className).toMatch(/lit/);
    expect(rail.getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(
      /^\/en-hk\/course\/learning\/401\/lesson\/\d+$/,
    );
    expect(
      within(rail.getAllByRole('article')[0] as HTMLElement).getByRole('link', { name: 'Continue' }),
    ).toBeVisible();
    expect(rail.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe('/en-hk/my-learning/continue');
    expect(screen.queryByText('Watch a free lesson')).toBeNull();
  });

  it('shows the next lesson of a course once, with the picture of its course', async () => {
    await open('/en-hk', { token: loginAs(email) });
    const queue = await inSection('Continue watching');
    const card = (await queue.findByRole('heading', { name: 'Slopes and ramps' })).closest('article') as HTMLElement;
    await waitFor(() => expect(card.querySelector('img')).not.toBeNull());
    expect(screen.getAllByRole('heading', { name: 'Slopes and ramps' })).toHaveLength(1);
  });

  it('continues the lesson that was watched last, however late the next one of a course is known', async () => {
    backend.faults.plan({ endpoint: 'upNext', times: 'always', delayMs: 1500 });
    await open('/en-hk', { token: loginAs(email) });
    const queue = await inSection('Continue watching');
    const [first, second] = await queue.findAllByRole('article', {}, { timeout: 4000 });
    expect(first).toHaveTextContent('Last watched today');
    expect(first).toHaveTextContent('Continue');
    expect(second).not.toHaveTextContent('Continue');
  });

  it('leads a new one to classes, courses and free lessons', async () => {
    await open('/en-hk', { token: loginAs('new@lantern.example') });
    const start = await inSection('Your next lesson or session');
    expect(start.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-hk/regular-class/topics',
      '/en-hk/course',
    ]);
    const lessons = await inSection('Try a free lesson');
    expect((await lessons.findAllByRole('article')).length).toBeGreaterThan(1);
    expect(lessons.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/en-hk\/course\/\d+\/lesson\/\d+$/);
    expect(screen.queryByRole('region', { name: 'Continue watching' })).toBeNull();
    await section('Free first replays');
    expect(screen.getAllByRole('region', { name: 'Try a free lesson' })).toHaveLength(1);
    expect(queriesOf('freeCourses')).toHaveLength(1);
  });

  it('keeps no place for sessions of a new one, who has no next', async () => {
    backend.faults.plan({ endpoint: 'scheduleUpcoming', times: 'always', delayMs: 4000 });
    await open('/en-hk', { token: loginAs('new@lantern.example') });
    await screen.findByText('What would you like to learn today?');
    await section('Study tips');
    expect(screen.queryByRole('region', { name: 'Your next sessions' })).toBeNull();
  });

  it('lets a new one try again when the free lessons do not load', async () => {
    fail('freeCourses');
    await open('/en-hk', { token: loginAs('new@lantern.example') });
    const lessons = await inSection('Try a free lesson');
    await press(await lessons.findByRole('button', { name: 'Try again' }));
    expect((await lessons.findAllByRole('article')).length).toBeGreaterThan(1);
  });

  it('has one place for each thing, the own sessions included', async () => {
    await open('/en-hk', { token: loginAs(email) });
    await section('Study tips');
    await waitForBackend();
    const next = await inSection('Your next lesson or session');
    const own = (await inSection('Your next sessions')).getAllByRole('link').map((link) => link.getAttribute('href'));
    const live = next.getByRole('link', { name: /^(See the session|Join now)$/ }).getAttribute('href');
    expect(own.length).toBeGreaterThan(1);
    expect(own).not.toContain(live);
    expect(own).toContain('/en-hk/regular-class/schedule');
    const cards = (await inSection('Live classes this week')).getAllByRole('article');
    const hrefs = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(screen.queryByRole('region', { name: 'Tonight' })).toBeNull();
  });

  it('fills the row of lessons with the last replay and with free lessons', async () => {
    await open('/en-hk', { token: loginAs(email) });
    const rail = await inSection('Continue watching');
    expect(await rail.findByText("Last session's replay")).toBeVisible();
    expect(queriesOf('scheduleUpcoming')).toEqual([{ page: '1', size_per_page: '15' }]);
    expect(queriesOf('schedulePast')).toEqual([{ page: '1', size_per_page: '15' }]);
  });

  it('ends with what is free and with teachers, as a guest’s does', async () => {
    await open('/en-hk', { token: loginAs(email) });
    const free = await inSection('Try a free lesson');
    await waitFor(() => expect(free.getAllByRole('article')).toHaveLength(16));
    expect(free.queryByText('No account needed.')).toBeNull();
    expect(await (await inSection('Meet our teachers')).findAllByRole('listitem')).toHaveLength(5);
    expect(queriesOf('freeCourses')).toEqual([{ limit: '8' }]);
    expect(queriesOf('freeLiveTopics')).toEqual([{ limit: '8' }]);
    expect(queriesOf('instructors')).toEqual([{ page: '1', size_per_page: '5' }]);
  });

  it('shows no price of what is owned', async () => {
    backend.db.update(({ accounts }) => {
      const account = accounts.find((one) => one.email === email);
      if (account) for (let id = 1; id <= 8; id += 1) account.topics[id] = { sinceMs: 0 };
    });
    await open('/en-hk', { token: loginAs(email) });
    const classes = await inSection('Live classes this week');
    await waitForBackend();
    const cards = classes.getAllByRole('article');
    expect(cards[0]).toHaveTextContent(/Live now.*Enrolled/);
    const owned = cards.filter((card) => /Enrolled|Booked/.test(card.textContent ?? ''));
    expect(owned).toHaveLength(8);
    for (const card of owned) expect(card).not.toHaveTextContent('HK$');
  });

  describe('the week', () => {
    const hour = 3_600_000;
    /** Lets everything that an account has begun be watched last at a time. */
    const watchedAt = (account: string, time: number) =>
      backend.db.update(({ accounts }) => {
        const progress = accounts.find((one) => one.email === account)?.progress ?? {};
        for (const entry of Object.values(progress)) entry.watchedMs = time;
      });
    const daysOf = (week: HTMLElement) =>
      within(week)
        .getAllByRole('listitem')
        .map((day) => day.lastElementChild?.textContent);
    const plain = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday, today', 'Saturday'];

    it('has today’s lantern lit when a lesson was watched today', async () => {
      watchedAt(email, testNow - hour);
      await open('/en-hk', { token: loginAs(email) });
      const week = await section('Your week');
      expect(await within(week).findByText("Today's lantern is lit.")).toBeVisible();
      expect(daysOf(week)).toEqual(plain.with(5, 'Friday, today: watched a lesson'));
    });

    it('says what would light another one, or the first one', async () => {
      watchedAt(email, testNow - 48 * hour);
      const page = await open('/en-hk', { token: loginAs(email) });
      const week = await section('Your week');
      expect(await within(week).findByText('Watch a lesson today to light another lantern.')).toBeVisible();
      expect(daysOf(week)).toEqual(plain.with(3, 'Wednesday: watched a lesson'));
      await page.stop();
      watchedAt(email, testNow - 7 * 24 * hour);
      await open('/en-hk', { token: loginAs(email) });
      const next = await section('Your week');
      expect(await within(next).findByText('Watch a lesson to light your first lantern this week.')).toBeVisible();
      expect(daysOf(next)).toEqual(plain);
    });

    it('keeps the days that this device remembers for this user, also without the list', async () => {
      fail('continueWatching');
      const storage = memoryStorage();
      const student = await open('/en-hk', { token: loginAs(email), storage });
      const userId = selectUser(student.app.store.getState())?.userId ?? '';
      await student.stop();
      rememberDay(storage, userId, testNow - 96 * hour, 'Asia/Hong_Kong');
      rememberDay(storage, 'another', testNow - 24 * hour, 'Asia/Hong_Kong');
      fail('continueWatching');
      await open('/en-hk', { token: loginAs(email), storage });
      const week = await section('Your week');
      await screen.findByText("We couldn't load your lessons");
      expect(daysOf(week)).toEqual(plain.with(1, 'Monday: watched a lesson'));
      expect(within(week).queryByText(/^Watch a lesson/)).toBeNull();
    });

    it('speaks to a parent of their child, and asks nobody to watch', async () => {
      await open('/en-sg', { token: loginAs('parent@lantern.example') });
      const week = await section("Your child's week");
      expect(within(week).getByText('Each lit lantern is a day your child watched a lesson.')).toBeVisible();
      expect(within(week).queryByText(/^Watch a lesson/)).toBeNull();
    });

    it('is not shown to a guest', async () => {
      await open('/en-hk');
      await section('Study tips');
      expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull();
    });
  });

  it('speaks to a parent of their child', async () => {
    const parent = await open('/en-sg', { token: loginAs('parent@lantern.example') });
    expect(
      await screen.findByText(/^(Your child's (next )?(session|lesson)|What would your child)/, { selector: 'p' }),
    ).toBeVisible();
    expect(await section("Your child's week")).toBeVisible();
    await parent.stop();
    await open('/en-hk', { token: loginAs(email) });
    await section('Your next lesson or session');
    expect(screen.queryByText(/your child/i)).toBeNull();
  });

  it('asks nothing of a student for a guest', async () => {
    await open('/en-hk');
    await section('Study tips');
    expect(queriesOf('upNext')).toEqual([]);
    expect(queriesOf('continueWatching')).toEqual([]);
  });
});
