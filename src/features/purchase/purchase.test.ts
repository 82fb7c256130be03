import { describe, expect, it } from 'vitest';
import { emptyCart } from '@/domain/cart/state';
import { collectionDetail } from '@/domain/sale/state';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { hueOf } from '@/shared/ui/subjects';
import { createSingle, startShop } from '~test/startShop';
import { agreedOf, differenceOf, noChoice, type Offer, offerOf, payableMethods } from './agreement';
import { chosenItems, contentItems, countLeftToChoose, type OrderItem, pickItems } from './orderItems';
import { computePurchase, payableOffer, selectPurchase } from './purchase';

const now = Date.parse('2026-11-20T10:00:00Z');
const at = { now, regionCurrency: 'HKD' };
const method = (id: string, price: number, fields: object = {}) => ({
  id,
  platform: 'web',
  currency: 'HKD',
  price,
  ...fields,
});
const plan = (id: string, methods: object[], fields: object = {}) => ({
  id,
  name: id,
  paymentMethods: methods,
  ...fields,
});
const collection = (fields: object) =>
  readCheckoutResponse({ checkoutCollection: { id: 1, name: 'It', kind: 'single', ...fields } }).checkoutCollection;
const offer = (fields: object, choice = noChoice, when = at): Offer => {
  const found = offerOf(collection(fields), choice, [], when);
  if (!found) throw new Error('There is no offer');
  return found;
};

describe('an offer', () => {
  const monthly = plan(
    'm',
    [method('m-ios', 9, { platform: 'ios' }), method('m-web', 300, { renewable: true, introductoryPrice: 200 })],
    {
      billingCyclePerMonths: 1,
    },
  );
  const yearly = plan('y', [method('y-web', 2400, { renewable: true }), method('y-usd', 310, { currency: 'USD' })], {
    billingCyclePerMonths: 12,
    isFocus: true,
  });
  const both = { plans: [monthly, yearly] };

  it('is the plan in focus by its first way to pay on the web, unless another is chosen', () => {
    expect([offer(both).plan?.id, offer(both).method?.id, offer(both).total.charged]).toEqual(['y', 'y-web', 2400]);
    expect(offer(both, { planId: 'y', methodId: 'y-usd' }).total).toMatchObject({ charged: 310, currency: 'USD' });
    expect(offer(both, { planId: 'm', methodId: null }).total.charged).toBe(200);
    expect(offer(both, { planId: 'gone', methodId: 'gone' }).method?.id).toBe('y-web');
    const inShops = collection({ plans: [plan('s', [method('s-ios', 9, { platform: 'ios' })])] }).plans[0];
    expect(inShops && payableMethods(inShops).map(({ id }) => id)).toEqual(['s-ios']);
  });

  it('cannot be made of a plan without a way to pay, and needs none where there are no plans', () => {
    const unpayable = collection({ plans: [plan('none', [])] });
    expect(unpayable.plans.map(payableMethods)).toEqual([[]]);
    expect(offerOf(unpayable, noChoice, [], at)).toBeNull();
    const item = { price: 200 } as OrderItem;
    expect(offerOf(collection({ kind: 'bundle' }), noChoice, [item], at)).toMatchObject({
      plan: null,
      method: null,
      total: { charged: 200, currency: 'HKD' },
    });
  });

  it('differs when its price, its plan, its early price or what comes after does, and by nothing else', () => {
    const agreed = agreedOf(offer(both));
    expect(agreed).toMatchObject({ renewal: { price: 2400, months: 12 } });
    expect(differenceOf(agreed, agreedOf(offer({ ...both, name: 'Renamed', presalePrice: null })))).toBeNull();
    expect(differenceOf(agreed, agreedOf(offer({ plans: [monthly] })))).toBe('plan');
    const dearer = (price: number) =>
      plan('m', [method('m-web', price, { renewable: true, introductoryPrice: 200 })], { billingCyclePerMonths: 1 });
    const first = agreedOf(offer({ plans: [dearer(300)] }));
    expect(differenceOf(first, agreedOf(offer({ plans: [dearer(380)] })))).toBe('price');
    const early = {
      plans: [plan('c', [method('c', 640)])],
      presalePrice: 480,
      presaleExpiredAt: '2026-11-20T10:00:01Z',
    };
    const before = agreedOf(offer(early));
    const after = agreedOf(offer(early, noChoice, { ...at, now: now + 1000 }));
    expect([before.charged, after.charged, differenceOf(before, after)]).toEqual([480, 640, 'presale']);
  });
});

