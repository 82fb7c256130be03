/** A page acts only for the user on screen: another page of the domain may have logged in as somebody else. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writeToken } from '@/platform/session/token';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';

const { open } = setupApp();
const main = () => within(screen.getByRole('main'));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const pay = async () => (await main().findAllByRole('button', { name: /^Pay/ }))[0] as HTMLElement;

it('Pay orders nothing for a user whom the page does not show, and says who is logged in', async () => {
  const { app, cookies } = await open('/en-hk/purchase/single/3103', { token: loginAs('student@lantern.example') });
  const button = await pay();
  await vi.waitFor(() => expect(app.store.getState().session.user).not.toBeNull());
  const other = backend.db.read().accounts.find(({ email }) => email === 'new@lantern.example');
  writeToken(cookies, loginAs('new@lantern.example'));
  await press(button);
  expect(await screen.findByText(/^This browser is now logged in as .+\. Nothing was sent\.$/)).toBeVisible();
  expect(app.store.getState().session.user?.userId).toBe(other?.userId);
  expect([callsTo('createOrder'), backend.db.read().orders]).toEqual([[], []]);
  // The page now shows the other user, for whom it may act.
  await press(await pay());
  await vi.waitFor(() => expect(backend.db.read().orders.map(({ userId }) => userId)).toEqual([other?.userId]));
});
