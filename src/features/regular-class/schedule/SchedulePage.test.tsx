import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp, waitForBackend } from '~test/setupApp';
import { setZone } from '~test/setZone';
import { pastSchedule } from './state';

setZone('Asia/Hong_Kong');
const testApp = setupApp();
const schedule = '/en-hk/regular-class/schedule';

const open = (url = schedule) => testApp.open(url, { token: loginAs('student@lantern.example') });

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

const lesson = (id: number, day: string, from = '19:00', to = '20:00') => ({
  id,
  name: `Lesson ${id}`,
  start_at: `2026-${day}T${from}:00+08:00`,
  end_at: `2026-${day}T${to}:00+08:00`,
  status: 'upcoming',
  live_topic_id: 7,
});
const response = (endpoint: 'scheduleUpcoming' | 'schedulePast', ...lessons: object[]) =>
  backend.faults.plan({ endpoint, body: { data: { live_lessons: lessons, total_pages: 1 } } });

beforeEach(() => {
  // The test's document has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});
// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

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
    await waitForBackend();
    expect(screen.getByText('Added to your schedule')).toBeVisible();
  });

  it('says that a class is live, and for how long, above the way in', async () => {
    await open();
    const join = await screen.findByRole('link', { name: /^Join now/ });
    const panel = within(join.closest('article') as HTMLElement);
    expect(panel.getByText('Live now').compareDocumentPosition(join)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.getByText(/^Until .+, \d+ min left$/)).toBeVisible();
    expect(panel.getByRole('progressbar', { name: /min left$/ })).toBeVisible();
  });

  it('counts the lessons to come without the one that is live', async () => {
    const live = { ...lesson(1, '11-20', '18:00', '19:15'), status: 'live' };
    response('scheduleUpcoming', live, lesson(2, '11-27'), lesson(3, '12-04'));
    await open();
    await menus();
    expect(screen.getByRole('tab', { name: /^Upcoming/ })).toHaveTextContent(/^Upcoming\s*2$/);
  });

  it('shows the next lesson large, and of the others the class and how many days there are until them', async () => {
    const ofClass = { live_topic_name: 'Algebra on Fridays', is_topic_enrolled: true };
    const days = ['11-27', '11-30', '12-04'];
    response('scheduleUpcoming', ...days.map((day, index) => ({ ...lesson(index + 1, day), ...ofClass })));
    await open();
    const panel = within(await screen.findByRole('article'));
    expect(panel.getByRole('link', { name: 'Lesson 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/7\/lesson\/1$/),
    );
    expect(panel.getByText('Algebra on Fridays')).toBeVisible();
    const [, second, third] = list().getAllByRole('listitem');
    expect(second).toHaveTextContent('Algebra on Fridays');
    expect(second).toHaveTextContent('in 10 days');
    expect(third).toHaveTextContent('in 14 days');
    expect(list().getByText('December 2026')).toBeVisible();
    expect(list().queryByText('November 2026')).toBeNull();
  });

  it('has this month and the next one on a wide window, of which a day with lessons leads to its week', async () => {
    await open();
    await menus();
    const side = within(screen.getByRole('heading', { name: 'November 2026' }).closest('aside') as HTMLElement);
    expect(side.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(side.getAllByText('20')[0]?.closest('[class*="today"]')).not.toBeNull();
    const [day] = side.getAllByRole('link', { name: /, 1 session$/ });
    expect(day).toHaveAttribute('href', expect.stringMatching(/\?view=week&date=\d{4}-\d\d-\d\d$/));
  });

  it.each([
    ['12-18', ['November 2026', 'December 2026']],
    ['01-15', ['November 2026', 'December 2026', 'January 2027']],
    ['04-15', ['November 2026', 'December 2026', 'January 2027']],
  ])('has as many months as its lessons need, at most three: until %s', async (day, months) => {
    const year = day < '11' ? '2027' : '2026';
    const last = {
      ...lesson(2, day),
      start_at: `${year}-${day}T19:00:00+08:00`,
      end_at: `${year}-${day}T20:00:00+08:00`,
    };
    response('scheduleUpcoming', lesson(1, '11-27'), last);
    await open();
    await menus();
    const side = within(screen.getByRole('heading', { name: 'November 2026' }).closest('aside') as HTMLElement);
    expect(side.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(months);
  });

  it('names the class of past lessons once where all are of one', async () => {
    const ofClass = { live_topic_name: 'Algebra on Fridays', status: 'finished' };
    const past = (id: number, topicId: number) => ({ ...lesson(id, '11-06'), ...ofClass, live_topic_id: topicId });
    const named = () => list().queryAllByText('Algebra on Fridays', { selector: 'p:first-child > span' });
    response('schedulePast', past(1, 7), past(2, 7));
    const { app } = await open(`${schedule}?tab=past`);
    await menus();
    expect(named()).toHaveLength(1);
    response('schedulePast', past(1, 7), past(2, 8));
    await act(async () => void app.store.dispatch(pastSchedule.request(null)));
    await waitFor(() => expect(named()).toHaveLength(0));
  });

  it('keeps what was taken off away when it comes back', async () => {
    const first = await open();
    const name = rowsName((await menus())[0] as HTMLElement);
    await choose((await menus())[0] as HTMLElement, 'Remove from my schedule');
    await waitForBackend();
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

  it('hands over one lesson, the next seven days, and all that comes as calendar files', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    const [menu] = await menus();
    const name = rowsName(menu as HTMLElement);
    await choose(menu as HTMLElement, 'Add to calendar');
    await choose(screen.getByRole('button', { name: 'Add to calendar' }), 'Next 7 days');
    await choose(screen.getByRole('button', { name: 'Add to calendar' }), 'All upcoming sessions');
    const summaries = await Promise.all(
      files.map(async (file) =>
        new ICAL.Component(ICAL.parse(await file.text()))
          .getAllSubcomponents('vevent')
          .map((event) => event.getFirstPropertyValue('summary')),
      ),
    );
    expect(summaries[0]).toEqual([name]);
    expect(summaries[1]).toContain(name);
    expect(summaries[2]?.length).toBeGreaterThan(summaries[1]?.length ?? 0);
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

describe('my schedule by the week', () => {
  const week = `${schedule}?view=week`;
  const grid = () => screen.findByRole('grid');
  const key = (name: string, more = {}) =>
    act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: name, ...more }));
  const focused = () => document.activeElement?.getAttribute('href')?.match(/\d+$/)?.[0];

  it('begins on the region’s first weekday, and loads both lists', async () => {
    await open(week);
    expect(await grid()).toHaveAccessibleName('15 Nov – 21 Nov');
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Sun, 15 Nov');
    expect(screen.getByRole('rowheader', { current: 'date' })).toHaveTextContent('Fri, 20 Nov');
    expect([callsTo('scheduleUpcoming').length, callsTo('schedulePast').length]).toEqual([1, 1]);
  });

  it('begins on Monday elsewhere, in the week of the address', async () => {
    await testApp.open('/vi-vn/regular-class/schedule?view=week&date=2026-11-29', {
      token: loginAs('vn@lantern.example'),
    });
    expect(await screen.findByRole('heading', { level: 2, name: '23/11 – 29/11' })).toBeVisible();
  });

  it('is chosen by a button, and goes to other weeks and back by the address', async () => {
    const { place } = await open();
    await menus();
    await press(screen.getByRole('button', { name: 'Week' }));
    expect(place()).toBe(week);
    await grid();
    expect(screen.queryByRole('button', { name: 'This week' })).toBeNull();
    await press(screen.getByRole('button', { name: 'Next week' }));
    expect(place()).toBe(`${week}&date=2026-11-27`);
    expect(screen.getByRole('heading', { level: 2, name: '22 Nov – 28 Nov' })).toBeVisible();
    await press(screen.getByRole('button', { name: 'Previous week' }));
    expect(place()).toBe(week);
    await press(screen.getByRole('button', { name: 'Previous week' }));
    await press(screen.getByRole('button', { name: 'This week' }));
    expect(place()).toBe(week);
    await press(screen.getByRole('button', { name: 'List' }));
    expect(place()).toBe(schedule);
  });

  it('shows today’s week for a date that is none', async () => {
    await open(`${week}&date=2026-02-31`);
    expect(await grid()).toHaveAccessibleName('15 Nov – 21 Nov');
  });

  it('is one tab stop, in which arrows move between days and lessons', async () => {
    response(
      'scheduleUpcoming',
      lesson(1, '11-20', '19:00', '20:00'),
      lesson(2, '11-20', '21:00', '22:00'),
      lesson(3, '11-21', '20:30', '21:30'),
    );
    response('schedulePast', { ...lesson(4, '11-16', '10:00', '11:00'), status: 'finished' });
    const { place } = await open(week);
    const links = within(await grid()).getAllByRole('link');
    expect(links.filter(({ tabIndex }) => tabIndex === 0).map((link) => link.textContent)).toEqual([
      '7:00\u00a0PM7:00\u00a0PM – 8:00\u00a0PMLesson 1',
    ]);
    await act(async () => links.find(({ tabIndex }) => tabIndex === 0)?.focus());
    const path: (string | undefined)[] = [];
    for (const name of [
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowRight',
      'End',
      'Home',
    ]) {
      await key(name);
      path.push(focused());
    }
    expect(path).toEqual(['2', '2', '3', '2', '4', '1', '2', '1']);
    await key('Home', { ctrlKey: true });
    expect([focused(), document.activeElement]).toEqual(['4', links[0]]);
    expect(links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[0]]);
    await press(links[1] as HTMLElement);
    await waitFor(() => expect(place()).toBe('/en-hk/regular-class/topics/7/lesson/1'));
  });

  it('hands over the week on screen', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    response('scheduleUpcoming', lesson(1, '11-20', '19:00', '20:00'), lesson(2, '11-27', '19:00', '20:00'));
    response('schedulePast', { ...lesson(4, '11-16', '10:00', '11:00'), status: 'finished' });
    await open(week);
    await grid();
    await choose(screen.getByRole('button', { name: 'Add to calendar' }), 'The week shown');
    const text = (await files[0]?.text()) ?? '';
    expect(text.match(/SUMMARY:.*(?=\r)/g)).toEqual(['SUMMARY:Lesson 4', 'SUMMARY:Lesson 1']);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Lantern 2026-11-15.ics');
    vi.restoreAllMocks();
  });

  it('says what comes next where a week has nothing, and goes there', async () => {
    response('scheduleUpcoming', lesson(1, '12-09', '19:00', '20:00'));
    response('schedulePast');
    const { place } = await open(week);
    await screen.findByRole('heading', { level: 3, name: 'No sessions this week' });
    expect(screen.getByText(/^Next up: Lesson 1,/)).toHaveTextContent('Next up: Lesson 1, Wed, 9 Dec, 7:00 PM.');
    await press(screen.getByRole('button', { name: 'Show that week' }));
    expect(place()).toBe(`${week}&date=2026-12-09`);
    expect(within(await grid()).getAllByRole('link')).toHaveLength(1);
  });

  it('leads to sessions when nothing comes at all', async () => {
    response('scheduleUpcoming');
    response('schedulePast');
    await open(week);
    await screen.findByRole('heading', { level: 3, name: 'No sessions this week' });
    expect(screen.getByRole('link', { name: 'Find a session' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('says what did not load, and tries again only that', async () => {
    backend.faults.plan({ endpoint: 'schedulePast', status: 500 });
    await open(week);
    await screen.findByRole('heading', { level: 3, name: "We couldn't load your schedule" });
    await press(screen.getByRole('button', { name: 'Try again' }));
    await grid();
    expect([callsTo('scheduleUpcoming').length, callsTo('schedulePast').length]).toEqual([1, 2]);
  });
});

function rowsName(menu: HTMLElement): string {
  return (menu.getAttribute('aria-label') ?? '').replace(/: options$/, '');
}