describe('order items', () => {
  const course = (id: number, enrollStatus: string | null = null) => ({ id, title: `Course ${id}`, enrollStatus });
  const topic = (id: number, fields: object = {}) => ({ id, name: `Class ${id}`, ...fields });
  const bundle = (fields: object = {}) =>
    collection({
      kind: 'bundle',
      requiredOptionsCount: 2,
      contents: { courses: [course(1), course(2, 'active')], liveTopics: [topic(7)], groupPasses: [] },
      ...fields,
    });
  const option = (type: string, id: number, price = 100) =>
    ({
      type,
      id,
      name: `${type} ${id}`,
      frequency: '',
      price,
      displayPrice: '',
      lessonCount: 3,
      totalLessonsDurationTime: 60,
      thumbnailUrl: null,
    }) as never;

  it('say what of a collection is owned, and where its owner learns', () => {
    const [self] = contentItems(collection({ courseId: 9, enrollStatus: 'active' }));
    expect(self).toMatchObject({ type: 'course', id: 9, name: 'It', ownership: 'owned', path: '/course/learning/9' });
    expect(contentItems(bundle()).map(({ ownership, path }) => [ownership, path])).toEqual([
      [null, '/course/1'],
      ['owned', '/course/learning/2'],
      [null, '/regular-class/topics/7'],
    ]);
  });

  it('carry what the collection says of each, and nothing where it says nothing', () => {
    const subject = { id: 3, key: 'maths', name: 'Maths' };
    const contents = {
      courses: [
        { ...course(1), picture: { mediumUrl: '/1.webp' }, subject, lessonsAmount: 8, totalLessonsDuration: 600 },
      ],
      liveTopics: [
        topic(7, { pictureUrl: '/7.webp', liveSubject: subject, totalLessonsDuration: 900, frequency: 'Fri' }),
      ],
      groupPasses: [{ id: 4, name: 'Pass', pictureUrl: '/4.webp', lessonsAmount: 5 }],
    };
    const rest = { ownership: null, price: null, startsAt: null, endsAt: null, teachers: '' };
    const [first, second, third] = contentItems(bundle({ contents }));
    expect(first).toEqual({
      ...rest,
      type: 'course',
      id: 1,
      name: 'Course 1',
      picture: { smallUrl: null, mediumUrl: '/1.webp', largeUrl: null },
      hue: hueOf('maths', 3),
      lessons: 8,
      seconds: 600,
      frequency: '',
      path: '/course/1',
    });
    expect(second).toEqual({
      ...rest,
      type: 'live_topic',
      id: 7,
      name: 'Class 7',
      picture: '/7.webp',
      hue: hueOf('maths', 3),
      lessons: 0,
      seconds: 900,
      frequency: 'Fri',
      path: '/regular-class/topics/7',
    });
    expect(third).toEqual({
      ...rest,
      type: 'group_pass',
      id: 4,
      name: 'Pass',
      picture: '/4.webp',
      hue: hueOf(undefined, 4),
      lessons: 5,
      seconds: 0,
      frequency: '',
      path: '',
    });
  });

  it('have the colour of their subject, else one of their own', () => {
    const hues = (subject: object | null) => {
      const contents = {
        courses: [{ ...course(1), subject }],
        liveTopics: [topic(2, { liveSubject: subject })],
      };
      return contentItems(collection({ contents })).map(({ hue }) => hue);
    };
    expect(hues({ id: 3, key: '', name: 'Drama' })).toEqual([hueOf(undefined, 3), hueOf(undefined, 3)]);
    expect(hues(null)).toEqual([hueOf(undefined, 1), hueOf(undefined, 2)]);
  });

  it('are all that is in a collection, of each kind', () => {
    const passes = [1, 2].map((id) => ({ id, name: `Pass ${id}` }));
    const typesIn = (contents: object) => contentItems(collection({ courseId: 9, contents })).map(({ type }) => type);
    expect(typesIn({ courses: [course(1), course(2)], groupPasses: passes })).toEqual([
      'course',
      'course',
      'group_pass',
      'group_pass',
    ]);
    expect(typesIn({ groupPasses: passes })).toEqual(['group_pass', 'group_pass']);
  });

  it('of a collection without contents are the one thing that it sells', () => {
    const itemsOf = (fields: object) => contentItems(collection(fields)).map(({ type, id, path }) => [type, id, path]);
    expect(itemsOf({ liveTopicId: 7 })).toEqual([['live_topic', 7, '/regular-class/topics/7']]);
    expect(itemsOf({ courseId: 9 })).toEqual([['course', 9, '/course/9']]);
    expect(itemsOf({})).toEqual([]);
    expect(itemsOf({ kind: 'prepack', courseId: 9 })).toEqual([]);
  });

  it('chosen of a bundle are known by its contents where they are in it', () => {
    const cart = [option('course', 2), option('course', 3)];
    const dates = { enrollStartAt: '2027-01-04T10:00:00+08:00', expireDate: '2027-06-30T12:00:00+08:00' };
    const inside = { ...course(2, 'active'), ...dates, instructors: [{ id: 5, name: 'Ada Wong' }] };
    const [known, unknown] = chosenItems(bundle({ contents: { courses: [inside] } }), cart, null);
    expect(known).toMatchObject({
      teachers: 'Ada Wong',
      startsAt: dates.enrollStartAt,
      endsAt: dates.expireDate,
      ownership: 'owned',
      path: '/course/learning/2',
      lessons: 3,
      seconds: 60,
      price: 100,
    });
    expect(unknown).toMatchObject({
      teachers: '',
      startsAt: null,
      endsAt: null,
      ownership: null,
      path: '',
      picture: null,
      hue: hueOf(undefined, 3),
    });
  });

  it('are picked by kind and id: course 7 is not class 7', () => {
    const contents = { courses: [course(7)], liveTopics: [topic(7)], groupPasses: [] };
    const items = contentItems(bundle({ contents }));
    const picked = (type: 'course' | 'live_topic') => pickItems(items, [{ type, id: 7 }]).map((item) => item.name);
    expect([picked('course'), picked('live_topic')]).toEqual([['Course 7'], ['Class 7']]);
    expect(pickItems(items, [])).toHaveLength(2);
    expect(pickItems(items, items)).toEqual(items);
    const chosen = chosenItems(bundle({ contents }), [option('live_topic', 7)], [option('course', 7)]);
    expect(chosen).toEqual([]);
  });

  it('of a bundle are those of the cart, as they are offered now', () => {
    const cart = [option('course', 1), option('live_topic', 7), option('course', 3)];
    const chosen = chosenItems(bundle(), cart, [option('course', 1, 150), option('live_topic', 7)]);
    expect(chosen.map(({ type, id, price }) => [type, id, price])).toEqual([
      ['course', 1, 150],
      ['live_topic', 7, 100],
    ]);
    expect(chosenItems(bundle(), cart, null)).toHaveLength(3);
    expect([0, 1, 2, 3].map((count) => countLeftToChoose(bundle(), count))).toEqual([2, 1, 0, -1]);
    expect([0, 1].map((count) => countLeftToChoose(bundle({ requiredOptionsCount: null }), count))).toEqual([1, 0]);
    expect(countLeftToChoose(collection({ kind: 'prepack', requiredOptionsCount: 2 }), 0)).toBe(0);
  });

  it('cannot be paid for where a class takes nobody', () => {
    const purchase = (active: boolean) =>
      computePurchase({
        collection: collection({
          contents: { liveTopics: [topic(7, { active })] },
          plans: [plan('p', [method('p', 9)])],
        }),
        options: null,
        cart: emptyCart,
        choice: noChoice,
        refusals: {},
        ...at,
      });
    expect([true, false].map((active) => purchase(active).saleState)).toEqual(['available', 'closed']);
    expect(payableOffer(purchase(true))?.total.charged).toBe(9);
    expect(payableOffer(purchase(false))).toBeNull();
  });
});

