/**
 * The exact requests: method, version, path, query and body of each call that the app makes, as in `docs/api`.
 * Nothing here is imported from the sources, so that a changed call fails the test.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { type ContractCall, contractCalls, pathOfCall } from './api/calls';
import { neverSent } from './faults/fakeNetwork';
import { rows } from './faults/rows';
import { student } from './faults/rows/row';
import { openTestApp, type TestApp } from './faults/testApp';

let testApp: TestApp;
afterEach(() => testApp?.close());

/** Returns all requests, without the language that every call has. */
const lines = () => testApp.network.sent.map(({ line }) => line.replace(/[?&]lang=en-hk$/, ''));

/** Returns a call's method, path and query as the table has them. */
function lineOf(contract: ContractCall): string {
  const [method = ''] = contract.call.split(' ');
  const path = pathOfCall(contract, contract.values);
  return `${method} /api/${path}${contract.query ? `?${contract.query}` : ''}`;
}

/** Calls about an order, whose key is made by chance, have tests of their own below. */
const ofOrders: readonly string[] = ['createOrder', 'order', 'orderByKey'];
const single = contractCalls.filter(([name]) => !ofOrders.includes(name));

/** Further reads of pages: with a filter, a tab, or another page's size. */
const ofGuests: [string, string[]][] = [
  ['/en-hk', ['GET /api/v2/students/subject_categories']],
  ['/en-hk/regular-class', ['GET /api/v4/regions/hk/live_lessons/upcoming?page=1&size_per_page=15']],
  ['/en-hk/regular-class/topics', ['GET /api/v4/regions/hk/live_topics?page=1&size_per_page=6']],
  ['/en-hk/instructors/all', ['GET /api/v3/instructors?page=1&size_per_page=12']],
  ['/en-hk/prepack/8001', ['GET /api/v5/checkout_collections/8001']],
  [
    '/en-hk?grade=4&subject=1',
    [
      'GET /api/v2/students/subject_categories?grade_level_id=4',
      'GET /api/v3/regions/hk/banners?limit=10&grade_level_id=4&section_name=regular_class',
      'GET /api/v4/regions/hk/live_topics?limit=4&grade_level_id=4&subject_ids[]=1',
      'GET /api/v3/regions/hk/courses?page=1&size_per_page=20&grade_level_id=4&subject_ids[]=1',
    ],
  ],
  [
    '/en-hk/course?grade=4&subject=1',
    [
      'GET /api/v3/regions/hk/banners?limit=10&grade_level_id=4&section_name=course',
      'GET /api/v3/courses?page=1&size_per_page=8&grade_level_id=4&subject_ids[]=1',
      'GET /api/v3/course_groups/1/courses?page=1&size_per_page=8&subject_ids[]=1',
      'GET /api/v2/web/web_marquee/course?region_name=hk',
      'GET /api/v2/upsell_banner?page=course&region_name=hk',
    ],
  ],
  [
    '/en-hk/course/group/2?grade=4&subject=1',
    ['GET /api/v3/course_groups/2/courses?page=1&size_per_page=24&grade_level_ids[]=4&subject_ids[]=1'],
  ],
  [
    '/en-hk/regular-class?grade=4',
    [
      'GET /api/v3/regions/hk/banners?limit=10&grade_level_id=4&section_name=regular_class',
      'GET /api/v4/regions/hk/live_lessons/upcoming?page=1&size_per_page=15&grade_level_id=4',
      'GET /api/v2/web/web_marquee/regular_class?region_name=hk',
      'GET /api/v2/upsell_banner?page=regular_class&region_name=hk',
    ],
  ],
  [
    '/en-hk/regular-class/topics?grade=4&subject=1&status=completed',
    ['GET /api/v4/regions/hk/live_topics?page=1&size_per_page=6&grade_level_id=4&subject_ids[]=1&status=completed'],
  ],
  ['/en-hk/instructors/live-topic', ['GET /api/v3/instructors?content_type=live_topic&page=1&size_per_page=12']],
];

