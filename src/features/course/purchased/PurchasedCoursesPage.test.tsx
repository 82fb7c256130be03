import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';

const testApp = setupApp();
const page = '/en-hk/course/subscribed';
const open = () => testApp.open(page, { token: loginAs('student@lantern.example') });
const cards = () => screen.findAllByRole('article');

/** Sets what the server says about the first of the student's courses, and returns that course's id. */
async function progressOfFirst(change: object): Promise<number> {
  const before = await open();
  await cards();
  await waitForCalls(before);
  const [call] = callsTo('purchasedCourses');
  expect(call).toBeDefined();
  const [first] = await cards();
  const id = Number(
    within(first as HTMLElement)
      .getByRole('heading')
      .querySelector('a')
      ?.pathname.match(/\d+/)?.[0],
  );
  await before.stop();
  const course = { id, title: 'x', learning_progress: 0, last_read_lesson: null, lessons_amount: 3, instructors: [] };
  backend.faults.plan({
    endpoint: 'learningCourses',
    body: { data: { courses: [{ ...course, ...change }], total_pages: 1 } },
  });
  return id;
}

describe('my courses', () => {
  it('say how far they were watched and the last lesson, and continue with it', async () => {
    const id = await progressOfFirst({ learning_progress: 0.527, last_read_lesson: { id: 77, title: 'Roots' } });
    await open();
    expect(await screen.findByText('Last watched: Roots')).toBeVisible();
    const [first] = await cards();
    const card = within(first as HTMLElement);
    expect(card.getByText('52% watched')).toBeVisible();
    const title = card.getByRole('heading').textContent;
    const path = `/en-hk/course/learning/${id}/lesson/77`;
    expect(card.getByRole('link', { name: `Continue “${title}”` })).toHaveAttribute('href', path);
    expect(card.getByRole('link', { name: title ?? '' })).toHaveAttribute('href', path);
  });

  it('speak to a parent of their child', async () => {
    await testApp.open('/en-sg/course/subscribed', { token: loginAs('parent@lantern.example') });
    expect(await screen.findByText('Your child can pick up any course right where they left off.')).toBeVisible();
  });

  it('that were not begun can be started', async () => {
    const id = await progressOfFirst({ learning_progress: 0 });
    await open();
    const [start] = await screen.findAllByRole('link', { name: /^Start “/ });
    expect(start).toHaveAttribute('href', `/en-hk/course/learning/${id}`);
    expect(screen.getAllByText('Not started yet')[0]).toBeVisible();
  });

  it('say no progress where it could not be loaded', async () => {
    backend.faults.plan({ endpoint: 'learningCourses', status: 500 });
    await open();
    await cards();
    await screen.findAllByRole('link', { name: /^Start “/ });
    // A finished course says so itself.
    expect(screen.queryByText(/^\d{1,2}% watched|Not started yet|Last watched/)).toBeNull();
  });

  it('ask for every page of the progress', async () => {
    const body = (courses: object[]) => ({ data: { courses, total_pages: 2 } });
    const one = {
      id: 1,
      title: 'x',
      learning_progress: 0.2,
      last_read_lesson: null,
      lessons_amount: 1,
      instructors: [],
    };
    backend.faults.plan({ endpoint: 'learningCourses', body: body([one]) });
    backend.faults.plan({ endpoint: 'learningCourses', body: body([{ ...one, id: 2 }]) });
    const opened = await open();
    await cards();
    await waitForCalls(opened);
    expect(callsTo('learningCourses').map(({ query }) => query.page)).toEqual(['1', '2']);
  });

  it('say the same share as the page of the course and my learning', async () => {
    const { stop } = await open();
    const shares = new Map<string, string>();
    await screen.findAllByText(/% watched$/);
    for (const card of await cards()) {
      const share = within(card)
        .queryByText(/^\d{1,2}% watched$/)
        ?.textContent?.match(/\d+%/)?.[0];
      const path = within(card)
        .getByRole('heading')
        .querySelector('a')
        ?.pathname.match(/learning\/(\d+)/)?.[1];
      if (share && path) shares.set(path, share);
    }
    expect(shares.size).toBeGreaterThan(0);
    await stop();
    for (const [id, share] of shares) {
      const other = await testApp.open(`/en-hk/course/${id}`, { token: loginAs('student@lantern.example') });
      expect((await screen.findAllByText(`${share} watched`)).length).toBeGreaterThan(0);
      await other.stop();
    }
  });
});
