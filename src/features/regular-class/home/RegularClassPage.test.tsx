import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';
import { topics } from '../lists/state';

const { open } = setupApp();

const inSection = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const queriesOf = (endpoint: string) =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === endpoint)
    .map(({ query: { lang: _, ...query } }) => query);
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const cards = () => screen.findAllByRole('article');
const dates = (level: 2 | 3) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent ?? '');
const firstPage = { page: '1', size_per_page: '15' };

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('the home of classes', () => {
  it('shows what is announced, four classes and the lessons that come next by date', async () => {
    await open('/en-hk/regular-class');
    expect(await screen.findByRole('heading', { level: 1, name: 'Live classes' })).toBeVisible();
    const first = await inSection('Choose your class');
    expect(await first.findAllByRole('article')).toHaveLength(4);
    expect(first.getByRole('link', { name: /See all/ })).toHaveAttribute('href', '/en-hk/regular-class/topics');
    const next = await inSection('Coming up');
    expect(await next.findByRole('heading', { level: 3, name: /^Today Fri, 20 Nov$/ })).toBeVisible();
    expect(next.getByRole('link', { name: /See all/ })).toHaveAttribute('href', '/en-hk/regular-class/upcoming');
    expect(await screen.findByRole('navigation', { name: 'Highlights' })).toBeVisible();
    await waitForBackend();
    expect(queriesOf('liveTopics')).toEqual([{ limit: '4' }]);
    expect(queriesOf('upcomingLessons')).toEqual([firstPage]);
    expect(queriesOf('liveGradeLevels')).toEqual([{}]);
    expect(queriesOf('gradeLevels')).toEqual([]);
    expect(queriesOf('banners')).toEqual([{ limit: '10', section_name: 'regular_class' }]);
    expect(queriesOf('marquee')).toEqual([{ region_name: 'hk' }]);
    expect(queriesOf('livePromotion')).toHaveLength(1);
    expect(queriesOf('upsellBanner')).toEqual([{ page: 'regular_class', region_name: 'hk' }]);
  });

  it('has the timetable and the classes before anything that is announced, and says what a filter finds', async () => {
    await open('/en-hk/regular-class');
    const filter = await screen.findByRole('region', { name: 'Filter' });
    const parts = [
      filter,
      await screen.findByRole('region', { name: 'Coming up' }),
      await screen.findByRole('region', { name: 'Choose your class' }),
      await screen.findByRole('region', { name: 'News and offers' }),
    ];
    const inOrder = [...parts].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(parts);
    const status = within(filter).getByRole('status');
    // More than the four classes here: a number so small and inexact says nothing.
    await waitFor(() => expect(status).toHaveTextContent(/^10\+ sessions coming up$/));
    await press(await screen.findByRole('button', { name: 'Physics' }));
    await waitFor(() => expect(status).toHaveTextContent(/^\d+\+? sessions? coming up for Physics \d+\+? live class/));
  });

  it('filters each block by the address, and passes the filter on to the whole lists', async () => {
    await open('/en-hk/regular-class?grade=12');
    await press(await screen.findByRole('button', { name: 'Physics' }));
    const query = { grade_level_id: '12', subject_ids: expect.anything() };
    await waitFor(() => expect(queriesOf('liveTopics').at(-1)).toMatchObject(query));
    await waitForBackend();
    expect(queriesOf('upcomingLessons').at(-1)).toMatchObject(query);
    expect(queriesOf('banners').at(-1)).toMatchObject({ grade_level_id: '12' });
    for (const link of screen.getAllByRole('link', { name: /^See all/ }))
      expect(link).toHaveAttribute('href', expect.stringMatching(/\?grade=12&subject=\d+$/));
  });

  it.each([
    ['en-hk', 'Choose a day', /^\w+, \d+ \w+, \d+ sessions?$/],
    ['ja-jp', '日付を選ぶ', /^[^,]+、[^,]+$/],
  ])('reads each day of its strip with the separator of the language: %s', async (locale, strip, name) => {
    await open(`/${locale}/regular-class`);
    const days = within(await screen.findByRole('group', { name: strip })).getAllByRole('button');
    expect(days.length).toBeGreaterThan(1);
    for (const day of days) expect(day).toHaveAccessibleName(name);
  });

  it('has the days of its list, of which the first is chosen, and lists the sessions from the chosen one on', async () => {
    await open('/en-hk/regular-class');
    const next = await inSection('Coming up');
    const strip = within(await next.findByRole('group', { name: 'Choose a day' }));
    const pressed = () => strip.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    // The list goes on after the fifth.
    expect(strip.getAllByRole('button')).toHaveLength(5);
    expect(pressed()).toEqual([expect.stringMatching(/^Fri, 20 Nov/)]);
    await press(strip.getAllByRole('button')[2] as HTMLElement);
    expect(pressed()).toEqual([expect.stringMatching(/^Sun, 22 Nov/)]);
    const [first, second] = next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect([first, second]).toEqual(['Sun, 22 Nov', 'Mon, 23 Nov']);
  });

  it("begins with a student's own level", async () => {
    await open('/en-hk/regular-class', { token: loginAs('student@lantern.example') });
    await waitFor(() => expect(queriesOf('liveTopics').at(-1)).toHaveProperty('grade_level_id'));
    await waitForBackend();
    expect(queriesOf('upcomingLessons').at(-1)).toEqual({
      ...firstPage,
      ...queriesOf('liveTopics').at(-1),
      limit: undefined,
    });
  });

  it('lets a block fail and be retried alone; lights the navigation while a loaded class runs', async () => {
    backend.faults.plan({ endpoint: 'upcomingLessons', status: 500 });
    await open('/en-hk/regular-class');
    const next = await inSection('Coming up');
    expect(await next.findByText("We couldn't load the timetable")).toBeVisible();
    await press(next.getByRole('button', { name: 'Try again' }));
    expect(await next.findByRole('heading', { level: 3, name: /^Today/ })).toBeVisible();
    expect(queriesOf('liveTopics')).toHaveLength(1);
    expect(next.getByText('Live now')).toBeVisible();
    const phone = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(phone.getByRole('link', { name: /^Classes/ })).toHaveTextContent('Classes, Live now');
  });
});

