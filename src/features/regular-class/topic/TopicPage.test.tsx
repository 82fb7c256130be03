import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { backend, loginAs, testNow } from '~mocks/node';
import { apiOrigin } from '~test/renderApp';
import { callsTo, setupApp, waitForBackend } from '~test/setupApp';

const { open } = setupApp();
const asStudent = () => ({ token: loginAs('student@lantern.example') });

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const card = async (name = 'Price') => within(await screen.findByRole('complementary', { name }));
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const headings = (level: number) =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

/** Replaces the next response for a class with its usual one and some changed fields. */
async function changeTopicResponse(id: number, change: object) {
  const device = JSON.stringify({ device_id: 'other', os: 'Linux', platform: 'web' });
  const headers = { 'Region-Name': 'hk', 'X-User-Agent': device };
  const response = await fetch(`${apiOrigin}/api/v4/live_topics/${id}?lang=en-hk&region_name=hk`, { headers });
  const { data } = (await response.json()) as { data: { live_topic: object } };
  backend.log.clear();
  backend.faults.plan({ endpoint: 'liveTopic', body: { data: { live_topic: { ...data.live_topic, ...change } } } });
}

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(waitForBackend);

describe('a class', () => {
  it('leads its student to the newest replay that can be watched, and nobody else', async () => {
    const dated = (id: number, day: number) => ({
      id,
      name: `Session ${id}`,
      status: 'finished',
      start_at: `2026-11-0${day}T19:00:00+08:00`,
      end_at: `2026-11-0${day}T20:00:00+08:00`,
    });
    const recorded = { watch_enabled: true, is_topic_enrolled: true, video_id: 'v' };
    const finished_lessons = [
      { ...dated(71, 2), ...recorded },
      { ...dated(72, 4), ...recorded },
      { ...dated(73, 6), ...recorded, video_id: null },
    ];
    await changeTopicResponse(1, { finished_lessons, free_lesson_list: [], enroll_status: 'enrolled' });
    await open('/en-hk/regular-class/topics/1', asStudent());
    const link = (await screen.findByText('Latest replay')).parentElement?.querySelector('a');
    expect(link).toHaveAccessibleName('Session 72');
    expect(link).toHaveAttribute('href', '/en-hk/regular-class/topics/1/lesson/72');
  });

  it('lists the two sessions after the next one, and none that is over', async () => {
    const hour = 3_600_000;
    const lesson = (id: number, hours: number) => ({
      id,
      name: `Session ${id}`,
      start_at: new Date(testNow + hours * hour).toISOString(),
      end_at: new Date(testNow + (hours + 1) * hour).toISOString(),
    });
    const scheduled_lessons = [lesson(60, -2), lesson(63, 72), lesson(61, 24), lesson(62, 48), lesson(64, 96)];
    await changeTopicResponse(1, { scheduled_lessons });
    await open('/en-hk/regular-class/topics/1');
    const panel = await screen.findByRole('tabpanel');
    const links = within(panel).getAllByRole('link', { name: /^Session 6\d$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Session 61', 'Session 62', 'Session 63']);
  });

  it('shows no replay to a guest among what comes next', async () => {
    await open('/en-hk/regular-class/topics/1');
    await screen.findByText(/^(Next session|Right now)$/);
    expect(screen.queryByText('Latest replay')).toBeNull();
  });

  it.each([
    ['only', '', 0],
    ['and, since it is longer, in the overview', '<p>Live.</p>', 1],
  ])('has its description below the title %s', async (_, more, times) => {
    const sentence = 'A new text every week, read together.';
    await changeTopicResponse(1, { description: `<p>${sentence}</p>${more}` });
    await open('/en-hk/regular-class/topics/1');
    const panel = within(await screen.findByRole('tabpanel'));
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(sentence);
    expect(panel.queryAllByText(sentence)).toHaveLength(times);
  });

  it('tells who may enrol that the sessions that were held have replays', async () => {
    await open('/en-hk/regular-class/topics/1');
    expect(await screen.findByText('Enrol in the class to watch the replays.')).toBeVisible();
  });

  it('says no more of them to its student', async () => {
    await open('/en-hk/regular-class/topics/1', asStudent());
    await screen.findAllByText(/sessions held$/);
    expect(screen.queryByText('Enrol in the class to watch the replays.')).toBeNull();
  });

  it('opens the part that the address names, and groups materials by the lesson they belong to', async () => {
    const { app: running } = await open('/en-hk/regular-class/topics/1?tab=materials');
    expect(await tab(/^Materials 9/)).toHaveAttribute('aria-selected', 'true');
    expect(headings(3).slice(0, 2)).toEqual(['For every session', 'What a function does to a number']);
    const group = within(screen.getByRole('region', { name: 'What a function does to a number' }));
    expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Worksheet\s1Locked$/),
    ]);

    await press(await tab(/^Timetable/));
    expect(running.services.navigation.current().search).toBe('?tab=scheduledLessons');
    expect(headings(3)[0]).toMatch(/^Today/);
    await press(await tab(/^Sessions/));
    expect(headings(2)).toEqual(['Free replays', 'Finished sessions']);
    await press(await tab(/^Overview/));
    expect(running.services.navigation.current().search).toBe('');
    expect(headings(2)).toEqual([
      'How it works',
      "What's included",
      'Before you enrol',
      'Teacher',
      'From students and parents',
    ]);
    expect(callsTo('liveTopic')).toMatchObject([{ query: { region_name: 'hk' } }]);
    expect(document.title).toMatch(/^Form.4 Maths: functions and graphs/);
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/\/media\/live\//);
    const few = within(screen.getByRole('region', { name: 'From students and parents' }));
    expect(few.getAllByRole('listitem')).toHaveLength(2);
    await press(few.getByRole('button', { name: 'All reviews' }));
    expect(await tab(/^Reviews/)).toHaveFocus();
    expect(running.services.navigation.current().search).toBe('?tab=ratings');
  });

  it('has four parts whatever there is, and says in each what comes', async () => {
    const nothing = { lessons: [], scheduled_lessons: [], free_lesson_list: [], finished_lessons: [], syllabuses: [] };
    const none = {
      ...nothing,
      faqs: [],
      materials: [],
      instructors: [],
      ratings: [],
      rating_count: 0,
      average_rate: 0,
    };
    await changeTopicResponse(1, { ...none, upcoming_lesson_start_at: null, schedule_url: null });
    await open('/en-hk/regular-class/topics/1?tab=ratings');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Sessions',
      'Syllabus',
      'FAQ',
    ]);
    for (const [name, title] of [
      ['Sessions', 'Nothing to watch yet'],
      ['Syllabus', 'The syllabus is coming soon'],
      ['FAQ', 'No questions yet'],
    ] as const) {
      await press(await tab(new RegExp(name)));
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    }
  });

  it('offers a guest the free lesson, all plans and a free trial', async () => {
    await open('/en-hk/regular-class/topics/1');
    const offer = await card();
    expect(await offer.findByText('HK$246')).toBeVisible();
    expect(offer.getByText('First month')).toBeVisible();
    expect(offer.getByText('then HK$328 a month')).toBeVisible();
    expect(offer.getByText('Renews automatically until you cancel.')).toBeVisible();
    expect(offer.queryByText('Was')).toBeNull();
    expect(offer.queryByText(/a lesson/)).toBeNull();
    expect(offer.getAllByRole('radio')).toHaveLength(2);
    expect(offer.queryByRole('button', { name: 'See all plans' })).toBeNull();
    await press(offer.getByRole('button', { name: 'Try the class free' }));
    const ways = within(screen.getByRole('dialog', { name: 'Try the class free' }));
    expect(ways.getByRole('link', { name: 'Watch a free replay' })).toHaveAttribute(
      'href',
      '/en-hk/regular-class/topics/1/lesson/101',
    );
    await press(ways.getByRole('button', { name: 'Book a free trial' }));
    expect(await screen.findByRole('heading', { name: 'Book a free trial' })).toBeVisible();
    expect(callsTo('topicCheckout')).toHaveLength(1);
  });

  it('lets choose a plan in its card, whose price is then in the bar and whose checkout opens', async () => {
    const page = await open('/en-hk/regular-class/topics/1');
    const offer = await card();
    expect(await offer.findAllByRole('radio')).toHaveLength(2);
    expect(offer.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
    expect(offer.getByText('Cancel at any time')).toBeVisible();
    await press(offer.getByRole('radio', { name: /^Class plus questions/ }));
    expect(offer.getByRole('radio', { name: /^Class plus questions/ })).toBeChecked();
    expect(screen.getAllByText('HK$418')).toHaveLength(2);
    await press(offer.getByRole('link', { name: 'Enrol now' }));
    expect(await screen.findByRole('radio', { name: 'Class plus questions' })).toBeChecked();
    expect(page.place()).toBe('/en-hk/purchase/single/5001');
  });

  it('says how its plans differ, what the first payment covers, and what follows the last session', async () => {
    await open('/en-hk/regular-class/topics/2');
    const offer = await card();
    const monthly = await offer.findByRole('radio', { name: /^Monthly.*Every weekly session and all replays$/ });
    expect(monthly).toBeChecked();
    const covers = 'Your first payment covers 5 sessions, up to 18 Dec.';
    expect(offer.getByText(`${covers} That's about HK$60 a session.`)).toBeVisible();
    const questions = within(await screen.findByRole('region', { name: 'Before you enrol' }));
    expect(
      questions.getByText(/^The last session is on 22 Jan 2027\. The plan renews until you cancel it/),
    ).toBeVisible();
    expect(questions.getByText('Yes, 8 sessions are still to come.')).toBeVisible();
    expect(questions.getByText('Catch up with the replays of past sessions.')).toBeVisible();
    await press(offer.getByRole('radio', { name: /^Class plus questions.*teacher of your choice$/ }));
    expect(offer.getByText(`${covers} That's about HK$78 a session.`)).toBeVisible();
  });

  it('says of a term what is charged after it: nothing', async () => {
    const term = backend.catalogue('hk', 'en-hk').topics.find(({ semesterExpiredMs }) => semesterExpiredMs !== null);
    await open(`/en-hk/regular-class/topics/${term?.id}`);
    const questions = within(await screen.findByRole('region', { name: 'Before you enrol' }));
    expect(
      questions.getByText(/, and you have access until .+ You pay only once, so nothing more is charged\.$/),
    ).toBeVisible();
    expect((await card()).queryByText(/^Your first payment/)).toBeNull();
  });

  it('answers nobody who has enrolled', async () => {
    await open('/en-hk/regular-class/topics/1', asStudent());
    await card('Your class');
    await screen.findByRole('heading', { name: "What's included" });
    expect(screen.queryByRole('region', { name: 'Before you enrol' })).toBeNull();
  });

  it('opens the checkout with the plan of its card, whatever was chosen there before', async () => {
    const page = await open('/en-hk/purchase/single/5001');
    await press(await screen.findByRole('radio', { name: 'Class plus questions' }));
    await act(async () => page.app.services.navigation.push('/en-hk/regular-class/topics/1'));
    await press(await (await card()).findByRole('link', { name: 'Enrol now' }));
    expect(await screen.findByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it('shows its sessions as lanterns: held, of today, and to come', async () => {
    await open('/en-hk/regular-class/topics/1');
    // In the offer, too: who enrols now has fewer than all.
    const inOffer = await (await card()).findByText('6 of 13 sessions held');
    const count = screen.getAllByText('6 of 13 sessions held').find((one) => one !== inOffer);
    const lanterns = [...(count?.parentElement?.querySelectorAll('[data-state]') ?? [])].map((item) =>
      item.getAttribute('data-state'),
    );
    expect(lanterns).toHaveLength(13);
    expect(new Set(lanterns.slice(0, 6))).toEqual(new Set(['held']));
    expect(lanterns[6]).toBe('now');
    expect(new Set(lanterns.slice(7))).toEqual(new Set(['ahead']));
  });

  it('says when the price did not come, and asks for it again', async () => {
    await changeTopicResponse(1, { checkout_collection: null });
    backend.faults.plan({ endpoint: 'topicCheckout', status: 500 });
    await open('/en-hk/regular-class/topics/1');
    const offer = await card();
    await press(await offer.findByRole('button', { name: 'Try again' }));
    expect(await offer.findByText('HK$246')).toBeVisible();
  });

  it.each([
    [{ enroll_status: 'preorder', enroll_start_at: '2026-11-25T10:00:00+08:00' }, "You've pre-ordered this class"],
    [{ enroll_start_at: '2026-11-25T10:00:00+08:00' }, 'Open for pre-order'],
    [{ active: false }, 'Enrolment is closed'],
  ])('%j is said in words, with a price only where it can be bought', async (change, title) => {
    await changeTopicResponse(1, change);
    await open('/en-hk/regular-class/topics/1');
    const offer = await card();
    expect(await offer.findByText(title)).toBeVisible();
    if ('enroll_start_at' in change) expect(offer.getByText('The class starts 25 Nov 2026.')).toBeVisible();
    const isForSale = title === 'Open for pre-order';
    await waitFor(() => expect(offer.queryByText('HK$246') !== null).toBe(isForSale));
    expect(offer.queryByRole('button', { name: 'Try the class free' }) !== null).toBe(isForSale);
  });

  it('goes live before one’s eyes when its minute comes, and the server is asked', async () => {
    let now = testNow;
    const jumps = new Set<() => void>();
    const followTime = (onJump: () => void) => {
      jumps.add(onJump);
      return () => void jumps.delete(onJump);
    };
    await open('/en-hk/regular-class/topics/2', { now: () => now, followTime });
    expect(await screen.findByText(/^Next: Today .* in 12 min$/)).toBeVisible();
    now += 12 * 60_000;
    await act(async () => {
      for (const jump of [...jumps]) jump();
    });
    expect(screen.getByText('Right now')).toBeVisible();
    expect(screen.getAllByText('Live now')[0]).toBeVisible();
    await waitFor(() => expect(callsTo('liveTopic')).toHaveLength(2));
  });
});

describe('a class one is in', () => {
  it('leads to the lesson that is on, and is rated once', async () => {
    const { user } = await open('/en-hk/regular-class/topics/1', asStudent());
    const own = await card('Your class');
    expect(await own.findByText("You're enrolled in this class")).toBeVisible();
    expect(own.getByRole('progressbar', { name: '6 of 13 sessions held' })).toBeInTheDocument();
    const href = '/en-hk/regular-class/topics/1/lesson/107';
    expect(own.getByRole('link', { name: 'Go to the live session' })).toHaveAttribute('href', href);
    expect(own.queryByText('HK$246')).toBeNull();

    await press(own.getByRole('button', { name: 'Rate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: '4 stars' }));
    await press(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await own.findByText('You rated this')).toBeVisible();
    expect(callsTo('rateLiveTopic')).toMatchObject([{ body: { stars: 4, comment: '' } }]);
  });

  it('is named as their child’s to a parent', async () => {
    await open('/en-sg/regular-class/topics/110001', { token: loginAs('parent@lantern.example') });
    expect(await screen.findByText('Your child is enrolled in this class')).toBeVisible();
    expect(screen.queryByText("You're enrolled in this class")).toBeNull();
  });

  it('is entered for nothing by one order for ten presses, where it costs nothing', async () => {
    await open('/en-hk/regular-class/topics/18', asStudent());
    const enrol = await (await card()).findByRole('button', { name: 'Enrol free' });
    await act(async () => {
      for (let press = 0; press < 10; press += 1) fireEvent.click(enrol);
    });
    expect(await screen.findByText("You're enrolled. You can start now.")).toBeVisible();
    expect(await (await card('Your class')).findByText("You're enrolled in this class")).toBeVisible();
    expect(callsTo('createOrder')).toHaveLength(1);
    expect(callsTo('createOrder')[0]?.body).toMatchObject({
      checkout_collection_id: 5018,
      expected_price: 0,
      items: [],
    });
  });
});
