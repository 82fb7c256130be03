import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ratingAccepted } from '@/domain/rating/state';
import { selectContact } from '@/platform/contact/state';
import { positionAcknowledged } from '@/platform/outbox/state';
import { backend, loginAs, server } from '~mocks/node';
import { callsTo, setupApp, waitForBackend, waitForCalls } from '~test/setupApp';

vi.setConfig({ testTimeout: 60_000 });
const testApp = setupApp();
const student = 'student@lantern.example';

/** Returns a session of a student who has joined this class. */
function joined(topicId: number): string {
  backend.db.update(({ accounts }) => {
    const account = accounts.find(({ email }) => email === student);
    if (account) account.topics[topicId] = { sinceMs: backend.clock.now() };
  });
  return loginAs(student);
}

const follow = { followTime: backend.clock.subscribe };
const at = (time: string) => Date.parse(`2026-11-${time}+08:00`);
const goTo = (time: string) => act(async () => backend.clock.advance(at(time) - backend.clock.now()));
const asked = () => callsTo('liveTopic').length;
const panel = () => screen.findByRole('complementary', { name: 'This session' });

describe('a live lesson', () => {
  it('goes from tomorrow over its class to its replay on one open page', async () => {
    const page = await testApp.open('/en-hk/regular-class/topics/8/lesson/803', { token: joined(8), ...follow });
    const aside = await panel();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(aside).toHaveTextContent('Starts tomorrow at');
    expect(screen.getByRole('button', { name: 'Join the chat room' })).toHaveAttribute('aria-disabled', 'true');
    expect(aside).toHaveTextContent('Starts in 22 hours 30 minutes');
    expect(within(aside).getAllByRole('button')[0]).toHaveAccessibleName('Add to calendar');
    expect(asked()).toBe(1);

    await goTo('21T08:30:00');
    expect(aside).toHaveTextContent('Starts today at');
    expect(aside).toHaveTextContent('Opens in 8 hours 30 minutes');

    await goTo('21T16:48:00');
    expect(screen.getByText('Starts in 12 minutes')).toBeVisible();
    expect(screen.getByText('Starts in 12 min')).toBeVisible();
    expect(aside).toHaveTextContent('Opens in 12 minutes');
    expect(screen.queryByRole('link', { name: 'Join the chat room' })).toBeNull();
    expect(asked()).toBe(1);

    await goTo('21T17:00:00');
    const join = await screen.findByRole('link', { name: 'Join the chat room' });
    expect(join).toHaveAttribute('href', 'https://rooms.lantern.example/chat/803');
    expect(join).toHaveAttribute('target', '_blank');
    expect(join.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('Live now')).toBeVisible();
    expect(aside).toHaveTextContent('75 min left');
    await waitFor(() => expect(asked()).toBe(2));

    await goTo('21T18:15:00');
    expect(await screen.findByText('The replay is on its way')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join the chat room' })).toBeNull();
    await waitFor(() => expect(asked()).toBe(3));
    await goTo('21T18:16:00');
    await waitFor(() => expect(asked()).toBe(4));

    await goTo('21T18:45:00');
    expect(await screen.findByRole('heading', { level: 2, name: 'Watch the replay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the chat room' })).toBeVisible();
    expect(page.reported).toEqual([]);
  });

  it('has its removal from the schedule in a menu, and the focus stays in its place', async () => {
    HTMLElement.prototype.hidePopover = () => undefined;
    await testApp.open('/en-hk/regular-class/topics/8/lesson/803', { token: joined(8) });
    const aside = await panel();
    expect(within(aside).getByText('On your schedule')).toBeVisible();
    const menu = within(aside).getByRole('button', { name: /: options$/ });
    await act(async () => void fireEvent.click(menu));
    await act(async () => void fireEvent.click(within(aside).getByText('Remove from my schedule')));
    await waitFor(() => expect(callsTo('removeLesson')).toHaveLength(1));
    await waitForBackend();
    const add = within(aside).getByRole('button', { name: 'Add to my schedule' });
    expect(add).toHaveFocus();
    await act(async () => void fireEvent.click(add));
    expect(await within(aside).findByRole('button', { name: /: options$/ })).toHaveFocus();
    await waitForBackend();
  });

  it('does not offer the schedule to an account of another region, whose server has no such lesson', async () => {
    const page = await testApp.open('/en-hk/regular-class/topics/8/lesson/803', {
      token: loginAs('tw@lantern.example'),
    });
    const aside = await panel();
    await waitForCalls(page);
    expect(within(aside).queryByRole('button', { name: 'Add to my schedule' })).toBeNull();
  });

  it('is removed by ten presses once, and the button in its place waits for the response', async () => {
    HTMLElement.prototype.hidePopover = () => undefined;
    await testApp.open('/en-hk/regular-class/topics/8/lesson/803', { token: joined(8) });
    const aside = await panel();
    const menu = within(aside).getByRole('button', { name: /: options$/ });
    await act(async () => void fireEvent.click(menu));
    act(() => void fireEvent.click(within(aside).getByText('Remove from my schedule')));
    const add = within(aside).getByRole('button', { name: 'Add to my schedule' });
    for (let press = 0; press < 9; press += 1) act(() => void fireEvent.click(add));
    expect(add).toHaveFocus();
    expect(add).toHaveAttribute('aria-busy', 'true');
    await waitForBackend();
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    expect([callsTo('removeLesson').length, callsTo('saveLesson').length]).toEqual([1, 0]);
  });

  it('is handed over as a calendar file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await testApp.open('/en-hk/regular-class/topics/8/lesson/803', { token: joined(8) });
    const name = (await screen.findByRole('heading', { level: 1 })).textContent;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' })));
    const [event, ...more] = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? '')).getAllSubcomponents(
      'vevent',
    );
    expect([event?.getFirstPropertyValue('summary'), more]).toEqual([name, []]);
    vi.restoreAllMocks();
  });

  it('is asked for no more once the page is left', async () => {
    const page = await testApp.open('/en-hk/regular-class/topics/8/lesson/803', { token: joined(8), ...follow });
    await panel();
    await act(async () => page.app.services.navigation.push('/en-hk/login'));
    await waitFor(() => expect(page.place()).not.toContain('lesson'));
    await goTo('21T17:00:00');
    await goTo('21T18:15:00');
    expect(asked()).toBe(1);
  });

  it('follows no unsafe address of a room', async () => {
    const token = joined(1);
    const url = '/en-hk/regular-class/topics/1/lesson/107';
    server.use(
      http.get('*/api/v4/live_topics/:id', async ({ request }) => {
        server.resetHandlers();
        const body = await (await fetch(request)).text();
        return HttpResponse.json(
          JSON.parse(body.replaceAll(/"url":"https:\/\/rooms[^"]*"/g, '"url":"javascript:alert(1)"')),
        );
      }),
    );
    const page = await testApp.open(url, { token });
    expect(await screen.findByText("The link to Zoom doesn't work")).toBeVisible();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Contact us' })));
    expect(selectContact(page.app.store.getState() as never).open).toBe(true);
  });

  it('is locked for a guest, who is led to the class and to the log-in', async () => {
    const address = '/en-hk/regular-class/topics/1/lesson/107?t=5#about';
    await testApp.open(address);
    expect(await screen.findByText('Enrol in the class to open this session')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Already enrolled? Log in' })).toHaveAttribute(
      'href',
      `/en-hk/login?next=${encodeURIComponent(address)}`,
    );
    expect(screen.getByRole('link', { name: 'See the class and its price' })).toHaveAttribute(
      'href',
      '/en-hk/regular-class/topics/1#offer',
    );
  });

  it('shows how far its replay was watched, and that it was rated', async () => {
    const { app } = await testApp.open('/en-hk/regular-class/topics/1/lesson/102', { token: joined(1) });
    expect(await screen.findByRole('button', { name: 'Rate this session' })).toBeVisible();
    const entry = { targetType: 'live_topic', targetId: 1, lessonId: 102, position: 95, savedAt: 0 } as const;
    const response = { id: 102, progressDuration: 95, learningProgress: 0.25 };
    await act(async () => void app.store.dispatch(positionAcknowledged(entry, response)));
    expect(screen.getByRole('progressbar', { name: '25% watched' })).toBeVisible();
    await act(async () => void app.store.dispatch(positionAcknowledged(entry, { ...response, learningProgress: 1 })));
    expect(screen.getByText('Watched to the end')).toBeVisible();
    await act(async () => void app.store.dispatch(ratingAccepted({ kind: 'liveLesson', id: 102 })));
    expect(screen.getByText('You rated this')).toBeVisible();
  });

  it('shows what is known of it: class, time, term, tag, teacher, materials, what comes next', async () => {
    await testApp.open('/en-hk/regular-class/topics/8/lesson/803', { token: joined(8) });
    const topic = backend.catalogue('hk', 'en-hk').topics.find(({ id }) => id === 8);
    const [lesson, next] = topic?.lessons.filter(({ id }) => id === 803 || id === 804) ?? [];
    const article = await screen.findByRole('article');
    const known = [
      topic?.name,
      lesson?.name,
      `#${topic?.hashtag}`,
      lesson?.materials[0]?.name,
      next?.name,
      'Computing',
    ];
    for (const text of known) expect(article).toHaveTextContent(String(text).replaceAll('\u00a0', ' '));
    expect(article).toHaveTextContent(/Term ends \d+ \w+ 2027/);
    expect(article).toHaveTextContent(/Tomorrow, Sat, 21 Nov/);
    expect(article).toHaveTextContent(/\d:00 [AP]M – \d+:15 [AP]M/);
  });

  it('is not found when its class has no such lesson', async () => {
    await testApp.open('/en-hk/regular-class/topics/1/lesson/999');
    expect(await screen.findByText('Oops, the link you just entered does not exist')).toBeVisible();
  });

  it('offers to try again when it did not load', async () => {
    backend.faults.plan({ endpoint: 'liveTopic', status: 503, times: 1 });
    await testApp.open('/en-hk/regular-class/topics/1/lesson/102');
    expect(await screen.findByRole('heading', { level: 1, name: "We couldn't load this session" })).toBeVisible();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await panel()).toBeVisible();
  });
});

describe('a lesson of the syllabus', () => {
  it('leads to its live lesson and to the lessons beside it', async () => {
    await testApp.open('/en-hk/regular-class/topics/1/syllabus-lesson/1020', { token: joined(1) });
    expect(await screen.findByText('This lesson is taught live')).toBeVisible();
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Go to the live session')).toBe('/en-hk/regular-class/topics/1/lesson/102');
    expect(hrefOf('Previous')).toBe('/en-hk/regular-class/topics/1/syllabus-lesson/1010');
    expect(hrefOf(/^Next lesson \S/)).toBe('/en-hk/regular-class/topics/1/syllabus-lesson/1030');
    expect(screen.getByText(/^Lesson 3 of \d+$/)).toBeVisible();
  });

  it('is locked for those outside of the class, but for a preview', async () => {
    const { app } = await testApp.open('/en-hk/regular-class/topics/1/syllabus-lesson/1020');
    expect(await screen.findByText("It's part of the class syllabus.")).toBeVisible();
    await act(async () => app.services.navigation.push('/en-hk/regular-class/topics/1/syllabus-lesson/1001'));
    await waitFor(() => expect(screen.queryByText("It's part of the class syllabus.")).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
