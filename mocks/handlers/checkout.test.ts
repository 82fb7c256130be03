import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import { computeCollectionCharge, isPresaleExpired } from '../rules/price';
import { type TestClient, testClient } from '../testClient';

let client: TestClient;
let collections: CheckoutCollection[];
let token: string;
beforeEach(async () => {
  client = testClient();
  collections = client.backend.catalogue('hk', 'en-hk').collections;
  token = await client.login('new@lantern.example');
});
const now = () => client.backend.clock.now();

function found(fits: (collection: CheckoutCollection) => boolean): CheckoutCollection {
  const collection = collections.find(fits);
  if (!collection) throw new Error('The catalogue has no such collection');
  return collection;
}
const charged = (collection: CheckoutCollection) => computeCollectionCharge(collection, now())?.price ?? 0;
const single = () => found((item) => item.kind === 'single' && item.courseId !== null && charged(item) > 0);

function body(collection: CheckoutCollection, changes: object = {}) {
  const plan = collection.plans.find(({ isFocus }) => isFocus) ?? collection.plans[0];
  return {
    checkout_collection_id: collection.id,
    plan_id: plan?.id,
    items: [],
    idempotency_key: 'key-1',
    return_url: 'http://localhost:5173/en-hk/purchase',
    expected_price: charged(collection),
    currency: 'HKD',
    ...changes,
  };
}
const order = (content: object) => client.call('POST', 'v5/orders', { token, body: content });

