import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '~mocks/node';
import { apiOrigin } from '~test/renderApp';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();

describe('the page of an instructor', () => {
  it('names no cause that it does not know when the response cannot be read', async () => {
    backend.faults.plan({ endpoint: 'instructor', body: { data: { instructor: { id: 'x' } } } });
    const page = await open('/en-hk/instructors/3');
    const heading = await screen.findByRole('heading', { level: 1, name: "We couldn't load this profile" });
    expect(heading.nextElementSibling).toHaveTextContent('Something went wrong. Please try again.');
    expect(page.app.store.getState().alert.show).toBe(false);
  });

  it('holds the room of the next session while the one that the list names is over', async () => {
    const device = JSON.stringify({ device_id: 'other', os: 'Linux', platform: 'web' });
    const headers = { 'Region-Name': 'hk', 'X-User-Agent': device };
    const response = await fetch(`${apiOrigin}/api/v3/instructors/1/live_topics?lang=en-hk`, { headers });
    const { data } = (await response.json()) as { data: { live_topics: object[] } };
    const [first] = data.live_topics;
    const over = {
      ...first,
      upcoming_lesson_start_at: '2020-01-01T10:00:00Z',
      upcoming_lesson_end_at: '2020-01-01T11:00:00Z',
    };
    backend.faults.plan({ endpoint: 'instructorLiveTopics', body: { data: { live_topics: [over] } } });
    await open('/en-hk/instructors/1');
    const list = await screen.findByRole('region', { name: /^Live class/ });
    expect(list).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the class' })).toBeNull();
    expect(document.querySelector('[class*=heldNext]')).not.toBeNull();
  });

  it('comes back as a whole with one Retry after an outage', async () => {
    backend.faults.plan({ endpoint: '*', status: 500, times: 'always' });
    await open('/en-hk/instructors/3');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    backend.faults.clear();
    await act(async () => void fireEvent.click(retry));
    expect(await screen.findByRole('heading', { level: 1, name: /^(Mr|Ms|Mrs|Dr) / })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
