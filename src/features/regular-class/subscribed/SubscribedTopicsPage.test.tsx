import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { backend, loginAs, openScenario } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';

const testApp = setupApp();
const page = '/en-hk/regular-class/subscribed';

const open = (url = page) => testApp.open(url, { token: loginAs('student@lantern.example') });

const queries = () =>
  backend.log
    .calls()
    .filter((call) => call.endpoint === 'subscribedTopics')
    .map(({ query: { lang: _, ...query } }) => query);
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const cards = () => screen.findAllByRole('article');
const firstPage = { page: '1', size_per_page: '6' };

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('my classes', () => {
  it('asks for a section by the address, and keeps each as it was', async () => {
    await open(`${page}?section=ongoing`);
    await cards();
    expect(screen.getByRole('tab', { name: 'In progress' })).toHaveAttribute('aria-selected', 'true');
    await press(screen.getByRole('tab', { name: 'Pre-ordered' }));
    await waitForBackend();
    await press(screen.getByRole('tab', { name: 'Finished' }));
    await waitForBackend();
    await press(screen.getByRole('tab', { name: 'All' }));
    await cards();
    await press(screen.getByRole('tab', { name: 'In progress' }));
    expect(queries()).toEqual([
      { ...firstPage, status: 'ongoing' },
      { ...firstPage, status: 'preorder' },
      { ...firstPage, status: 'completed' },
      firstPage,
    ]);
  });

  it('says a rating in every section, and says what comes next', async () => {
    await open();
    await cards();
    await press(screen.getByRole('tab', { name: 'In progress' }));
    const card = (await cards()).find((one) => within(one).queryByRole('button', { name: 'Rate' }));
    if (!card) throw new Error('nothing to rate');
    const name = within(card).getByRole('heading').textContent ?? '';
    expect(card).toHaveTextContent(/Next: |today|live now|in \d+ min/i);
    await press(within(card).getByRole('button', { name: 'Rate' }));
    const dialog = await screen.findByRole('dialog');
    await press(within(dialog).getByRole('radio', { name: '5 stars' }));
    await press(within(dialog).getByRole('button', { name: 'Send rating' }));
    await screen.findByText('Thanks for your rating');
    const rated = async () => {
      const same = (await cards()).find((one) => one.textContent?.includes(name));
      return same && within(same).queryByText('You rated this');
    };
    expect(await rated()).toBeVisible();
    await press(screen.getByRole('tab', { name: 'All' }));
    expect(await rated()).toBeVisible();
    expect(queries()).toHaveLength(2);
  });

  it('says what to do when there is nothing, and what did not load', async () => {
    backend.faults.plan({ endpoint: 'subscribedTopics', status: 500 });
    await open();
    await screen.findByRole('heading', { level: 2, name: "We couldn't load your classes" });
    backend.faults.plan({ endpoint: 'subscribedTopics', body: { data: { live_topics: [], total_pages: 0 } } });
    await press(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: 'No classes here' });
    expect(screen.getByRole('link', { name: 'Find a class' })).toHaveAttribute('href', '/en-hk/regular-class/topics');
  });

  it('offer to join while a session is live', async () => {
    const token = openScenario('account:student;class:12') ?? '';
    const before = await testApp.open(page, { token });
    await cards();
    expect(screen.queryByRole('link', { name: /^Join now/ })).toBeNull();
    await before.stop();
    await testApp.open(page, { token: openScenario('account:student;class:-5') ?? '' });
    const join = await screen.findByRole('link', { name: /^Join now: / });
    await waitFor(() =>
      expect(join.getAttribute('href')).toMatch(/^\/en-hk\/regular-class\/topics\/\d+\/lesson\/\d+$/),
    );
    const card = join.closest('article') as HTMLElement;
    expect(within(card).getByText('Live now')).toBeVisible();
  });
});
