import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend, loginAs, testNow } from '~mocks/node';
import { apiOrigin } from '~test/renderApp';
import { callsTo, setupApp, waitForBackend } from '~test/setupApp';

const { open } = setupApp();
const asStudent = () => ({ token: loginAs('student@lantern.example') });

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const card = async (name = 'Price') => within(await screen.findByRole('complementary', { name }));

/** Replaces the next response for a course with its usual one and some changed fields. */
async function planCourse(id: number, change: object) {
  const device = JSON.stringify({ device_id: 'other', os: 'Linux', platform: 'web' });
  const headers = { 'Region-Name': 'hk', 'X-User-Agent': device };
  const response = await fetch(`${apiOrigin}/api/v3/courses/${id}?lang=en-hk`, { headers });
  const { data } = (await response.json()) as { data: { course: object } };
  backend.log.clear();
  backend.faults.plan({ endpoint: 'course', body: { data: { course: { ...data.course, ...change } } } });
}

// Wait for calls in flight, so that they do not count among the next test's calls.
afterEach(async () => {
  vi.useRealTimers();
  await waitForBackend();
});

describe('a course', () => {
  it('has all its parts below each other, with tabs that lead to them', async () => {
    const { app: running } = await open('/en-hk/course/101');
    const tabs = within(await screen.findByRole('navigation', { name: 'Course sections' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'About',
      'Lessons',
      expect.stringMatching(/^Materials\d+$/),
      'Teacher',
      'Reviews312',
      'FAQ5',
    ]);
    const learned = within(screen.getByRole('region', { name: "What you'll learn" }));
    const [outcome] = learned.getAllByRole('listitem');
    expect(outcome).toHaveTextContent('Sketch before you calculate');
    const about = screen.getByText(/^Most students meet quadratics/);
    expect(outcome?.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of ['Lessons', 'Schedule', 'Materials', 'Teacher', 'Reviews', 'FAQ'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    await press(tabs.getByRole('link', { name: /^Reviews/ }));
    expect(running.services.navigation.current()).toMatchObject({ pathname: '/en-hk/course/101', hash: '#review' });
    expect(callsTo('course')).toHaveLength(1);
  });

  it.each([
    ['review', 'Reviews'],
    ['keyPoint', "What you'll learn"],
  ])('goes to the part that an address names: %s', async (tab, name) => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await open(`/en-hk/course/101?tab=${tab}`);
    const part = await screen.findByRole('region', { name });
    await waitFor(() => expect(scroll.mock.contexts).toContain(part));
    scroll.mockRestore();
  });

  it('says how many lessons are free, and shows them with a picture', async () => {
    await open('/en-hk/course/101');
    const lessons = within(await screen.findByRole('region', { name: 'Lessons' }));
    expect(lessons.getByText('2 free lessons, no account needed')).toBeVisible();
    const [first, , third] = lessons.getAllByRole('listitem');
    expect(first?.querySelector('img')).not.toBeNull();
    expect(third?.querySelector('img')).toBeNull();
  });

  it('says beside its button what the plan promises', async () => {
    await open('/en-hk/course/101');
    expect(await (await card()).findByText(/^Full refund within 7 days/)).toBeVisible();
  });

  it('shows four reviews, the chosen ones first and none twice, and all when asked', async () => {
    const reviews = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((username) => ({ username, star: 5, comment: 'Fine' }));
    await planCourse(101, { ratings: reviews, feedbacks: reviews.slice(4) });
    await open('/en-hk/course/101');
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(section.getAllByRole('listitem')).toHaveLength(4);
    expect(section.getAllByRole('listitem')[0]).toHaveTextContent('Ed');
    await press(section.getByRole('button', { name: 'All reviews' }));
    expect(section.getAllByRole('listitem')).toHaveLength(5);
    expect(section.queryByRole('button', { name: 'All reviews' })).toBeNull();
  });

  it.each([
    ['its description for search engines', { meta_description: 'Waves at home' }, 'Waves at home'],
    ['the words of its own description', { meta_description: null }, 'What a wave is'],
  ])('is described in the head by %s', async (_, change, text) => {
    await planCourse(101, { description: '<p>What a <b>wave</b> is</p>', ...change });
    await open('/en-hk/course/101');
    const described = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content');
    await waitFor(() => expect(described()).toBe(text));
  });

  it('keeps the page of its announcements in another language', async () => {
    const { app: running } = await open('/en-hk/course/201');
    const list = () =>
      within(screen.getAllByRole('region').find((region) => region.querySelector('nav')) as HTMLElement);
    await press(
      within(await screen.findByRole('region', { name: 'Announcements' })).getByRole('button', { name: 'Page 2' }),
    );
    await waitForBackend();
    await act(async () => running.services.navigation.replace('/zh-hk/course/201'));
    await waitFor(() =>
      expect(callsTo('announcements').map(({ query }) => [query.lang, query.page])).toEqual([
        ['en-hk', '2'],
        ['zh-hk', '2'],
      ]),
    );
    await waitForBackend();
    const [title] = list().getAllByRole('heading', { level: 3 });
    expect(title).toHaveTextContent(/\p{Script=Han}/u);
    expect(list().getByRole('button', { current: 'page' })).toHaveTextContent('2');
  });

  it('asks for announcements that do not come with it, and replaces them page by page', async () => {
    await planCourse(201, { announcement_list: null });
    await open('/en-hk/course/201');
    const news = within(await screen.findByRole('region', { name: 'Announcements' }));
    const first = (await news.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await press(news.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(news.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    for (const title of first) expect(news.queryByRole('heading', { name: title ?? '' })).toBeNull();
    expect(callsTo('announcements').map(({ query: { page, size_per_page } }) => [page, size_per_page])).toEqual([
      ['1', '3'],
      ['2', '3'],
    ]);
  });

  it('says the price of a lesson before the later price, which it does not belong to', async () => {
    await open('/en-hk/course/101');
    const words = /^That's HK[$]\d+ a lesson[.] Early-bird price until .+[.] After that, HK[$]\d+[.]$/;
    expect(await (await card()).findByText(words)).toBeVisible();
  });

  it('that is sold in a set alone says which, how many to choose and for what', async () => {
    await open('/en-hk/course/903');
    const offer = await card();
    expect(await offer.findByText('Only available in the bundle “People and places”')).toBeVisible();
    expect(offer.getByText('Choose any 2, including this one.')).toBeVisible();
    expect(offer.getByText('HK$620')).toBeVisible();
    expect(offer.getByText('for any 2')).toBeVisible();
    expect(offer.queryByText(/a lesson\./)).toBeNull();
  });

  it('that is ordered and has not begun says when it does, and no price', async () => {
    await open('/en-hk/course/1001', { token: loginAs('nowtv@lantern.example') });
    const offer = await card();
    expect(await offer.findByText('Your place is booked')).toBeVisible();
    expect(offer.getByText(/^The course starts /)).toBeVisible();
    expect(offer.queryByText('HK$520')).toBeNull();
  });

  it('changes its price before one’s eyes when the early one ends', async () => {
    let now = testNow;
    const jumps = new Set<() => void>();
    const followTime = (onJump: () => void) => {
      jumps.add(onJump);
      return () => void jumps.delete(onJump);
    };
    await open('/en-hk/course/101', { now: () => now, followTime });
    const price = await card();
    expect(await price.findByText('HK$480')).toBeVisible();
    now += 20 * 86_400_000;
    await act(async () => {
      for (const jump of [...jumps]) jump();
    });
    expect(price.getByText('HK$640')).toBeVisible();
    expect(price.queryByText('HK$480')).toBeNull();
    expect(price.getByText('The early-bird price has ended. It was HK$480 and is now HK$640.')).toBeVisible();
  });

  it('takes the price of the collections that hold it where it has none, and shows all plans', async () => {
    const method = { id: 'm', platform: 'web', currency: 'HKD', price: 300, renewable: true };
    const year = { ...method, price: 2400 };
    const plans = [
      { id: 'a', name: 'Monthly', is_focus: true, billing_cycle_per_months: 1, payment_methods: [method] },
      {
        id: 'b',
        name: 'Yearly',
        long_description: '<p>All of <b>it</b></p>',
        question_quota: 20,
        designated_question: true,
        highlight: 'Best value',
        contract_period: '12 months',
        last_day: 'Day before renewal',
        expired_at: '2027-11-20T12:00:00+08:00',
        billing_cycle_per_months: 12,
        payment_methods: [year],
      },
    ];
    const collection = { id: 3101, kind: 'single', course_id: 101, plans, has_more_plans: true };
    await planCourse(101, { checkout_collection: null, plan: null, has_more_plans: true });
    backend.faults.plan({ endpoint: 'contentCheckouts', body: { data: { checkout_collections: [collection] } } });
    await open('/en-hk/course/101');
    const price = await card();
    expect(await price.findByText('HK$300')).toBeVisible();
    await press(price.getByRole('button', { name: 'See all plans' }));
    const dialog = within(screen.getByRole('dialog', { name: 'All plans' }));
    const yearly = within(dialog.getByRole('heading', { name: 'Yearly' }).closest('li') as HTMLElement);
    for (const text of ['HK$2,400', 'Best value', '20', '12 months', 'Every year', 'Day before renewal'])
      expect(yearly.getByText(text)).toBeVisible();
    expect(yearly.getByText('20 Nov 2027')).toBeVisible();
    expect(dialog.getByText('Unlimited')).toBeVisible();
    expect(callsTo('contentCheckouts')[0]?.query).toMatchObject({ content_type: 'course', content_id: '101' });
  });

  it('leads from a plan to its checkout, where it is chosen', async () => {
    const page = await open('/en-hk/course/104');
    const price = await card();
    await press(await price.findByRole('button', { name: 'See all plans' }));
    const dialog = within(screen.getByRole('dialog', { name: 'All plans' }));
    expect(dialog.getAllByRole('link', { name: /^Choose this plan: / })).toHaveLength(2);
    await press(dialog.getByRole('link', { name: 'Choose this plan: Course plus questions' }));
    expect(await screen.findByRole('radio', { name: 'Course plus questions' })).toBeChecked();
    expect(page.place()).toBe('/en-hk/purchase/single/3104');
  });

  it('offers no plan to an account of another region', async () => {
    await open('/en-hk/course/104', { token: loginAs('tw@lantern.example') });
    const price = await card();
    await press(await price.findByRole('button', { name: 'See all plans' }));
    const dialog = within(screen.getByRole('dialog', { name: 'All plans' }));
    await waitFor(() => expect(dialog.queryByRole('link', { name: /^Choose this plan/ })).toBeNull());
  });

  it.each([
    ['101', 'Buy course', '/en-hk/purchase/single/3101'],
    ['405', 'Pre-order', '/en-hk/purchase/single/3405'],
  ])('leads to where %s is paid: %s', async (id, name, href) => {
    await open(`/en-hk/course/${id}`);
    const offer = await card();
    expect(await offer.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('enrolling for nothing', () => {
  it('sends one order for ten presses, and the course is owned', async () => {
    await open('/en-hk/course/201', asStudent());
    const enrol = await (await card()).findByRole('button', { name: 'Enrol free' });
    enrol.focus();
    await act(async () => {
      for (let press = 0; press < 10; press += 1) fireEvent.click(enrol);
    });
    expect(await screen.findByText("You're enrolled. You can start now.")).toBeVisible();
    expect(await (await card('Your course')).findByText('This course is yours')).toBeVisible();
    expect(await (await card('Your course')).findByRole('link', { name: /Start|Continue/ })).toHaveFocus();
    const orders = callsTo('createOrder');
    expect(orders).toHaveLength(1);
    expect(orders[0]?.body).toEqual({
      checkout_collection_id: 3201,
      plan_id: 'plan-3201',
      payment_method_id: 'plan-3201-web',
      items: [],
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      return_url: 'http://app.test/en-hk/course/201',
      expected_price: 0,
      currency: 'HKD',
    });
  });

  it('leads a guest to the login, and continues afterwards', async () => {
    const { app: running, user } = await open('/en-hk/course/201?tab=summary');
    await press(await (await card()).findByRole('button', { name: 'Enrol free' }));
    await screen.findByLabelText('Email');
    const next = encodeURIComponent('/en-hk/course/201?tab=summary');
    expect(running.services.navigation.current()).toMatchObject({ pathname: '/en-hk/login', search: `?next=${next}` });
    expect(callsTo('createOrder')).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'student@lantern.example');
    await user.type(screen.getByLabelText('Password'), 'lantern-demo');
    await press(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
    expect(await (await card('Your course')).findByText('This course is yours')).toBeVisible();
    expect(callsTo('createOrder')).toHaveLength(1);
    expect(running.services.navigation.current().search).toBe('?tab=summary');
  });

  it('repeats an order whose response was lost under its own key, and says in the page what was refused', async () => {
    await open('/en-hk/course/201', asStudent());
    const offer = await card();
    backend.faults.plan({ endpoint: 'createOrder', offline: true });
    backend.faults.plan({ endpoint: 'createOrder', status: 409, code: '20-200-0001-001', message: 'Price changed' });
    const enrol = await offer.findByRole('button', { name: 'Enrol free' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await press(enrol);
    await waitFor(() => expect(callsTo('orderByKey')).toHaveLength(1));
    expect(enrol).toHaveAttribute('aria-busy', 'true');
    // After this time the request can no longer be on its way.
    while (enrol.hasAttribute('aria-busy')) await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(callsTo('orderByKey').length).toBeGreaterThan(5);
    await press(enrol);
    expect(await offer.findByText('The price has changed. Check it before you continue.')).toBeVisible();
    expect(screen.queryByText('Price changed')).toBeNull();
    expect(offer.getByRole('link', { name: 'See the price' })).toHaveAttribute('href', '/en-hk/purchase/single/3201');
    expect(offer.queryByRole('button', { name: 'Enrol free' })).toBeNull();
    const keys = callsTo('createOrder').map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('ends where the server says that it is owned already', async () => {
    await open('/en-hk/course/201', asStudent());
    const offer = await card();
    backend.faults.plan({ endpoint: 'createOrder', status: 409, code: '20-200-0001-002' });
    await press(await offer.findByRole('button', { name: 'Enrol free' }));
    expect(await offer.findByText('You already have this, so nothing was ordered.')).toBeVisible();
    await waitForBackend();
    expect(offer.queryByRole('button', { name: 'Enrol free' })).toBeNull();
    expect(offer.queryByRole('link', { name: 'See the price' })).toBeNull();
  });
});
