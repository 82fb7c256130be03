import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp, waitForBackend } from '~test/setupApp';
import { learningCourses } from '../courses/state';

const testApp = setupApp();

async function open(email = 'student@lantern.example') {
  const page = await testApp.open('/en-hk/my-learning', { token: loginAs(email) });
  await screen.findByRole('heading', { level: 1, name: 'My learning' });
  await waitForBackend();
  return page;
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = async (name: string) => (await section(name)).getAllByRole('article');
const linkOf = (card: HTMLElement | undefined) => card?.querySelector('a')?.getAttribute('href');

/** Returns the server's response for a page of courses in progress. */
const pageOf = (number: number, totalPages: number, ids: readonly number[]) => ({
  body: {
    data: {
      courses: ids.map((id) => ({ id, title: `Course ${id}`, learning_progress: 0.5, lessons_amount: 4 })),
      current_page: number,
      total_pages: totalPages,
    },
  },
});

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('my learning', () => {
  it('is where the header says the student is', async () => {
    await open();
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'My learning' });
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('shows where the student is, what comes next, and where the rest of theirs stands', async () => {
    const { reported } = await open();
    expect(await cards('Now and next')).toHaveLength(2);
    const begun = await cards('Keep learning');
    expect(begun.map(linkOf)).toEqual([
      expect.stringMatching(/^\/en-hk\/regular-class\/topics\/\d+\/lesson\/\d+$/),
      // Their lessons go on in their courses.
      expect.stringMatching(/^\/en-hk\/course\/learning\/101\/lesson\/\d+$/),
      // The course 401 has its lesson above.
    ]);
    expect(begun[0]).toHaveTextContent(
      /What a function does to a number.*functions and graphs.*min left.*Last watched.*Continue/s,
    );
    const [, first] = begun;
    expect(first).toHaveTextContent(/Ms Karen Lau.*18 lessons.*Last watched: What a quadratic looks like/s);
    const ring = within(first as HTMLElement).getByRole('progressbar', { name: '2% watched' });
    expect(ring).toHaveAttribute('aria-valuenow', '2');
    // Joining the session that is live is the first action of the page.
    const buttons = (await section('Keep learning')).getAllByRole('link', { name: /^Continue/ });
    for (const button of buttons) expect(button.className).toMatch(/soft/);
    expect(linkOf(first)).toBe('/en-hk/course/learning/101/lesson/10101');
    const places = within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'My courses2 in progress',
      expect.stringMatching(/^My classesLive now, until /),
      expect.stringMatching(/^My schedule\d+ sessions to come$/),
      "My notesWhat you've written down",
    ]);
    expect(places.map((link) => link.getAttribute('href'))).toEqual([
      '/en-hk/course/subscribed',
      '/en-hk/regular-class/subscribed',
      '/en-hk/regular-class/schedule',
      '/en-hk/my-learning/notes',
    ]);
    expect((await cards('Free first replays')).length).toBe(8);
    expect((await cards('Courses for you')).length).toBe(8);
    const recommended = (await cards('Courses for you')).map(linkOf);
    const free = (await cards('Try a free lesson')).map(linkOf);
    expect(free.filter((href) => recommended.some((course) => href?.startsWith(`${course}/`)))).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  it('says what to do first when nothing was begun', async () => {
    await open('new@lantern.example');
    for (const [part, text, step] of [
      ['Now and next', 'Nothing coming up yet', 'See the timetable'],
      ['Keep learning', 'Nothing started yet', 'Find a lesson'],
    ] as const) {
      const block = await section(part);
      expect(block.getByRole('heading', { level: 3, name: text })).toBeVisible();
      expect(block.getByRole('link', { name: step })).toBeVisible();
    }
  });

  it.each([
    ['upNext', 'Now and next', "We couldn't load what's next"],
    ['continueWatching', 'Keep learning', "We couldn't load your lessons"],
    ['learningCourses', 'Keep learning', "We couldn't load your courses"],
    ['freeLiveTopics', 'Free first replays', "We couldn't load free sessions"],
    ['freeRecommendCourses', 'Courses for you', "We couldn't load courses"],
    ['freeCourses', 'Try a free lesson', "We couldn't load free lessons"],
  ])('%s that fails is asked for again alone', async (endpoint, name, title) => {
    backend.faults.plan({ endpoint, status: 500 });
    await open();
    const block = await section(name);
    expect(block.getByRole('heading', { level: 3, name: title })).toBeVisible();
    const before = backend.log.calls().length;
    await press(block.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await cards(name)).length).toBeGreaterThan(0));
    expect(
      backend.log
        .calls()
        .slice(before)
        .map((call) => call.endpoint),
    ).toEqual([endpoint]);
  });

  it('asks for the class after the one that is over, once', async () => {
    await testApp.open('/en-hk/my-learning', {
      now: () => backend.clock.now(),
      followTime: backend.clock.subscribe,
      token: loginAs('student@lantern.example'),
    });
    const live = async () => (await cards('Now and next'))[0]?.textContent;
    const before = await live();
    expect(before).toContain('Live now');
    await waitForBackend();
    await act(async () => backend.clock.advance(3 * 3_600_000));
    await waitFor(() => expect(callsTo('upNext')).toHaveLength(2));
    await waitFor(async () => expect(await live()).not.toBe(before));
    await act(async () => backend.clock.advance(60_000));
    await waitForBackend();
    expect(callsTo('upNext')).toHaveLength(2);
  });

  it('has courses that were begun before those that were not', async () => {
    const course = (id: number, progress: number) => ({ id, title: `Course ${id}`, learning_progress: progress });
    const courses = [course(1, 0), course(2, 0.5), course(3, 0), course(4, 0.1)];
    backend.faults.plan({ endpoint: 'learningCourses', body: { data: { courses, current_page: 1, total_pages: 1 } } });
    await open();
    const titles = (await cards('Keep learning')).map((card) => within(card).getByRole('heading').textContent);
    expect(titles.slice(-4)).toEqual(['Course 2', 'Course 4', 'Course 1', 'Course 3']);
  });

  it('replaces the courses page by page, and leaves a page that has become empty', async () => {
    const titles = async () => (await cards('Keep learning')).map((card) => within(card).getByRole('heading'));
    backend.faults.plan({ endpoint: 'learningCourses', ...pageOf(1, 3, [1, 2]) });
    const { app: running } = await open();
    backend.faults.plan({ endpoint: 'learningCourses', ...pageOf(3, 3, [5]) });
    await press(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(async () => expect((await titles()).map(({ textContent }) => textContent)).toEqual(['Course 5']));
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(callsTo('learningCourses').map(({ query: { page, status } }) => [page, status])).toEqual([
      ['1', 'active'],
      ['3', 'active'],
    ]);
    backend.faults.plan({ endpoint: 'learningCourses', ...pageOf(3, 2, []) });
    backend.faults.plan({ endpoint: 'learningCourses', ...pageOf(2, 2, [3, 4]) });
    await act(async () => void running.store.dispatch(learningCourses.goTo(3)));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(callsTo('learningCourses').at(-1)?.query.page).toBe('2');
  });
});