describe('a purchase', () => {
  const bundle = collection({
    kind: 'bundle',
    requiredOptionsCount: 2,
    contents: {
      courses: [
        { id: 1, title: 'Algebra' },
        { id: 2, title: 'Ratios', enrollStatus: 'active' },
        { id: 3, title: 'Sets', enrollStatus: 'active' },
      ],
    },
    plans: [plan('p', [method('p-web', 480)])],
  });
  const option = (id: number) => ({ type: 'course', id, name: `Course ${id}`, price: 300 }) as never;
  const purchase = (ids: number[], fields: Partial<Parameters<typeof computePurchase>[0]> = {}) =>
    computePurchase({
      collection: bundle,
      options: null,
      cart: { info: { bundleId: 1 }, items: ids.map(option) },
      choice: noChoice,
      refusals: {},
      ...at,
      ...fields,
    });
  const summary = ({ items, left, ownership }: ReturnType<typeof computePurchase>) => [
    items.map(({ id }) => id),
    left,
    ownership,
  ];
  const refused = (why: 'owned' | 'presale' | 'price', ids: number[], collectionId = 1) => ({
    request: {
      target: `collection:${collectionId}`,
      collectionId,
      planId: 'p',
      paymentMethodId: 'p-web',
      items: ids.map((id) => ({ type: 'course' as const, id })),
      expectedPrice: 480,
      currency: 'HKD',
    },
    why,
    times: 1,
  });

  it('of a bundle is what is chosen and not owned yet; where all is owned, nothing is left to buy', () => {
    expect(summary(purchase([1, 4]))).toEqual([[1, 4], 0, null]);
    expect(summary(purchase([1, 2]))).toEqual([[1], 1, null]);
    expect(summary(purchase([2, 3]))).toEqual([[2, 3], 0, 'owned']);
    expect(summary(purchase([]))).toEqual([[], 2, null]);
    expect(purchase([1]).contents.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is not known until its collection has loaded', async () => {
    const shop = startShop();
    const found = () => selectPurchase(shop.getState(), 9, now)?.items.map(({ name }) => name) ?? null;
    shop.dispatch(collectionDetail.request({ id: 9 }));
    expect(found()).toBeNull();
    await shop.respond(createSingle());
    expect(found()).toEqual(['Quadratics']);
  });

  it('takes nothing from the cart of another bundle', () => {
    const cart = { info: { bundleId: 8 }, items: [1, 4].map(option) };
    expect(summary(purchase([], { cart }))).toEqual([[], 2, null]);
  });

  it('is owned where the server has refused exactly these items as owned', () => {
    const of = (...refusals: ReturnType<typeof refused>[]) =>
      purchase([1, 4], { refusals: Object.fromEntries(refusals.entries()) }).ownership;
    expect(of(refused('price', [1, 4]), refused('owned', [4, 1]))).toBe('owned');
    expect(of(refused('price', [1, 4]))).toBeNull();
    expect([of(refused('owned', [1])), of(refused('owned', [1, 4], 8)), of()]).toEqual([null, null, null]);
    expect(of(refused('owned', [1, 5]))).toBeNull();
  });

  it('of anything but a bundle is owned where the server has refused the whole as owned', () => {
    const single = collection({ contents: { courses: [{ id: 1, title: 'Algebra' }] } });
    const of = (...refusals: ReturnType<typeof refused>[]) =>
      purchase([], { collection: single, refusals: Object.fromEntries(refusals.entries()) }).ownership;
    expect([of(refused('owned', [])), of(refused('price', [])), of()]).toEqual(['owned', null, null]);
  });

  it('has no early price any more once the server has refused it', () => {
    const early = { ...bundle, presalePrice: 400, presaleExpiredAt: '2026-11-21T10:00:00Z' };
    const charged = (...refusals: ReturnType<typeof refused>[]) =>
      purchase([1, 4], { collection: early, refusals: Object.fromEntries(refusals.entries()) }).offer?.total.charged;
    expect([charged(), charged(refused('price', [])), charged(refused('presale', [], 8))]).toEqual([400, 400, 400]);
    expect(charged(refused('price', []), refused('presale', []))).toBe(480);
  });

  it('can be paid for once the choice is complete, except of a group of bundles', () => {
    expect(payableOffer(purchase([1]))).toBeNull();
    expect(payableOffer(purchase([1, 4, 5]))).toBeNull();
    expect(payableOffer(purchase([2, 3]))).toBeNull();
    expect(payableOffer(purchase([1, 4]))?.total).toMatchObject({
      charged: 480,
      discount: { from: 'bundle', saved: 120 },
    });
    expect(payableOffer(purchase([], { collection: { ...bundle, kind: 'bundles' } }))).toBeNull();
  });
});
