import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectLoggedIn } from '@/platform/session/state';
import type { LessonPlayerProps } from '@/shared/player/types';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';

vi.mock('@/shared/player/LessonPlayer', () => ({
  default: ({ events }: LessonPlayerProps) => (
    <button
      type="button"
      onClick={() => {
        events?.onPlay?.(10);
        events?.onTime?.(14.7);
      }}
    >
      Play to 14
    </button>
  ),
}));

// Load the heavy page's modules before the first test's timeout starts.
await import('@/features/course/lesson/CourseLearningPage');

const { open } = setupApp();
const lesson = '/en-hk/course/learning/101/lesson/10102';

/** Opens a lesson as a student in the middle of it; returns the calls that have reached the servers since. */
async function watching() {
  const page = await open(lesson, { token: loginAs('student@lantern.example') });
  await page.user.click(await screen.findByRole('button', { name: 'Play to 14' }));
  await waitForCalls(page);
  backend.log.clear();
  return page;
}
const sent = () => backend.log.calls().map(({ endpoint }) => endpoint);
const progress = { progress_duration: 14 };

afterEach(() => vi.unstubAllGlobals());

describe('a lesson that is being played', () => {
  it('is where it was left for the tracking host and the API when the page is hidden', async () => {
    const page = await watching();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitForCalls(page);
    expect(callsTo('trackVideo').map(({ body }) => body)).toMatchObject([{ event: 'heartbeat', ...progress }]);
    expect(callsTo('courseProgress').at(-1)?.body).toEqual(progress);
  });

  it('is sent before the user is logged out', async () => {
    const page = await watching();
    await page.user.click(
      within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Account' }),
    );
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(selectLoggedIn(page.app.store.getState())).toBe(false));
    expect(callsTo('courseProgress').at(-1)?.body).toEqual(progress);
    expect(callsTo('trackVideo').map(({ body }) => body)).toMatchObject([{ event: 'heartbeat', ...progress }]);
    expect(sent().lastIndexOf('courseProgress')).toBeLessThan(sent().indexOf('logout'));
    expect(page.app.services.storage.keys('outbox.')).toEqual([]);
    expect(page.reported).toEqual([]);
  });

  it('is stored by the server before the logout reaches it', async () => {
    const page = await watching();
    // The response comes long after the logout would.
    backend.faults.plan({ endpoint: 'courseProgress', delayMs: 1000 });
    await page.user.click(
      within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Account' }),
    );
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(callsTo('logout')).toHaveLength(1));
    expect(callsTo('courseProgress').at(-1)).toMatchObject({ body: progress, status: 200 });
  });
});
