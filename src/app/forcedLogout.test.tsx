import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { positionSaved } from '@/platform/outbox/state';
import { memoryStorage } from '@/platform/services/storage';
import { selectLoggedIn, selectUser } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { fakeTabs } from '~test/fakeTabs';
import { callsTo, createProbe, setupApp, waitForCalls } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const { open } = setupApp();
const student = 'student@lantern.example';
const devices = '20-100-0008-010';
const inactive = '20-100-0008-001';
const devicesText = 'You might have logged in to Lantern with more than 2 devices. Please log in again.';
const inactiveText = 'Looks like you have been logged out after being inactive for too long. Please log in again.';
const toLogin = '/en-hk/login?next=%2Fen-hk%2Fcourse%2F101%3Ftab%3Dabout%23faq';

type Page = Awaited<ReturnType<typeof open>>;
const state = (page: Page) => page.app.store.getState();

/** Opens a course page as a student, with its first calls completed. */
async function member(options: Parameters<typeof open>[1] = {}) {
  const page = await open('/en-hk/course/101?tab=about#faq', {
    token: loginAs(student),
    cookies: { device_id: '00000000-0000-4000-8000-00000000de01' },
    ...options,
  });
  await waitForCalls(page);
  const replaced = vi.spyOn(page.app.services.navigation, 'replace');
  const modals: string[] = [];
  let known = state(page).modal;
  page.app.store.subscribe(() => {
    const { modal } = state(page);
    if (modal !== known && modal.visible) modals.push(modal.content);
    known = modal;
  });
  let epochs = 0;
  let epoch = state(page).session.epoch;
  page.app.store.subscribe(() => {
    if (state(page).session.epoch !== epoch) epochs += 1;
    epoch = state(page).session.epoch;
  });
  return { ...page, ...createProbe(page.app), replaced, modals, clearings: () => epochs };
}