const ofStudents: [string, string[]][] = [
  [
    '/en-hk/my-learning',
    [
      'GET /api/v3/students/contents/up_next',
      'GET /api/v3/students/contents/continue_watching?page=1&size_per_page=8',
      'GET /api/v3/students/courses/learning_progress?page=1&size_per_page=8&status=active',
      'GET /api/v4/live_topics/free?limit=8',
      'GET /api/v3/courses/free?limit=8',
      'GET /api/v3/courses/free_recommend?page=1&size_per_page=8',
    ],
  ],
  [
    '/en-hk',
    ['GET /api/v3/students/contents/up_next', 'GET /api/v3/students/contents/continue_watching?page=1&size_per_page=8'],
  ],
  [
    '/en-hk/account/setup?section=subjects',
    [
      'GET /api/v2/school_types',
      'GET /api/v3/regions/hk/grade_levels?content_type=course',
      'GET /api/v2/students/subject_categories?grade_level_id=10',
    ],
  ],
  ['/en-hk/course/subscribed', ['GET /api/v3/students/courses?page=1&size_per_page=8']],
  ['/en-hk/purchase/single/3103?order=o-1', ['GET /api/v5/orders/o-1']],
  ['/en-hk/regular-class/schedule', ['GET /api/v4/students/regular_classes/schedule/upcoming?page=1&size_per_page=15']],
  [
    '/en-hk/regular-class/schedule?view=week',
    [
      'GET /api/v4/students/regular_classes/schedule/past?page=1&size_per_page=15',
      'GET /api/v4/students/regular_classes/schedule/upcoming?page=1&size_per_page=15',
    ],
  ],
  [
    '/en-hk/regular-class/schedule?tab=past',
    ['GET /api/v4/students/regular_classes/schedule/past?page=1&size_per_page=15'],
  ],
  ['/en-hk/regular-class/subscribed', ['GET /api/v4/students/regular_classes?page=1&size_per_page=6']],
  [
    '/en-hk/regular-class/subscribed?section=ongoing',
    ['GET /api/v4/students/regular_classes?status=ongoing&page=1&size_per_page=6'],
  ],
  [
    '/en-hk/regular-class/subscribed?section=preOrdered',
    ['GET /api/v4/students/regular_classes?status=preorder&page=1&size_per_page=6'],
  ],
];

describe('the table', () => {
  it.each(single)('has the exact %s that the app sends', async (name, contract) => {
    const row = rows.find(({ endpoint }) => endpoint === name);
    expect(row, `Write a row of ${name} into test/faults/rows`).toBeDefined();
    testApp = openTestApp(row?.page ?? '', { as: row?.as });
    await testApp.open();
    if (row?.action) testApp.dispatch(row.action());
    await testApp.settle();
    const call = testApp.network.sent.findLast(({ endpoint }) => endpoint === name);
    expect(call, neverSent(name, row?.page)).toBeDefined();
    expect(lines(), 'Write the exact query of the call into test/api/calls.ts').toContain(lineOf(contract));
    expect(call?.body).toEqual(contract.body ?? null);
  });
});

describe('reads', () => {
  it.each(ofGuests)('of %s', async (at, expected) => {
    testApp = openTestApp(at);
    await testApp.open();
    expect(lines()).toEqual(expect.arrayContaining(expected));
  });

  it.each(ofStudents)('of %s by a student', async (at, expected) => {
    testApp = openTestApp(at, { as: student });
    await testApp.open();
    expect(lines()).toEqual(expect.arrayContaining(expected));
  });
});

describe('an order', () => {
  const row = rows.find(({ endpoint }) => endpoint === 'createOrder');
  const place = async (isLost: boolean) => {
    testApp = openTestApp(row?.page ?? '', { as: student });
    await testApp.open();
    if (isLost) testApp.network.fail('createOrder', { offline: true });
    if (row?.action) testApp.dispatch(row.action());
    await testApp.settle();
    return testApp.network.sent.find(({ endpoint }) => endpoint === 'createOrder');
  };

  it('is sent with what is bought, what it costs and a key', async () => {
    const call = await place(false);
    expect(call?.line).toBe('POST /api/v5/orders?lang=en-hk');
    expect(call?.body).toEqual({
      checkout_collection_id: 3201,
      plan_id: 'plan-3201',
      items: [],
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      return_url: 'http://app.test/en-hk/course/201',
      expected_price: 0,
      currency: 'HKD',
    });
  });

  it('whose response was lost is looked up by the key it was sent under', async () => {
    const sent = (await place(true))?.body;
    const key = (sent as { idempotency_key: string }).idempotency_key;
    expect(lines()).toContain(`GET /api/v5/orders?idempotency_key=${key}`);
  });
});

describe('every call', () => {
  const device = '{"device_id":"00000000-0000-4000-8000-00000000de01","os":"Linux","platform":"web"}';
  it.each([
    ['a guest', undefined, null],
    ['a student', student, /^Bearer \S+$/],
  ])('of %s carries region, device and language, and a token only where there is one', async (_, as, bearer) => {
    testApp = openTestApp('/en-hk', { as });
    await testApp.open();
    for (const { line, headers } of testApp.network.sent) {
      expect(line).toMatch(/[?&]lang=en-hk$/);
      expect(headers).toMatchObject({ 'region-name': 'hk', 'x-user-agent': device });
      if (bearer) expect(headers.authorization).toMatch(bearer);
      else expect(headers).not.toHaveProperty('authorization');
    }
  });
});