describe('the timetable', () => {
  it('stands under the dates of the visitor, and leads to each lesson', async () => {
    await open('/en-hk/regular-class/upcoming');
    expect(await screen.findByRole('heading', { level: 2, name: 'Today Fri, 20 Nov' })).toBeVisible();
    expect(dates(2).slice(0, 2)).toEqual(['Today Fri, 20 Nov', 'Tomorrow Sat, 21 Nov']);
    const today = await inSection('Today Fri, 20 Nov');
    const [row] = today.getAllByRole('listitem');
    expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en-hk\/regular-class\/topics\/\d+\/lesson\/\d+$/),
    );
    expect(queriesOf('upcomingLessons')).toEqual([firstPage]);
  });

  it('says what found nothing, and opens the filter up again', async () => {
    backend.faults.plan({ endpoint: 'upcomingLessons', body: { data: { live_lessons: [], total_pages: 0 } } });
    await open('/en-hk/regular-class/upcoming?grade=12');
    expect(await screen.findByText('No sessions coming up for Form 6. Try another subject.')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Today/ })).toBeVisible();
    expect(queriesOf('upcomingLessons').at(-1)).toEqual(firstPage);
  });
});

describe('all classes', () => {
  it('are six at a time, by the status that the address names', async () => {
    const { app: running } = await open('/en-hk/regular-class/topics?status=ongoing');
    expect(await cards()).toHaveLength(6);
    expect(screen.getByRole('tab', { name: 'In progress' })).toHaveAttribute('aria-selected', 'true');
    await act(async () => void running.store.dispatch(topics.more()));
    await waitFor(async () => expect((await cards()).length).toBeGreaterThan(6));
    const page = { size_per_page: '6', status: 'ongoing' };
    expect(queriesOf('liveTopics')).toEqual([
      { page: '1', ...page },
      { page: '2', ...page },
    ]);
    await press(screen.getByRole('tab', { name: 'Finished' }));
    await waitFor(() => expect(queriesOf('liveTopics').at(-1)).toMatchObject({ page: '1', status: 'completed' }));
    await press(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(queriesOf('liveTopics').at(-1)).toEqual({ page: '1', size_per_page: '6' }));
  });

  it('ignore a status that there is not, and clear one that finds nothing', async () => {
    backend.faults.plan({ endpoint: 'liveTopics', body: { data: { live_topics: [], total_pages: 0 } } });
    const first = await open('/en-hk/regular-class/topics?status=preorder');
    expect(await screen.findByText('Nothing here right now. Take a look at all classes.')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Show everything' }));
    expect(await cards()).toHaveLength(6);
    expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await first.stop();
    await open('/en-hk/regular-class/topics?status=__proto__');
    expect(await cards()).toHaveLength(6);
    expect(queriesOf('liveTopics').at(-1)).toEqual({ page: '1', size_per_page: '6' });
  });
});