describe('a session that the server ends', () => {
  it('ends once, however many calls fail: one clearing, one message, one way to the login page', async () => {
    const { tabs, told } = fakeTabs();
    const page = await member({ tabs });
    backend.faults.plan({ endpoint: 'course', times: 20, code: devices, message: 'Server text' });
    for (let id = 1; id <= 20; id += 1) page.ask('course', { id });
    await waitFor(() => expect(page.results).toHaveLength(20));

    const dialog = within(await screen.findByRole('dialog', { name: "You've been logged out" }));
    expect(dialog.getByText(devicesText)).toBeVisible();
    expect(page.modals).toEqual([devicesText]);
    expect(page.clearings()).toBe(1);
    expect(page.replaced.mock.calls).toEqual([[toLogin]]);
    expect(told).toEqual([{ type: 'cleared', ended: 'devices' }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(page.place()).toBe(toLogin);
    expect([page.cookies.get('token'), page.app.services.storage.get('user')]).toEqual([null, null]);
    expect([selectLoggedIn(state(page)), selectUser(state(page))]).toEqual([false, null]);
    expect(page.cookies.get('device_id')).toBe('00000000-0000-4000-8000-00000000de01');
    expect(callsTo('logout')).toEqual([]);
    expect(state(page).alert.show).toBe(false);

    await page.user.click(dialog.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state(page).session.ended).toBeNull();
    expect(page.reported).toEqual([]);
  });

  it('explains any other code of the family by inactivity', async () => {
    const page = await member();
    backend.faults.plan({ endpoint: 'course', code: inactive });
    page.ask('course', { id: 1, errors: 'quiet' });
    const dialog = within(await screen.findByRole('dialog', { name: "You've been logged out" }));
    expect(dialog.getByText(inactiveText)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'OK' })).toBeVisible();
    await waitFor(() => expect(page.place()).toBe(toLogin));
  });

  it('lets the two-devices text replace the inactivity text, and never the other way round', async () => {
    const page = await member();
    backend.faults.plan({ endpoint: 'course', code: inactive });
    page.ask('course', { id: 1 });
    await screen.findByText(inactiveText);
    for (const code of [inactive, devices, inactive]) {
      backend.faults.plan({ endpoint: 'course', code });
      page.ask('course', { id: 1 });
      const asked = callsTo('course').length;
      await waitFor(() => expect(page.results).toHaveLength(asked));
    }
    expect(page.modals).toEqual([inactiveText, devicesText]);
    expect(screen.getByText(devicesText)).toBeVisible();
    expect(page.clearings()).toBe(1);
    expect(page.replaced).toHaveBeenCalledTimes(1);
  });

  it('keeps what was not sent under the user, who sends it after the next login', async () => {
    const storage = memoryStorage();
    const page = await member({ storage });
    const userId = selectUser(state(page))?.userId;
    backend.faults.plan({ endpoint: 'courseProgress', code: inactive });
    page.app.store.dispatch(
      positionSaved({ targetType: 'course', targetId: 101, lessonId: 5, position: 42, savedAt: 1000 }),
    );
    await screen.findByText(inactiveText);
    expect(storage.get(`outbox.${userId}`)).toMatchObject([{ lessonId: 5, position: 42 }]);
    expect(state(page).outbox.entries).toEqual({});
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    const main = within(await screen.findByRole('main'));
    await page.user.click(await main.findByLabelText('Email'));
    await page.user.paste(student);
    await page.user.click(main.getByLabelText('Password', { selector: 'input' }));
    await page.user.paste('lantern-demo');
    await page.user.click(main.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'Course 101' });
    expect(page.place()).toBe('/en-hk/course/101?tab=about#faq');
    await waitFor(() => expect(callsTo('courseProgress')).toHaveLength(2));
    expect(callsTo('courseProgress')[1]?.body).toEqual({ progress_duration: 42 });
  });

  it('never asks the server to log out, also when it ended while the user was logging out', async () => {
    const page = await member();
    backend.faults.plan({ endpoint: 'courseProgress', code: devices, delayMs: 20 });
    page.app.store.dispatch(
      positionSaved({ targetType: 'course', targetId: 101, lessonId: 5, position: 42, savedAt: 1000 }),
    );
    page.app.store.dispatch({ type: 'session/logoutRequested' });
    await screen.findByText(devicesText);
    expect(callsTo('logout')).toEqual([]);
    expect(page.clearings()).toBe(1);
    expect(state(page).alert.show).toBe(false);
  });
});

describe('a session code for a guest', () => {
  it('clears a token left behind, without a word and without leaving', async () => {
    const { tabs } = fakeTabs();
    const page = await open('/en-hk/course/101', { tabs });
    const { ask, results } = createProbe(page.app);
    await waitForCalls(page);
    page.cookies.set('token', 'left-over');
    backend.faults.plan({ endpoint: 'course', code: devices });
    ask('course', { id: 1 });
    await waitFor(() => expect(results).toHaveLength(1));
    expect(page.cookies.get('token')).toBeNull();
    expect([state(page).modal.visible, state(page).alert.show]).toEqual([false, false]);
    expect(page.place()).toBe('/en-hk/course/101');
  });

  it('starts nothing again when there is nothing to clear: no loop, and no other user is logged out', async () => {
    const { tabs, told } = fakeTabs();
    const page = await open('/en-hk/course/101', { tabs });
    const { ask, results } = createProbe(page.app);
    await waitForCalls(page);
    const { epoch } = state(page).session;
    backend.faults.plan({ endpoint: 'course', code: devices });
    ask('course', { id: 1 });
    await waitFor(() => expect(results).toHaveLength(1));
    expect(state(page).session.epoch).toBe(epoch);
    expect(told).toEqual([]);
  });

  it('is explained on the login call itself', async () => {
    const page = await open('/en-hk/login');
    backend.faults.plan({ endpoint: 'login', code: devices });
    page.app.store.dispatch({ type: 'session/login/submit', payload: { email: 'a@b.c', password: 'x', next: null } });
    expect(await screen.findByText(devicesText)).toBeVisible();
    expect(page.place()).toBe('/en-hk/login');
  });
});
