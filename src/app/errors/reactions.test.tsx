import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectLoggedIn } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { callsTo, createProbe, setupApp, waitForCalls } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const { open } = setupApp();
const student = 'student@lantern.example';
const inactiveText = /inactive for too long/;

type Page = Awaited<ReturnType<typeof open>>;
const state = (page: Page) => page.app.store.getState();

async function member() {
  const page = await open('/en-hk/course/101', { token: loginAs(student) });
  await waitForCalls(page);
  return { ...page, ...createProbe(page.app), replaced: vi.spyOn(page.app.services.navigation, 'replace') };
}

describe('other failures of a call', () => {
  it.each(['20-100-0002-000', '20-100-0003-000'])(
    '%s leads home once, and the server’s words survive it',
    async (code) => {
      const page = await member();
      backend.faults.plan({ endpoint: 'course', times: 2, code, message: 'Not here' });
      page.ask('course', { id: 1 });
      await screen.findByRole('heading', { level: 1, name: 'Home' });
      page.ask('course', { id: 1 });
      await waitFor(() => expect(page.results).toHaveLength(2));
      expect(page.replaced.mock.calls).toEqual([['/en-hk']]);
      expect(screen.getByText('Not here')).toBeVisible();
      expect(selectLoggedIn(state(page))).toBe(true);
    },
  );

  it('a refusal without a code logs nobody out: one look at the profile decides', async () => {
    const page = await member();
    const before = callsTo('currentUser').length;
    backend.faults.plan({ endpoint: 'course', status: 403 });
    page.ask('course', { id: 1 });
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await waitFor(() => expect(callsTo('currentUser')).toHaveLength(before + 1));
    expect(selectLoggedIn(state(page))).toBe(true);
    backend.faults.plan({ endpoint: 'currentUser', code: '20-100-0008-001' });
    backend.faults.plan({ endpoint: 'course', status: 401 });
    page.ask('course', { id: 1 });
    expect(await screen.findByText(inactiveText)).toBeVisible();
  });

  it('quiet calls say nothing', async () => {
    const page = await member();
    backend.faults.plan({ endpoint: 'course', code: '20-100-0001-000' });
    page.ask('course', { id: 1, errors: 'quiet' });
    await waitFor(() => expect(page.results).toHaveLength(1));
    expect(state(page).alert.show).toBe(false);
  });
});
