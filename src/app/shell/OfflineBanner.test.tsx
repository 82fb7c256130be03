import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { freshRequested, storedShown } from '@/platform/offline/state';
import { setupApp } from '~test/setupApp';

const testApp = setupApp();

it('says that there is no network, and of which time the oldest stored content on the page is', async () => {
  const { app } = await testApp.open('/en-hk/login');
  const banner = () =>
    screen.queryByText(/^(You're offline|The network isn't responding)/, { ignore: '[hidden]' })?.textContent ?? null;
  const show = (at: number) => act(async () => void app.store.dispatch(storedShown(at, true)));
  expect(banner()).toBeNull();
  const now = app.services.clock.now();
  await show(now - 60_000);
  await show(now);
  expect(banner()).toMatch(/^The network isn't responding\. This page is from .*\d:\d\d.[AP]M\.$/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(banner()).toMatch(/^You're offline\. This page is from .*\d:\d\d.[AP]M\.$/);
  await show(now - 3 * 86_400_000);
  expect(banner()).toMatch(/^You're offline\. This page is from \w{3}, .+, \d+:\d\d.[AP]M\.$/);
  await act(async () => void app.store.dispatch(freshRequested()));
  expect(banner()).toBe("You're offline");
  // Everything that waits for the network tries again.
  const again = vi.fn();
  window.addEventListener('online', again, { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(banner()).toBeNull();
});
