import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';

const { open } = setupApp();

const inSection = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const queriesOf = (endpoint: string) =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === endpoint)
    .map(({ query: { lang: _, ...query } }) => query);
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const choose = (select: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(select, { target: { value } }));
const cards = () => screen.findAllByRole('article');

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('the course home', () => {
  it('shows what is announced, all courses by lead group, a row for each group and what is free', async () => {
    await open('/en-hk/course');
    expect(await screen.findByRole('heading', { level: 1, name: 'Recorded courses' })).toBeVisible();
    const first = await inSection('Start from scratch');
    expect(first.getAllByRole('article')).toHaveLength(8);
    const row = await inSection('Science shelf');
    expect(row.getByRole('link', { name: /See all/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/course\/group\/\d+$/),
    );
    expect((await inSection('Try a free lesson')).getAllByRole('article').length).toBeGreaterThan(0);
    expect(await screen.findByRole('navigation', { name: 'Highlights' })).toBeVisible();
    await waitForBackend();
    expect(queriesOf('courses')).toEqual([{ page: '1', size_per_page: '8' }]);
    expect(queriesOf('banners')).toEqual([{ limit: '10', section_name: 'course' }]);
    expect(queriesOf('marquee')).toEqual([{ region_name: 'hk' }]);
    expect(queriesOf('upsellBanner')).toEqual([{ page: 'course', region_name: 'hk' }]);
    expect(queriesOf('freeRecommendCourses')).toEqual([{ page: '1', size_per_page: '8' }]);
    expect(new Set(queriesOf('courseGroup').map((query) => JSON.stringify(query)))).toEqual(
      new Set([JSON.stringify({ page: '1', size_per_page: '8' })]),
    );
  });

  it('begins each row with courses that are not above it', async () => {
    await open('/en-hk/course');
    const titlesOf = async (name: string, most: number) =>
      (await inSection(name))
        .getAllByRole('article')
        .slice(0, most)
        .map((card) => within(card).getByRole('heading').textContent);
    await waitForBackend();
    const shown = [
      ...(await titlesOf('The whole library', 8)),
      ...(await titlesOf('Mock exam countdown', 2)),
      ...(await titlesOf('Science shelf', 2)),
    ];
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('names the sections that have not loaded yet where they follow', async () => {
    await open('/en-hk/course');
    const nav = within(await screen.findByRole('navigation', { name: 'Sections of the list' }));
    const last = nav.getAllByRole('button').at(-1)?.textContent ?? '';
    const library = await inSection('The whole library');
    await press(library.getByRole('button', { name: last }));
    expect(await screen.findByRole('heading', { level: 3, name: last })).toBeVisible();
    await waitFor(() => expect(library.queryByRole('button', { name: last })).toBeNull());
  });

  it('has three rows of groups, and the others by a button', async () => {
    const rowsOf = () => screen.getAllByRole('link', { name: /^See all/ }).length;
    backend.faults.plan({ endpoint: 'courses', body: { data: { courses: [], total_pages: 0 } } });
    await open('/en-hk/course');
    const button = await screen.findByRole('button', { name: 'All collections' });
    await waitForBackend();
    expect(rowsOf()).toBe(3);
    await press(button);
    expect(rowsOf()).toBeGreaterThan(3);
    expect(screen.queryByRole('button', { name: 'All collections' })).toBeNull();
  });

  it('has the filter and the first group of courses before anything that is announced', async () => {
    await open('/en-hk/course');
    await inSection('The whole library');
    const campaigns = await screen.findByRole('navigation', { name: 'Highlights' });
    const news = await screen.findByRole('region', { name: 'News and offers' });
    const articles = await cards();
    const follows = (after: Element, before: Element | undefined) =>
      Boolean(before && before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING);
    const filter = screen.getByRole('region', { name: 'Filter' });
    expect(follows(filter, screen.getByRole('heading', { level: 1 }))).toBe(true);
    expect(follows(articles[0] as Element, filter)).toBe(true);
    expect(articles.filter((article) => follows(news, article))).toHaveLength(8);
    expect(follows(campaigns, news)).toBe(true);
    expect(screen.getByRole('region', { name: 'Start from scratch' })).not.toContainElement(news);
  });

  it('says how many courses there are, and how many a filter finds', async () => {
    const { user } = await open('/en-hk/course');
    const status = within(await screen.findByRole('region', { name: 'Filter' })).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^\d+\+ courses$/));
    await choose(await screen.findByRole('combobox', { name: 'Level' }), '10');
    // Its second page has not loaded, so the number is not known.
    await waitFor(() => expect(status).toHaveTextContent(/^Courses for Form 4$/));
    await press(await screen.findByRole('button', { name: 'Maths' }));
    await waitFor(() => expect(status).toHaveTextContent('1 course for Form 4, Maths'));
    expect((await inSection('The whole library')).getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent(/^\d+\+ courses$/));
  });

  it('says that a filter finds nothing', async () => {
    backend.faults.plan({ endpoint: 'courses', times: 2, body: { data: { courses: [], total_pages: 0 } } });
    await open('/en-hk/course?grade=12');
    expect(await screen.findByText('No courses for Form 6')).toBeVisible();
  });

  it("has a student's own subjects first", async () => {
    const email = 'student@lantern.example';
    const physics = 4;
    backend.db.update(({ accounts }) => {
      for (const account of accounts) if (account.email === email) account.subjectIds = [physics];
    });
    await open('/en-hk/course', { token: loginAs(email) });
    const subjects = within(await screen.findByRole('group', { name: 'Subject' }));
    await waitFor(() =>
      expect(
        subjects
          .getAllByRole('button')
          .slice(0, 2)
          .map(({ textContent }) => textContent),
      ).toEqual(['All subjects', 'Physics']),
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' }).value).not.toBe('');
  });

  it('loads as far as the lead group that was chosen, and goes there', async () => {
    await open('/en-hk/course');
    const nav = within(await screen.findByRole('navigation', { name: 'Sections of the list' }));
    const last = nav.getAllByRole('button').at(-1) as HTMLElement;
    await press(last);
    const head = await screen.findByRole('heading', { level: 3, name: last.textContent ?? '' });
    await waitFor(() => expect(head).toHaveFocus());
    expect(queriesOf('courses').length).toBeGreaterThan(1);
  });

  it('filters every list by the address, and says what found nothing', async () => {
    await open('/en-hk/course?grade=12&subject=999999');
    await waitForBackend();
    await waitFor(() =>
      expect(queriesOf('courses').at(-1)).toEqual({ page: '1', size_per_page: '8', grade_level_id: '12' }),
    );
    backend.faults.plan({ endpoint: 'courses', body: { data: { courses: [], total_pages: 0 } } });
    await press(await screen.findByRole('button', { name: 'Physics' }));
    expect(await screen.findByText(/^No Physics courses for /)).toBeVisible();
    await press(screen.getByRole('button', { name: 'Show everything' }));
    expect((await inSection('Start from scratch')).getAllByRole('article')).toHaveLength(8);
  });

  it('lets a row fail and be retried alone', async () => {
    backend.faults.plan({ endpoint: 'courseGroup', status: 500 });
    await open('/en-hk/course');
    await press(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(queriesOf('courses')).toHaveLength(1);
  });
});

describe('a course group', () => {
  it('has its name, its description and its courses', async () => {
    await open('/en-hk/course/group/2');
    const title = await screen.findByRole('heading', { level: 1, name: 'Science shelf' });
    expect(title).toBeVisible();
    expect((await cards()).length).toBeGreaterThan(0);
    expect(queriesOf('courseGroup')).toEqual([{ page: '1', size_per_page: '24' }]);
    expect(document.title).toContain('Science shelf');
  });

  it('that the server does not know is not found', async () => {
    await open('/en-hk/course/group/999');
    expect(await screen.findByText('Oops, the link you just entered does not exist')).toBeVisible();
  });
});

describe('purchased courses', () => {
  it('ask a visitor to log in, and load nothing for them', async () => {
    const address = '/en-hk/course/subscribed?from=mail#list';
    await open(address);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Log in to see your courses')).toBeVisible();
    const next = encodeURIComponent(address);
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/en-hk/login?next=${next}`);
    await waitForBackend();
    expect(queriesOf('purchasedCourses')).toEqual([]);
  });

  it('are those of the student', async () => {
    await open('/en-hk/course/subscribed', { token: loginAs('nowtv@lantern.example') });
    const hrefs = (await cards()).map((item) => within(item).getByRole('heading').querySelector('a')?.pathname);
    const courses = hrefs.map((href) => href?.replace(/\/lesson\/\d+$/, ''));
    expect(courses).toEqual(
      ['1001', 'learning/101', 'learning/401', 'learning/501'].map((at) => `/en-hk/course/${at}`),
    );
    const [booked, begun, , finished] = await cards();
    expect(booked).toHaveTextContent('Booked');
    expect(booked).not.toHaveTextContent('HK$');
    expect(begun).not.toHaveTextContent('Enrolled');
    expect(finished).toHaveTextContent('Completed');
    expect(queriesOf('purchasedCourses')).toEqual([{ page: '1', size_per_page: '8' }]);
  });

  it('of somebody who has none lead to the courses', async () => {
    await open('/en-hk/course/subscribed', { token: loginAs('new@lantern.example') });
    expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/en-hk/course');
  });
});
