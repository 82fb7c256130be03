import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartItem, cartItemAdded, selectCartCount } from '@/domain/cart/state';
import { collectionDetail } from '@/domain/sale/state';
import { memoryStorage } from '@/platform/services/storage';
import { settleOrder } from '~mocks/handlers/orders';
import { backend, loginAs } from '~mocks/node';
import { computeCollectionCharge } from '~mocks/rules/price';
import { findById } from '~mocks/rules/view';
import { apiOrigin, type RenderOptions } from '~test/renderApp';
import { callsTo, setupApp } from '~test/setupApp';
import { timeToSee } from './useSeenOffer';

const testApp = setupApp();
const student = 'student@lantern.example';
const course = '/en-hk/purchase/single/3103';
const main = () => within(screen.getByRole('main'));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const pay = async (name: RegExp | string = /^Pay/) =>
  (await main().findAllByRole('button', { name }))[0] as HTMLElement;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

async function open(url: string, options: RenderOptions = {}) {
  const page = await testApp.open(url, options);
  const left: string[] = [];
  page.app.services.navigation.leave = (to) => void left.push(to);
  return { ...page, left };
}
const asStudent = () => ({ token: loginAs(student) });
const orders = () => backend.db.read().orders;
const lastOrder = () => orders().at(-1)?.id ?? '';

/** Replaces the next response for a collection with its usual one and some changed fields. */
async function planCollection(
  id: number,
  change: (collection: { plans: { payment_methods: object[] }[]; contents: { courses: object[] } }) => object,
) {
  const device = JSON.stringify({ device_id: 'other', os: 'Linux', platform: 'web' });
  const headers = { 'Region-Name': 'hk', 'X-User-Agent': device };
  const response = await fetch(`${apiOrigin}/api/v5/checkout_collections/${id}?lang=en-hk`, { headers });
  const { data } = await response.json();
  backend.log.clear();
  const body = { data: { checkout_collection: { ...data.checkout_collection, ...change(data.checkout_collection) } } };
  backend.faults.plan({ endpoint: 'checkout', body });
}

/** Places and pays an order on another device. */
async function buyElsewhere(collectionId: number) {
  const device = JSON.stringify({ device_id: 'other', os: 'Linux', platform: 'web' });
  const headers = {
    'Region-Name': 'hk',
    'X-User-Agent': device,
    Authorization: `Bearer ${loginAs(student, 'other')}`,
    'Content-Type': 'application/json',
  };
  const collection = findById(backend.catalogue('hk', 'en-hk').collections, collectionId);
  const charge = collection && computeCollectionCharge(collection, backend.clock.now());
  const body = {
    checkout_collection_id: collectionId,
    plan_id: `plan-${collectionId}`,
    items: [],
    idempotency_key: 'elsewhere',
    return_url: 'http://x.test/en-hk',
    expected_price: charge?.price,
    currency: charge?.currency,
  };
  await fetch(`${apiOrigin}/api/v5/orders?lang=en-hk`, { method: 'POST', headers, body: JSON.stringify(body) });
  settleOrder(backend, lastOrder(), 'paid');
  backend.log.clear();
}

beforeEach(() => void backend.log.clear());

