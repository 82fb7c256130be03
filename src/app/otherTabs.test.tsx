import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectLoggedIn, selectUser } from '@/platform/session/state';
import { loginAs } from '~mocks/node';
import { fakeTabs } from '~test/fakeTabs';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const { open } = setupApp();
const student = 'student@lantern.example';
const devicesText = /more than 2 devices/;

type Page = Awaited<ReturnType<typeof open>>;
const state = (page: Page) => page.app.store.getState();

async function member({ tabs }: Pick<ReturnType<typeof fakeTabs>, 'tabs'>) {
  const page = await open('/en-hk/course/101?tab=about#faq', { token: loginAs(student), tabs });
  await waitForCalls(page);
  return page;
}

describe('another tab', () => {
  it('that was thrown out takes this one along at once, and is told nothing back', async () => {
    const { tabs, told, say } = fakeTabs();
    const page = await member({ tabs });
    await say({ type: 'cleared', ended: 'devices' });
    expect(await screen.findByText(devicesText)).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(page.place()).toBe('/en-hk/login?next=%2Fen-hk%2Fcourse%2F101%3Ftab%3Dabout%23faq');
    const { epoch } = state(page).session;
    await say({ type: 'cleared', ended: 'devices' });
    expect(state(page).session.epoch).toBe(epoch);
    expect([told, callsTo('logout')]).toEqual([[], []]);
  });

  it('that logged out does so without a message', async () => {
    const { tabs, told, say } = fakeTabs();
    const page = await member({ tabs });
    await say({ type: 'cleared', ended: null });
    expect(selectLoggedIn(state(page))).toBe(false);
    expect([state(page).modal.visible, told.length, page.place()]).toEqual([
      false,
      0,
      '/en-hk/course/101?tab=about#faq',
    ]);
  });

  it('that logged in brings this one along, once its cookie is there', async () => {
    const { tabs, say } = fakeTabs();
    const page = await open('/en-hk/course/101', { tabs });
    await say({ type: 'started' });
    expect(selectLoggedIn(state(page))).toBe(false);
    page.cookies.set('token', loginAs(student));
    await say({ type: 'started' });
    await waitFor(() => expect(selectUser(state(page))).toMatchObject({ email: student }));
  });

  it('that logged in again takes away the message of the session before, for good', async () => {
    const { tabs, say } = fakeTabs();
    const page = await member({ tabs });
    await say({ type: 'cleared', ended: 'devices' });
    await screen.findByText(devicesText);
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    page.cookies.set('token', loginAs(student));
    await say({ type: 'started' });
    await screen.findByRole('heading', { level: 1, name: 'Course 101' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([state(page).modal.visible, state(page).session.ended]).toEqual([false, null]);
    await waitFor(() => expect(selectUser(state(page))).toMatchObject({ email: student }));
    await say({ type: 'cleared', ended: null });
    expect([selectLoggedIn(state(page)), screen.queryByRole('dialog')]).toEqual([false, null]);
  });

  it.each([null, 'cleared', { type: 'cleared' }, { type: 'cleared', ended: 'x' }])(
    'that says %j says nothing',
    async (message) => {
      const { tabs, say } = fakeTabs();
      const page = await member({ tabs });
      await say(message);
      expect(selectLoggedIn(state(page))).toBe(true);
      expect(page.reported).toEqual([]);
    },
  );
});
