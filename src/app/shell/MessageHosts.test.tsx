import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertShown } from '@/platform/messages/state';
import { loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const testApp = setupApp();
afterEach(() => void vi.useRealTimers());

async function open() {
  const page = await testApp.open('/en-hk/login');
  const show = (message: string, type: 'info' | 'success' | 'error') =>
    act(async () => void page.app.store.dispatch(alertShown(message, type)));
  return { ...page, show };
}
const region = () => screen.getByText('Told').closest('[role="status"]') as HTMLElement;
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

describe('a toast', () => {
  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ] as const)('waits while %s is on it, and then for its whole time', async (_, enter, leave) => {
    const { show } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show('Told', 'success');
    const held = region();
    await act(async () => void enter(held));
    await pass(20_000);
    expect(screen.getByText('Told')).toBeVisible();
    await act(async () => void leave(held));
    await pass(5900);
    expect(screen.getByText('Told')).toBeVisible();
    await pass(200);
    expect(screen.queryByText('Told')).toBeNull();
  });

  it('that replaces one under the pointer does not stay', async () => {
    const { show } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show('Told', 'success');
    await act(async () => void fireEvent.pointerEnter(region()));
    await show('Told', 'success');
    await pass(6100);
    expect(screen.queryByText('Told')).toBeNull();
  });

  it('of a refusal has no tick, and does not follow to another page', async () => {
    const { app, show } = await open();
    await show('Told', 'info');
    expect(region().querySelector('.lucide-info')).not.toBeNull();
    expect(region().querySelector('.lucide-circle-check')).toBeNull();
    await act(async () => app.services.navigation.push('/en-hk/signup'));
    await waitFor(() => expect(screen.queryByText('Told')).toBeNull());
  });

  it('of an error stays where the app leads on because of it, and does not follow the visitor', async () => {
    const { app, show } = await open();
    await show('Told', 'error');
    await act(async () => app.services.navigation.replace('/en-hk/signup'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    expect(screen.getByText('Told')).toBeVisible();
    await act(async () => app.services.navigation.push('/en-hk/login'));
    await waitFor(() => expect(screen.queryByText('Told')).toBeNull());
  });

  it('of a success has a tick, and follows to the next page', async () => {
    const { app, show } = await open();
    await show('Told', 'success');
    expect(region().querySelector('.lucide-circle-check')).not.toBeNull();
    await act(async () => app.services.navigation.push('/en-hk/signup'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    expect(screen.getByText('Told')).toBeVisible();
  });

  it('gives the focus to what Undo restores', async () => {
    // The test's document has no popovers.
    HTMLElement.prototype.hidePopover = () => undefined;
    await testApp.open('/en-hk/regular-class/schedule', { token: loginAs('student@lantern.example') });
    const [menu] = await screen.findAllByRole('button', { name: /: options$/ });
    const row = menu?.closest('li') as HTMLElement;
    const { pathname } = within(row).getAllByRole('link')[0] as HTMLAnchorElement;
    await act(async () => void fireEvent.click(menu as HTMLElement));
    await act(async () => void fireEvent.click(within(row).getByText('Remove from my schedule')));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.focus();
    await act(async () => void fireEvent.click(undo));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', pathname));
  });
});
