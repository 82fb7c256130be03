import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const testApp = setupApp();

async function openIn(zone: string, url: string) {
  vi.stubEnv('TZ', zone);
  // The zone is read again when the tab is shown.
  document.dispatchEvent(new Event('visibilitychange'));
  return await testApp.open(url, { token: loginAs('student@lantern.example') });
}

it.each(['/en-hk', '/en-hk/my-learning', '/en-hk/regular-class/topics/1', '/en-hk/regular-class/schedule'])(
  '%s has the region’s times in a browser without a known zone',
  async (url) => {
    const { reported } = await openIn('CST-8', url);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBeUndefined();
    expect((await screen.findAllByText(/\b(6:00|7:15) PM/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/GMT/)).toBeNull();
    expect(reported).toEqual([]);
  },
);

it('the end of a live class names another zone, as its start does', async () => {
  await openIn('Asia/Tokyo', '/en-hk/my-learning');
  expect(await screen.findByText('Until 8:15 PM GMT+9, 45 min left')).toBeVisible();
});

it('a week in which clocks skip midnight has each of its dates once', async () => {
  const lesson = { id: 1, name: 'A lesson', start_at: '2026-09-06T18:00:00-03:00', status: 'finished' };
  // The days as tabs are for phones.
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  backend.faults.plan({ endpoint: 'schedulePast', body: { data: { live_lessons: [lesson], total_pages: 1 } } });
  await openIn('America/Santiago', '/en-hk/regular-class/schedule?view=week&date=2026-09-06');
  expect(await screen.findByRole('grid')).toHaveAccessibleName('6 Sept – 12 Sept');
  const days = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect([days[0], days[6], new Set(days).size]).toEqual(['Sun6Sun, 6 Sept', 'Sat12Sat, 12 Sept', 7]);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Sun, 6 Sept/);
  expect(screen.getByRole('heading', { level: 3, name: 'Sun, 6 Sept' })).toBeInTheDocument();
});
