import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modalShown } from '@/platform/messages/state';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import { loginAs, testNow } from '~mocks/node';
import { chunkFaults } from '~test/chunkFaults';
import { setupApp } from '~test/setupApp';

vi.mock('@/features/home/HomePage', async () => (await import('~test/stubPage')).stubPage('Home'));
vi.mock('@/shared/chunk/loadChunk', async (original) =>
  (await import('~test/chunkFaults')).breakChunks(await original()),
);

const { open } = setupApp();

vi.setConfig({ testTimeout: 60_000 });

const parts = [
  'HelpPanel',
  'LocaleDialog',
  'AccountMenu',
  'AccountSheet',
  'ModalMessage',
  'ReportForm',
  'LessonPlayer',
];
// A loaded part is never requested again, so each part fails until its own test.
beforeEach(() => {
  for (const part of parts) chunkFaults.set(part, 'fail');
});

async function openBroken(url: string) {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn(() => false);
  const token = loginAs('student@lantern.example');
  const page = await open(url, { now: () => testNow, reload, token });
  return { ...page, reload };
}
const press = (name: string, place: Pick<typeof screen, 'getAllByRole'> = screen) =>
  act(async () => void fireEvent.click(place.getAllByRole('button', { name })[0] as HTMLElement));
const message = "We couldn't load this. Check your connection and try again.";
const again = "We still can't load this. You haven't lost anything. Reload the page.";

describe('what opens over a page and does not load', () => {
  it.each([
    ['HelpPanel', () => press('Help and contact'), 'Ask us anything'],
    ['LocaleDialog', () => press('Hong Kong, English'), 'Region and language'],
    ['AccountSheet', () => press('Account', within(screen.getByRole('navigation', { name: 'Pages' }))), 'Account'],
    [
      'ReportForm',
      async () => press('Report a problem', within(await screen.findByRole('contentinfo'))),
      'Report a problem',
    ],
  ])('%s: says so, can be tried again and closed, and opens when it is there', async (part, openPart, title) => {
    const page = await openBroken('/en-hk');
    await openPart();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(message)).toBeVisible();
    expect(page.reported.at(-1)).toBeInstanceOf(ChunkLoadError);
    expect(page.reload).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

    await press('Try again');
    expect(await screen.findByText(again)).toBeVisible();
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();

    chunkFaults.delete(part);
    await openPart();
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });

  it('the account menu leaves a button that tries again', async () => {
    const page = await openBroken('/en-hk');
    chunkFaults.delete('AccountMenu');
    await press(message);
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('a message that must be read is shown all the same', async () => {
    const page = await openBroken('/en-hk');
    await act(
      async () =>
        void page.app.store.dispatch(modalShown({ type: 'info', title: 'Logged out', content: 'Log in again.' })),
    );
    expect(await screen.findByText('Log in again.')).toBeVisible();
    await press('Close');
    expect(screen.queryByText('Log in again.')).toBeNull();
  });
});

describe('what a page loads when it is needed and does not come', () => {
  it('the player says so in its place, and Retry shows it', async () => {
    const page = await openBroken('/en-hk/course/learning/401');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'All lessons' })).toBeVisible();
    expect(page.reload).not.toHaveBeenCalled();
    chunkFaults.delete('LessonPlayer');
    await press('Try again');
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
  });

  it('within 120 000 ms is given up: the rating form', async () => {
    const page = await openBroken('/en-hk/regular-class/subscribed');
    chunkFaults.set('RatingDialog', 'hang');
    const [rate] = await screen.findAllByRole('button', { name: /^Rate/ });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await act(async () => void fireEvent.click(rate as HTMLElement));
      await act(() => vi.advanceTimersByTimeAsync(119_999));
      expect(screen.queryByText(message)).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByText(message)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
    expect(page.reported.at(-1)).toBeInstanceOf(ChunkLoadError);
    chunkFaults.delete('RatingDialog');
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'How was it?' })).toBeVisible();
  });
});