describe('orders', () => {
  it('wait for their payment and then open what was bought', async () => {
    const collection = single();
    const { data } = await order(body(collection));
    expect(data.order).toMatchObject({ status: 'pending', payment_url: `http://mock.test/pay/${data.order.id}` });
    const paid = await client.fetch(
      new Request(data.order.payment_url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'status=paid',
      }),
    );
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://localhost:5173/en-hk/purchase?order=${data.order.id}`,
    ]);
    const after = await client.call('GET', `v5/orders/${data.order.id}`, { token });
    expect(after.data).toEqual({ order: { id: data.order.id, status: 'paid' } });
    const { data: owned } = await client.call('GET', `v3/courses/${collection.courseId}`, { token });
    expect(owned.course.enroll_status).toBe('active');
    expect((await order(body(collection, { idempotency_key: 'key-2' }))).json.error_code).toBe('20-200-0001-002');
  });

  const choose = (url: string, outcome: string) =>
    client.fetch(
      new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `status=${outcome}`,
      }),
    );
  const statuses = async (id: string, times: number) => {
    const seen: string[] = [];
    for (let turn = 0; turn < times; turn += 1)
      seen.push((await client.call('GET', `v5/orders/${id}`, { token })).data.order.status);
    return seen;
  };

  it('end as the payment page says, slowly or never, and only once', async () => {
    const { data } = await order(body(single()));
    const { id, payment_url: url } = data.order;
    const page = await (await client.fetch(new Request(url))).text();
    for (const outcome of ['paid', 'slow', 'pending', 'failed', 'cancelled'])
      expect(page).toContain(`value="${outcome}"`);
    expect(page).toContain('HK$');
    await choose(url, 'pending');
    expect(await statuses(id, 4)).toEqual(['pending', 'pending', 'pending', 'pending']);
    await choose(url, 'slow');
    expect(await statuses(id, 4)).toEqual(['pending', 'pending', 'paid', 'paid']);
    await choose(url, 'cancelled');
    expect(await statuses(id, 1)).toEqual(['paid']);
    expect(await (await client.fetch(new Request(url))).text()).not.toContain('value="paid"');
    expect((await client.fetch(new Request('http://mock.test/pay/o-none'))).status).toBe(404);
  });

  it.each(['failed', 'cancelled'])('that are %s open nothing', async (outcome) => {
    const collection = single();
    const { data } = await order(body(collection));
    await choose(data.order.payment_url, outcome);
    expect(await statuses(data.order.id, 1)).toEqual([outcome]);
    const { data: still } = await client.call('GET', `v3/courses/${collection.courseId}`, { token });
    expect(still.course.enroll_status).not.toBe('active');
  });

  it('are the same for the same key, and are found by it', async () => {
    const first = await order(body(single()));
    expect((await order(body(single()))).data).toEqual(first.data);
    expect((await client.call('GET', 'v5/orders?idempotency_key=key-1', { token })).data).toEqual(first.data);
    expect((await client.call('GET', 'v5/orders?idempotency_key=other', { token })).data).toEqual({ order: null });
    expect(client.backend.db.read().orders).toHaveLength(1);
  });

  it('that cost nothing are paid at once', async () => {
    const free = found((item) => item.kind === 'single' && item.courseId !== null && charged(item) === 0);
    const { data } = await order(body(free));
    expect(data.order).toEqual({ id: expect.any(String), status: 'paid' });
    const { data: opened } = await client.call('GET', `v3/courses/${free.courseId}`, { token });
    expect(opened.course.enroll_status).toBe('active');
  });

  it('are refused at another price, and with a code of its own when the early price is over', async () => {
    const changed = await order(body(single(), { expected_price: 1 }));
    expect([changed.status, changed.json.error_code]).toEqual([409, '20-200-0001-001']);
    const presale = found(
      (item) =>
        item.presalePrice !== null &&
        item.presaleExpiredMs !== null &&
        item.courseId !== null &&
        !isPresaleExpired(item, now()),
    );
    const early = body(presale);
    expect(early.expected_price).toBe(presale.presalePrice);
    client.backend.clock.set(presale.presaleExpiredMs ?? 0, true);
    token = await client.login('new@lantern.example');
    expect((await order(early)).json.error_code).toBe('20-200-0001-003');
  });

  it('of chosen things come to their sum, to the cent', async () => {
    const at = { region: 'sg', lang: 'en-sg', token: await client.login('parent@lantern.example') };
    const { data } = await client.call('GET', 'v4/checkout_collections/116006/bundle', at);
    type Option = { type: string; id: number; price: number };
    const sumOf = (options: Option[]) => options.reduce((sum, { price }) => sum + price, 0);
    const toCents = (price: number) => Math.round(price * 100) / 100;
    const options: Option[] = data.bundle_options;
    // Choices whose floating-point sum is not exact to the cent.
    const odd = Array.from({ length: 2 ** options.length }, (_, mask) => options.filter((__, at) => mask & (2 ** at)));
    const chosen = odd.find((some) => sumOf(some) !== toCents(sumOf(some))) ?? [];
    const items = chosen.map(({ type, id }) => ({ type, id }));
    const sum = toCents(sumOf(chosen));
    const changes = {
      checkout_collection_id: 116_006,
      plan_id: undefined,
      items,
      expected_price: sum,
      currency: 'SGD',
    };
    const response = await client.call('POST', 'v5/orders', { ...at, body: body(single(), changes) });
    expect([response.status, response.data?.order.status]).toEqual([200, 'pending']);
    expect(client.backend.db.read().orders[0]?.price).toBe(sum);
  });

  it('are refused when they make no sense', async () => {
    const wrong = [
      { return_url: 'javascript:alert(1)' },
      { plan_id: 'nope' },
      { payment_method_id: 'nope' },
      { idempotency_key: '' },
      { items: [1] },
      { items: undefined },
      { items: [{ type: 'course', id: single().courseId }] },
      { expected_price: undefined },
      { currency: undefined },
    ];
    for (const changes of wrong)
      expect([changes, (await order(body(single(), changes))).status]).toEqual([changes, 422]);
    expect((await order(body(single(), { currency: 'TWD' }))).json.error_code).toBe('20-200-0001-001');
    expect((await order(body(single(), { checkout_collection_id: 9_999_999 }))).status).toBe(404);
    expect(client.backend.db.read().orders).toEqual([]);
  });

  it('of a bundle take as many of its own options as it asks for, each once', async () => {
    const bundle = found((item) => item.requiredOptionsCount === 3);
    const [one, two, three, four] = bundle.courseIds.map((id) => ({ type: 'course', id }));
    const foreign = { type: 'course', id: single().courseId };
    for (const items of [
      [one, two],
      [one, two, two],
      [one, two, three, four],
      [one, two, foreign],
    ])
      expect([items, (await order(body(bundle, { items }))).status]).toEqual([items, 422]);
    expect((await order(body(bundle, { items: [one, two, three] }))).data.order.status).toBe('pending');
  });

  it('of a pack leave all of it with the buyer, its passes too', async () => {
    const pack = found(
      (item) => item.kind === 'prepack' && item.groupPasses.length > 0 && item.liveTopicIds.length > 0,
    );
    const { data } = await order(body(pack));
    await choose(data.order.payment_url, 'paid');
    const { data: after } = await client.call('GET', `v5/checkout_collections/${pack.id}`, { token });
    const { contents, enroll_status: status } = after.checkout_collection;
    expect(status).toBe('enrolled');
    expect(new Set(contents.courses.map((course: { enroll_status: string }) => course.enroll_status))).toEqual(
      new Set(['active']),
    );
    expect(contents.live_topics.map((topic: { is_enrolled: boolean }) => topic.is_enrolled)).toEqual([true]);
    const account = client.backend.db.read().accounts.find(({ email }) => email === 'new@lantern.example');
    expect(Object.keys(account?.passes ?? {}).map(Number)).toEqual(pack.groupPasses.map(({ id }) => id));
    expect((await order(body(pack, { idempotency_key: 'key-2' }))).json.error_code).toBe('20-200-0001-002');
  });

  it('of a pack are taken from who has its courses and not its pass', async () => {
    const pack = found(
      (item) => item.kind === 'prepack' && item.groupPasses.length > 0 && item.liveTopicIds.length === 0,
    );
    client.backend.db.update(({ accounts }) => {
      const account = accounts.find(({ email }) => email === 'new@lantern.example');
      for (const id of pack.courseIds) if (account) account.courses[id] = { sinceMs: 0 };
    });
    expect((await order(body(pack))).data.order.status).toBe('pending');
  });

  it('of another account do not exist', async () => {
    const { data } = await order(body(single()));
    const other = await client.login('student@lantern.example', 'other-device');
    expect((await client.call('GET', `v5/orders/${data.order.id}`, { token: other })).status).toBe(404);
  });
});