describe('before paying', () => {
  it('a guest sees all of it, logs in at Pay, and comes back to the same choice', async () => {
    const page = await open('/en-hk/purchase/single/3104');
    expect(await main().findByText('DSE Maths in thirty evenings')).toBeVisible();
    expect(main().getByText('30 lessons')).toBeVisible();
    expect(main().getByRole('radio', { name: 'The whole course' })).toBeChecked();
    await press(main().getByRole('radio', { name: 'Course plus questions' }));
    expect(main().getByText('20')).toBeVisible();
    // By the sums, and in the bar of phones.
    const signUps = main().getAllByRole('link', { name: 'Sign up' });
    expect(signUps).toHaveLength(2);
    for (const link of signUps)
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/en-hk\/signup\?next=%2Fen-hk%2Fpurchase%2F/));
    await press(await pay('Log in to pay'));
    await page.user.type(await screen.findByLabelText('Email'), student);
    expect(page.place()).toBe(`/en-hk/login?next=${encodeURIComponent('/en-hk/purchase/single/3104')}`);
    await page.user.type(screen.getByLabelText('Password'), 'lantern-demo');
    await press(main().getByRole('button', { name: 'Log in' }));
    expect(await pay('Pay HK$1,060')).toBeVisible();
    expect(main().getByRole('radio', { name: 'Course plus questions' })).toBeChecked();
    expect(callsTo('createOrder')).toEqual([]);
  });

  it('says where one pays, what each plan contains, and where there is help', async () => {
    await open('/en-hk/purchase/single/3104');
    expect(await main().findByText(/^Payments are made on our payment partner's page\./)).toBeVisible();
    expect(main().getByText('Your lessons open as soon as your payment is confirmed.')).toBeVisible();
    expect(main().getByText(/^Full refund within 7 days/)).toBeVisible();
    expect(main().getAllByText('Questions to a teacher')).toHaveLength(2);
    expect(await main().findByRole('link', { name: /^FAQ/ })).toBeVisible();
    expect(main().getByRole('button', { name: 'Help and contact' })).toBeVisible();
  });

  it('compares the plans by the same rows, and says for whom and until when the chosen one is', async () => {
    await open('/en-hk/purchase/single/3104', asStudent());
    const plans = within(await main().findByRole('group', { name: 'Choose your plan' }));
    const [one, other] = plans.getAllByRole('radio').map((radio) => radio.closest('[class*="plan"]'));
    const labels = (plan: Element | null | undefined) =>
      [...(plan?.querySelectorAll('dt') ?? [])].map((label) => label.textContent);
    expect(labels(one)).toEqual(labels(other));
    expect(labels(one)).toContain('Choice of teacher');
    const sums = within(screen.getByRole('region', { name: 'What you pay' }));
    expect(plans.queryByText('Auto-renewal')).toBeNull();
    expect(sums.getByText('One-off payment, with no automatic renewal.')).toBeVisible();
    expect(sums.getByText('For').nextElementSibling).toHaveTextContent('Kit Chan');
    expect(sums.getByText('Access').nextElementSibling).toHaveTextContent(/^From today until \d+ \w+ 2027$/);
    await press(plans.getByRole('radio', { name: 'Course plus questions' }));
    expect(sums.getByText('Plan').nextElementSibling).toHaveTextContent('Course plus questions');
    expect(sums.getByText(/^Full refund within 7 days/)).toBeVisible();
  });

  it('says on which date a plan that renews is charged next, and how much', async () => {
    await open('/en-hk/purchase/single/5010', asStudent());
    const sums = within(await screen.findByRole('region', { name: 'What you pay' }));
    const dates = () => sums.getByText(/^Due on \d+ \w+ \d{4}$/);
    const [month, price] = [dates().textContent, dates().nextElementSibling?.textContent];
    expect(sums.getByText(/^Renews automatically every month/)).toHaveTextContent(`at ${price}`);
    await press(main().getByRole('radio', { name: /four months/i }));
    expect(dates().textContent).not.toBe(month);
    expect(dates().nextElementSibling).toHaveTextContent(/^HK\$912$/);
  });

  it('shows the terms in a dialog, and says there and beside the price what renews', async () => {
    await open('/en-hk/purchase/single/5005', asStudent());
    expect(await main().findByText(/^Renews automatically every month at HK\$/)).toBeVisible();
    expect(main().getByText('Introductory discount')).toBeVisible();
    // On the plan, and in the bar beside Pay.
    expect(main().getAllByText('First month').length).toBeGreaterThan(1);
    expect(main().getAllByText(/^then HK\$\d+ a month$/).length).toBeGreaterThan(1);
    expect(
      within(screen.getByRole('region', { name: 'What you pay' })).queryByText(/HK/, { selector: 's' }),
    ).toBeNull();
    expect(main().getAllByRole('radio')).toHaveLength(2);
    await press(main().getByRole('button', { name: 'Read the terms' }));
    const terms = within(screen.getByRole('dialog', { name: 'Terms of purchase' }));
    expect(terms.getByText('How it renews')).toBeVisible();
    await press(terms.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await press(main().getByRole('radio', { name: /questions/i }));
    expect(main().getByText(/^Renews automatically every month at HK\$450/)).toBeVisible();
  });

  it('lets choose among several ways to pay, by their money', async () => {
    await planCollection(3103, ({ plans }) => {
      const [first] = plans as [{ payment_methods: object[] }];
      const dollars = { ...first.payment_methods[0], id: 'usd', currency: 'SGD', display_currency: 'SGD', price: 77 };
      return { plans: [{ ...first, payment_methods: [...first.payment_methods, dollars] }] };
    });
    await open(course, asStudent());
    await press(await main().findByRole('radio', { name: /^SGD/ }));
    expect(await pay('Pay S$77.00')).toBeVisible();
  });

  it('says until when a course can be watched and a class is held, and when lessons open', async () => {
    await planCollection(3103, ({ contents }) => ({
      contents: {
        ...contents,
        courses: contents.courses.map((one) => ({
          ...one,
          expire_date: '2027-06-30T12:00:00+08:00',
          enroll_start_at: '2027-01-04T10:00:00+08:00',
        })),
        live_topics: [
          { id: 1, name: 'Maths', is_semester: true, semester_expired_date: '2027-07-31T12:00:00+08:00' },
          { id: 2, name: 'Physics', is_semester: false, semester_expired_date: '2027-08-31T12:00:00+08:00' },
        ],
      },
    }));
    await open(course);
    const items = within(await screen.findByRole('region', { name: 'What you get' }));
    expect(items.getByText('Available until 30 Jun 2027')).toBeVisible();
    expect(items.getByText('Term ends 31 Jul 2027')).toBeVisible();
    expect(items.queryByText(/Aug 2027/)).toBeNull();
    expect(main().getByText(/^Your lessons open .* Pre-ordered items open on their start date\.$/)).toBeVisible();
  });

  it('leads to the page of what it is, and a bundle that is not complete back to itself', async () => {
    const wrong = await open('/en-hk/purchase/single/8001', asStudent());
    await waitFor(() => expect(wrong.place()).toBe('/en-hk/purchase/prepack/8001'));
    expect(await main().findByText('Small-group class')).toBeVisible();
    await wrong.stop();
    const several = await open('/en-hk/purchase/bundle/7001');
    await waitFor(() => expect(several.place()).toBe('/en-hk/bundle/7001'));
    await several.stop();
    await open('/en-hk/purchase/bundle/6001');
    expect(await heading(/isn't complete yet$/)).toBeVisible();
    expect(main().getByText(/^Choose 3 items/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Back to the bundle' })).toHaveAttribute('href', '/en-hk/bundle/6001');
  });

  it('knows what is owned already, what takes nobody, and what is not there', async () => {
    const owned = await open('/en-hk/purchase/single/3101', asStudent());
    expect(await heading('You already have this')).toBeVisible();
    expect(main().getByRole('link', { name: 'Start the course' })).toHaveAttribute(
      'href',
      '/en-hk/course/learning/101',
    );
    await owned.stop();
    await open('/en-hk/purchase/single/99999');
    expect(await heading(/^Oops/)).toBeVisible();
  });
});

describe('paying', () => {
  it('is one order for ten presses, and leads to the payment page', async () => {
    const { left } = await open(`${course}?order=`, asStudent());
    const button = await pay();
    await act(async () => {
      for (let turn = 0; turn < 10; turn += 1) fireEvent.click(button);
    });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left).toEqual([`http://api.test/pay/${lastOrder()}`]);
    expect(callsTo('createOrder').map(({ body }) => body)).toEqual([
      {
        checkout_collection_id: 3103,
        plan_id: 'plan-3103',
        payment_method_id: 'plan-3103-web',
        items: [],
        idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        return_url: 'http://app.test/en-hk/purchase/single/3103',
        expected_price: expect.any(Number),
        currency: 'HKD',
      },
    ]);
    expect(await heading('Opening the payment page')).toBeVisible();
  });

  it.each([['javascript:alert(1)'], ['https://evil.example/pay'], ['http://pay.example/o-9']])(
    'does not open %s, and keeps the order',
    async (payment_url) => {
      const { left } = await open(course, asStudent());
      backend.faults.plan({
        endpoint: 'createOrder',
        body: { data: { order: { id: 'o-9', status: 'pending', payment_url } } },
      });
      await press(await pay());
      expect(await heading("We couldn't open the payment page")).toBeVisible();
      expect(main().getByRole('link', { name: 'Ask about my order' })).toHaveAttribute('href', `${course}?order=o-9`);
      expect(left).toEqual([]);
    },
  );

  it('shows an early price that has ended meanwhile, and orders only when that is agreed to', async () => {
    const { left } = await open('/en-hk/purchase/single/3101', { token: loginAs('new@lantern.example') });
    const before = (await pay()).textContent;
    backend.clock.advance(30 * 86_400_000);
    backend.db.update((state) => {
      for (const token of state.tokens) token.expiresMs += 60 * 86_400_000;
    });
    await press(await pay());
    const dialog = within(await screen.findByRole('dialog', { name: 'The early-bird price has ended' }));
    expect([callsTo('createOrder'), left]).toEqual([[], []]);
    const agree = dialog.getByRole('button', { name: /^Pay/ });
    expect(agree.textContent).not.toBe(before);
    await press(agree);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(callsTo('createOrder')).toHaveLength(1);
  });

  it('orders nothing for a price that came in the moment of the press', async () => {
    const { app, left } = await open('/en-hk/purchase/single/3101', { token: loginAs('new@lantern.example') });
    const before = (await pay()).textContent ?? '';
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    backend.clock.advance(30 * 86_400_000);
    backend.db.update((state) => {
      for (const token of state.tokens) token.expiresMs += 60 * 86_400_000;
    });
    await act(async () => void app.store.dispatch(collectionDetail.request({ id: 3101 })));
    await waitFor(async () => expect(await pay()).not.toHaveTextContent(before));
    clock.mockReturnValue(10_000 + timeToSee - 1);
    await press(await pay());
    const name = 'The early-bird price has ended';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(before.replace('Pay ', ''))).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Not now' }));
    expect([callsTo('createOrder'), left]).toEqual([[], []]);
    clock.mockReturnValue(10_000 + timeToSee);
    await press(await pay());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(callsTo('createOrder')).toHaveLength(1);
  });

  it('shows what the server refuses: another price, and nothing is alerted', async () => {
    const { app, left } = await open(course, asStudent());
    backend.faults.plan({ endpoint: 'createOrder', code: '20-200-0001-001', status: 409 });
    await press(await pay());
    const dialog = within(await screen.findByRole('dialog', { name: 'Something has changed' }));
    expect(app.store.getState().alert.show).toBe(false);
    await press(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog', { name: 'Something has changed' })).toBeNull();
    expect(left).toEqual([]);
    await press(await pay());
    await waitFor(() => expect(left).toHaveLength(1));
    const [first, second] = callsTo('createOrder').map(
      ({ body }) => (body as { idempotency_key: string }).idempotency_key,
    );
    expect(second).not.toBe(first);
  });

  it('keeps the choice where the session ends at Pay', async () => {
    const page = await open('/en-hk/purchase/single/3104', asStudent());
    await press(await main().findByRole('radio', { name: 'Course plus questions' }));
    backend.faults.plan({ endpoint: 'createOrder', code: '20-100-0008-010' });
    await press(await pay('Pay HK$1,060'));
    await press(await screen.findByRole('button', { name: 'Got it' }));
    await page.user.type(await screen.findByLabelText('Email'), student);
    await page.user.type(screen.getByLabelText('Password'), 'lantern-demo');
    await press(main().getByRole('button', { name: 'Log in' }));
    expect(await pay('Pay HK$1,060')).toBeVisible();
    expect(main().getByRole('radio', { name: 'Course plus questions' })).toBeChecked();
    expect([orders(), page.left]).toEqual([[], []]);
  });

  it('orders nothing that another device has bought meanwhile', async () => {
    await open(course, asStudent());
    await pay();
    await buyElsewhere(3103);
    await press(await pay());
    expect(await heading('You already have this')).toBeVisible();
    expect(callsTo('createOrder')).toEqual([]);
  });

  it('asks for an order whose response was lost, and never makes it twice', async () => {
    const { left } = await open(course, asStudent());
    backend.faults.plan({ endpoint: 'createOrder', offline: true });
    backend.faults.plan({ endpoint: 'orderByKey', status: 500 });
    await press(await pay());
    const again = await main().findByRole('button', { name: 'Check again' });
    expect(await pay()).toHaveAttribute('aria-disabled', 'true');
    // After this time the request can no longer be on its way.
    backend.clock.advance(60_000);
    await press(again);
    expect(await main().findByText(/^Your order didn't reach us/)).toBeVisible();
    await press(await pay());
    await waitFor(() => expect(left).toHaveLength(1));
    const keys = callsTo('createOrder').map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
    expect(new Set(keys).size).toBe(1);
    expect(orders()).toHaveLength(1);
  });

  it('without paying: an order of nothing is paid at once, and opens what was ordered', async () => {
    await open('/en-hk/purchase/single/3201', asStudent());
    await press(await pay('Get it free'));
    expect(await heading('Payment complete')).toBeVisible();
    expect(await main().findByRole('link', { name: 'Start the course' })).toHaveAttribute(
      'href',
      '/en-hk/course/learning/201',
    );
    expect(main().getByText('You can start now.')).toBeVisible();
  });

  it('is told to a parent as the child’s, also in the course and in the lessons to continue', async () => {
    const token = loginAs('parent@lantern.example');
    const texts = {
      '/en-sg/course/110201': 'Your child has this course',
      '/en-sg/my-learning/continue': 'Your child can pick up right where they left off.',
    };
    const checkout = await open('/en-sg/purchase/single/113201', { token });
    await press(await pay('Get it free'));
    expect(await heading('Payment complete')).toBeVisible();
    expect(main().getByText('Your child can start now.')).toBeVisible();
    await checkout.stop();
    for (const [path, text] of Object.entries(texts)) {
      const page = await open(path, { token });
      expect(await main().findByText(text)).toBeVisible();
      await page.stop();
    }
  });
});

describe('coming back', () => {
  async function ordered(options: RenderOptions & { url?: string } = {}) {
    const { url = course, ...others } = options;
    const storage = memoryStorage();
    const token = loginAs(student);
    const page = await open(url, { storage, token, ...others });
    await press(await pay());
    await waitFor(() => expect(page.left).toHaveLength(1));
    await page.stop();
    return { storage, token };
  }

  it('paid, finds its lessons open, and everything read before is read again', async () => {
    const session = await ordered();
    settleOrder(backend, lastOrder(), 'paid');
    const page = await open(`${course}?order=${lastOrder()}`, session);
    expect(await heading('Payment complete')).toBeVisible();
    expect(await main().findByRole('link', { name: 'Start the course' })).toHaveAttribute(
      'href',
      '/en-hk/course/learning/103',
    );
    expect(page.app.store.getState().session.owned).toBe(1);
    expect(session.storage.keys('orders.')).toEqual([]);
    expect(callsTo('currentUser').length).toBeGreaterThan(0);
  });

  it.each([
    ['failed', "The payment didn't go through", 'Try again'],
    ['cancelled', 'You cancelled the payment', 'Back to checkout'],
  ] as const)('%s, can try again under a new key', async (outcome, says, again) => {
    const session = await ordered();
    settleOrder(backend, lastOrder(), outcome);
    const page = await open(`${course}?order=${lastOrder()}`, session);
    expect(await heading(says)).toBeVisible();
    await press(main().getByRole('link', { name: again }));
    expect(page.place()).toBe(course);
    await press(await pay());
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('without a word, is asked whether to continue paying or to start over', async () => {
    const session = await ordered();
    const page = await open(course, session);
    expect(await heading("You haven't finished paying")).toBeVisible();
    await press(main().getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(page.left).toEqual([`http://api.test/pay/${lastOrder()}`]));
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await press(main().getByRole('button', { name: 'Start again' }));
    expect(await pay()).toBeVisible();
    expect(session.storage.keys('orders.')).toEqual([]);
  });

  it('to any other page, is told of an order that is not paid, and led to it', async () => {
    const session = await ordered();
    // The user is known only after the page has opened.
    session.storage.remove('user');
    const page = await open('/en-hk/course/subscribed', session);
    expect(await screen.findByText("You have an order that isn't paid yet.")).toBeVisible();
    await press(screen.getByRole('button', { name: 'Show order' }));
    expect(page.place()).toBe(course);
    expect(await heading("You haven't finished paying")).toBeVisible();
  });

  it('with an order of somebody else, as a guest, and when it cannot be read', async () => {
    const none = await open(`${course}?order=o-nobody`, asStudent());
    expect(await heading("We couldn't find this order")).toBeVisible();
    await none.stop();
    const guest = await open(`${course}?order=o-1`);
    expect(await heading('Log in to see your order')).toBeVisible();
    const next = encodeURIComponent(`${course}?order=o-1`);
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/en-hk/login?next=${next}`);
    await guest.stop();
    const session = await ordered();
    settleOrder(backend, lastOrder(), 'paid');
    backend.faults.plan({ endpoint: 'order', status: 500 });
    await open(`${course}?order=${lastOrder()}`, session);
    expect(await heading("We couldn't load your order")).toBeVisible();
    await press(main().getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment complete')).toBeVisible();
  });
});

it('a bundle of 3 is ordered with its items, and its cart is empty once it is paid', async () => {
  const { app, left } = await open('/en-hk/purchase/bundle/6001', asStudent());
  await heading(/isn't complete yet$/);
  const options = await (
    await fetch(`${apiOrigin}/api/v4/checkout_collections/6001/bundle?lang=en-hk`, {
      headers: { 'Region-Name': 'hk', 'X-User-Agent': '{"device_id":"o","os":"x","platform":"web"}' },
    })
  ).json();
  const chosen = options.data.bundle_options.slice(2, 5) as {
    id: number;
    type: CartItem['type'];
    name: string;
    price: number;
  }[];
  await act(async () => {
    for (const { id, type, name, price } of chosen)
      app.store.dispatch(
        cartItemAdded(6001, {
          id,
          type,
          name,
          price: price + 5,
          frequency: '',
          displayPrice: '',
          lessonCount: 1,
          totalLessonsDurationTime: 1,
          thumbnailUrl: null,
        }),
      );
  });
  expect(await main().findByText('3 items')).toBeVisible();
  expect(main().getByText('Bought separately')).toBeVisible();
  await press(await pay('Pay HK$1,080'));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(callsTo('createOrder')[0]?.body).toMatchObject({ items: chosen.map(({ id, type }) => ({ type, id })) });
  settleOrder(backend, lastOrder(), 'paid');
  await act(async () => app.services.navigation.push(`/en-hk/purchase/bundle/6001?order=${lastOrder()}`));
  expect(await heading('Payment complete')).toBeVisible();
  expect(selectCartCount(app.store.getState())).toBe(0);
  for (const { name } of chosen) expect(await main().findByRole('link', { name })).toBeVisible();
});
