import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '~mocks/backend';
import { runControl } from '~mocks/control';
import { Panel } from '~mocks/qa/panel/Panel';
import { type Qa, qaInPage, qaOnServer } from '~mocks/qa/qa';
import { keepSettings } from '~mocks/qa/settings';

const makeBackend = () => createBackend({ readMedia: async () => null });

beforeEach(() => {
  localStorage.clear();
  window.history.pushState(null, '', '/en-hk');
});
afterEach(() => vi.useRealTimers());

function open(qa: Qa = qaInPage(makeBackend()), problems: string[] = []) {
  render(<Panel qa={qa} problems={problems} />);
  return { user: userEvent.setup(), qa };
}

const part = (name: string) => screen.getByText(name, { selector: 'summary b' });

it('opens by its button, closes with Escape, and gives the focus back', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: 'QA panel' });
  await user.click(button);
  expect(screen.getByRole('heading', { name: 'QA panel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'QA panel' })).toHaveFocus();
});

it('plans failures, lists them, and removes them one by one; the link contains all of it', async () => {
  // The link has the minutes until the class.
  vi.useFakeTimers({ toFake: ['Date'] });
  const backend = makeBackend();
  const { user } = open(qaInPage(backend));
  await user.click(screen.getByRole('button', { name: 'QA panel' }));
  await user.click(await screen.findByText('Failures', { selector: 'summary b' }));
  await user.selectOptions(screen.getByLabelText('Call'), 'courses');
  await user.selectOptions(screen.getByLabelText('What happens'), '20-100-0008-010');
  await user.selectOptions(screen.getByLabelText('How often'), '3');
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  const list = within(await screen.findByRole('list', { name: 'Planned failures' }));
  expect(list.getByRole('listitem')).toHaveTextContent('courses 20-100-0008-010, 3 times');
  expect(backend.faults.list()).toMatchObject([{ endpoint: 'courses', code: '20-100-0008-010', left: 3 }]);
  // A call of the app uses one up.
  backend.faults.take('courses', 'GET', '/');
  await waitFor(() => expect(list.getByRole('listitem')).toHaveTextContent('2 times'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Link to this place/).value).toContain(
    '/en-hk?qa=account:guest;present;class:12;fail:courses=20-100-0008-010,2',
  );
  await user.click(list.getByRole('button', { name: /^Remove: courses/ }));
  await waitFor(() => expect(backend.faults.list()).toEqual([]));
});

it('moves and stops the time', async () => {
  const backend = makeBackend();
  const { user } = open(qaInPage(backend));
  await user.click(screen.getByRole('button', { name: 'QA panel' }));
  await screen.findByLabelText(/^Link to this place/);
  await user.click(part('Time'));
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  const stood = backend.clock.now();
  await user.click(screen.getByRole('button', { name: '+1 h' }));
  expect(backend.clock.now()).toBe(stood + 3_600_000);
  await user.click(await screen.findByRole('button', { name: 'Let it run' }));
  expect(backend.clock.state().frozenAt).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to real time' }));
  expect(backend.clock.state()).toEqual({ courseMs: 0, offsetMs: 0, frozenAt: null });
});

it('switches from the demo’s evening to the present and back', async () => {
  const backend = createBackend({ readMedia: async () => null, day: 'demo' });
  const { user } = open(qaInPage(backend));
  await user.click(screen.getByRole('button', { name: 'QA panel' }));
  await screen.findByLabelText(/^Link to this place/);
  await user.click(part('Time'));
  expect(screen.getByText(/^Fri,? 20 Nov 2026, 19:20:\d\d, the demo’s evening$/)).toBeVisible();
  const present = screen.getByRole('checkbox', { name: /^The present/ });
  await user.click(present);
  expect(backend.db.read().day).toBe('present');
  expect(Math.abs(backend.clock.now() - Date.now())).toBeLessThan(1000);
  await waitFor(() => expect(present).toBeChecked());
  await user.click(present);
  expect(backend.db.read().day).toBe('demo');
});

it('starts open when a link could not be used whole, and says why', () => {
  open(undefined, ['“colour:red”: colour is nothing a scenario has.']);
  expect(screen.getByText('“colour:red”: colour is nothing a scenario has.')).toBeVisible();
});

it('says what is not there when nothing responds', async () => {
  const nothing = await qaOnServer(async () => new Response('<!doctype html>', { status: 404 }));
  const { user } = open(nothing);
  await user.click(screen.getByRole('button', { name: 'QA panel' }));
  expect(screen.getByText(/^There is no mock backend here/)).toBeVisible();
  expect(Math.abs(nothing.time.now() - Date.now())).toBeLessThan(1000);
});

it('works through a server, whose time the app then has', async () => {
  const backend = makeBackend();
  const call: typeof fetch = async (url, init) =>
    runControl(backend, String(url).replace('/__mock/', ''), JSON.parse(String(init?.body)));
  const qa = await qaOnServer(call);
  const jumps = vi.fn();
  qa.time.subscribe(jumps);
  const { user } = open(qa);
  await user.click(screen.getByRole('button', { name: 'QA panel' }));
  expect(await screen.findByText(/the development server answers for every device/)).toBeVisible();
  await screen.findByLabelText(/^Link to this place/);
  await user.click(part('Time'));
  await user.click(screen.getByRole('button', { name: '+1 day' }));
  await waitFor(() => expect(jumps).toHaveBeenCalledTimes(1));
  expect(qa.time.now() - Date.now()).toBeGreaterThan(86_000_000);
  await expect(qa.send('login', { account: 'nobody', device: 'd' })).rejects.toThrow('no demo account');
});

it('keeps time, network and failures over a reload, and shares them with other tabs', () => {
  const before = makeBackend();
  keepSettings(before, localStorage, 'qa');
  before.clock.set(1_000_000, true);
  before.network.set({ latency: 'slow' });
  before.faults.plan({ endpoint: 'courses', status: 500, times: 'always' });
  const after = makeBackend();
  keepSettings(after, localStorage, 'qa');
  expect(after.clock.now()).toBe(1_000_000);
  expect(after.network.state()).toEqual({ latency: 'slow', offline: false });
  expect(after.faults.list()).toEqual(before.faults.list());
  after.reset();
  window.dispatchEvent(new StorageEvent('storage', { key: 'qa', newValue: localStorage.getItem('qa') }));
  expect(before.faults.list()).toEqual([]);
  expect(before.clock.state().frozenAt).toBeNull();
  const fresh = makeBackend();
  localStorage.setItem('qa', '{"clock":');
  keepSettings(fresh, localStorage, 'qa');
  expect(fresh.clock.state()).toEqual({ courseMs: 0, offsetMs: 0, frozenAt: null });
});
