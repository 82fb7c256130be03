import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, settled, setupApp } from '~test/setupApp';

const rig = setupApp();
const schedule = '/en-hk/regular-class/schedule';

const open = (url = schedule) => rig.open(url, { token: loginAs('student@lantern.example') });

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const menus = () => screen.findAllByRole('button', { name: /: options$/ });
const list = () => within(screen.getByRole('tabpanel'));
const dates = () =>
  list()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const rows = () =>
  list()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map(({ textContent }) => textContent);
const choose = async (menu: HTMLElement, item: string) => {
  await press(menu);
  const box = menu.parentElement as HTMLElement;
  await press(within(box).getByText(item));
};

beforeEach(() => {
  // The test's document has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});
// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(settled);

describe('my schedule', () => {
  it('cancels a lesson with its date and puts both back in their place by Undo', async () => {
    await open();
    const all = await menus();
    const [before, days] = [rows(), dates()];
    expect(days.length).toBeGreaterThan(2);
    await choose(all[1] as HTMLElement, 'Remove from my schedule');
    expect(dates()).toEqual(days.toSpliced(1, 1));
    expect(rows()).toEqual(before.toSpliced(1, 1));
    expect((await menus())[1]).toHaveFocus();
    const toast = await screen.findByText('Removed from your schedule.');
    await waitFor(() => expect(callsTo('removeLesson')).toHaveLength(1));
    await press(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect([rows(), dates()]).toEqual([before, days]);
    await waitFor(() => expect(callsTo('saveLesson')).toHaveLength(1));
    await settled();
    expect(screen.getByText('Added to your schedule')).toBeVisible();
  });

  it('keeps what was taken off away when it comes back', async () => {
    const first = await open();
    const name = rowsName((await menus())[0] as HTMLElement);
    await choose((await menus())[0] as HTMLElement, 'Remove from my schedule');
    await settled();
    await first.stop();
    await open();
    await menus();
    expect(rows()).not.toContain(name);
  });

  it('shows what has been, the last first, by the address', async () => {
    await open(`${schedule}?tab=past`);
    await menus();
    expect(screen.getByRole('tab', { name: /Past/ })).toHaveAttribute('aria-selected', 'true');
    expect(callsTo('scheduleUpcoming')).toHaveLength(0);
    expect(callsTo('schedulePast').map(({ query: { lang: _, ...query } }) => query)).toEqual([
      { page: '1', size_per_page: '15' },
    ]);
    await press(screen.getByRole('tab', { name: /Upcoming/ }));
    await waitFor(() => expect(callsTo('scheduleUpcoming')).toHaveLength(1));
  });

  it('hands over one lesson and the next seven days as calendar files', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    const [menu] = await menus();
    const name = rowsName(menu as HTMLElement);
    await choose(menu as HTMLElement, 'Save as calendar file');
    await press(screen.getByRole('button', { name: 'Save the next 7 days' }));
    const summaries = await Promise.all(
      files.map(async (file) =>
        new ICAL.Component(ICAL.parse(await file.text()))
          .getAllSubcomponents('vevent')
          .map((event) => event.getFirstPropertyValue('summary')),
      ),
    );
    expect(summaries[0]).toEqual([name]);
    expect(summaries[1]).toContain(name);
  });

  it('says what to do when there is nothing, and what did not load', async () => {
    backend.faults.plan({ endpoint: 'scheduleUpcoming', status: 500 });
    await open();
    await screen.findByRole('heading', { level: 2, name: "We couldn't load your schedule" });
    backend.faults.plan({ endpoint: 'scheduleUpcoming', body: { data: { live_lessons: [], total_pages: 0 } } });
    await press(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: 'No upcoming sessions' });
    expect(screen.getByRole('link', { name: 'Find a session' })).toHaveAttribute(
      'href',
      '/en-hk/regular-class/upcoming',
    );
  });
});

function rowsName(menu: HTMLElement): string {
  return (menu.getAttribute('aria-label') ?? '').replace(/: options$/, '');
}
