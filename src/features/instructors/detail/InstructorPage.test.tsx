import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '~mocks/node';
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