describe('collections', () => {
  it('come with contents that carry no checkout of their own', async () => {
    const bundle = found((item) => item.kind === 'bundle' && item.courseIds.length > 0);
    const { data } = await client.call('GET', `v5/checkout_collections/${bundle.id}`);
    expect(data.checkout_collection).toMatchObject({ id: bundle.id, kind: 'bundle' });
    expect(data.checkout_collection.contents.courses).toHaveLength(bundle.courseIds.length);
    for (const course of data.checkout_collection.contents.courses)
      expect(course).not.toHaveProperty('checkout_collection');
    const { data: options } = await client.call('GET', `v4/checkout_collections/${bundle.id}/bundle`);
    expect(options.bundle_options[0]).toMatchObject({ type: 'course', display_price: expect.stringMatching(/^HK\$/) });
  });

  it('are found by what they sell', async () => {
    const collection = single();
    const { data } = await client.call(
      'GET',
      `v4/checkout_collections?content_type=course&content_id=${collection.courseId}`,
    );
    const ids = data.checkout_collections.map(({ id }: { id: number }) => id);
    expect(ids).toContain(collection.id);
  });

  it('leave out the course itself where only a set is sold', async () => {
    const { courses } = client.backend.catalogue('hk', 'en-hk');
    const course = courses.find(({ soldInId }) => soldInId !== null);
    const { data } = await client.call('GET', `v4/checkout_collections?content_type=course&content_id=${course?.id}`);
    const kinds = data.checkout_collections.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['bundle']);
    const { data: shown } = await client.call('GET', `v3/courses/${course?.id}`);
    expect(shown.course).toMatchObject({ collection_type: 'bundle', required_options_count: 2 });
    expect(shown.course.checkout_collection.id).toBe(course?.soldInId);
  });
});
