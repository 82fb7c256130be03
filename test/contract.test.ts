/**
 * The exact requests: method, version, path, query and body of each call that the app makes, as in the API contract.
 * Nothing here is imported from the sources, so that a changed call fails the test.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { orderPlaced } from '@/domain/order/state';
import type { EndpointName } from '@/shared/http/endpoints';
import { contractCalls } from './endpointTable';
import { endpointOf } from './faults/endpointOf';
import { type Deed, type Outbox, rows, student } from './faults/rows';
import { openWorld, type World } from './faults/world';

let world: World;
afterEach(() => world?.close());

/** Returns all requests, without the language that every call has. */
const lines = () => world.wire.sent.map(({ line }) => line.replace(/[?&]lang=en-hk$/, ''));

/** Pages, and the reads that they make. */
const ofGuests: [string, string[]][] = [
  [
    '/en-hk',
    [
      'GET /api/v2/web/guest/site_info',
      'GET /api/v3/regions/hk/grade_levels?content_type=course',
      'GET /api/v2/students/subject_categories',
      'GET /api/v3/browsing/pages/home_hk',
      'GET /api/v3/browsing/pages/1/contents',
      'GET /api/v3/browsing/specific_posts?query_type=latest&page_id=1',
      'GET /api/v3/regions/hk/banners?limit=10&section_name=regular_class',
      'GET /api/v3/web/hero_sections?region=hk',
      'GET /api/v4/regions/hk/live_lessons/upcoming?page=1&size_per_page=4',
      'GET /api/v4/regions/hk/live_topics?limit=4',
      'GET /api/v4/live_topics/free?limit=8',
      'GET /api/v3/regions/hk/courses?page=1&size_per_page=20',
      'GET /api/v3/courses/free?limit=8',
      'GET /api/v3/instructors?page=1&size_per_page=5',
      'GET /api/v2/web/web_marquee/home?region_name=hk',
      'GET /api/v2/upsell_banner?page=home&region_name=hk',
    ],
  ],
  ['/en-hk?group=2', ['GET /api/v3/course_groups/2/courses?page=1&size_per_page=24']],
  [
    '/en-hk/regular-class',
    [
      'GET /api/v4/regions/hk/live_grade_levels',
      'GET /api/v4/regions/hk/live_lessons/upcoming?page=1&size_per_page=15',
      'GET /api/v3/web/live_promotion',
    ],
  ],
  ['/en-hk/regular-class/topics', ['GET /api/v4/regions/hk/live_topics?page=1&size_per_page=6']],
  [
    '/en-hk/regular-class/topics/1',
    ['GET /api/v4/live_topics/1?region_name=hk', 'GET /api/v4/live_topics/1/checkout_collection'],
  ],
  ['/en-hk/instructors/all', ['GET /api/v3/instructors?page=1&size_per_page=12']],
  ['/en-hk/instructors/3', ['GET /api/v3/instructors/3', 'GET /api/v3/instructors/3/live_topics']],
  ['/en-hk/instructors/3/course', ['GET /api/v3/instructors/3/courses']],
  ['/en-hk/POST/1', ['GET /api/v3/browsing/posts/1']],
  [
    '/en-hk/course',
    [
      'GET /api/v3/courses?page=1&size_per_page=8',
      'GET /api/v3/courses/free_recommend?page=1&size_per_page=8',
      'GET /api/v3/web/course_promotion',
    ],
  ],
  [
    '/en-hk/course/101',
    ['GET /api/v3/courses/101', 'GET /api/v4/checkout_collections?content_type=course&content_id=101'],
  ],
  ['/en-hk/bundle/6001', ['GET /api/v5/checkout_collections/6001', 'GET /api/v4/checkout_collections/6001/bundle']],
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
  ['/en-hk/my-learning/continue', ['GET /api/v2/users/me']],
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

const writes: [string, string, unknown][] = [
  ['appLaunch', 'POST /api/v2/app_launch', { lang: 'en-hk' }],
  ['logout', 'POST /api/v2/logout', null],
  ['login', 'POST /api/v2/login', { email: 'student@lantern.example', password: 'lantern-demo' }],
  [
    'signup',
    'POST /api/v2/signup',
    { first_name: 'Ada', last_name: 'Ng', email: 'ada@lantern.example', password: 'long-enough' },
  ],
  ['passwordReset', 'POST /api/v2/password_resets', { email: 'student@lantern.example' }],
  ['updateUser', 'PATCH /api/v2/users/u-e93312e55f8f4b7f/update_user_attributes', { data: { ranking: 'top' } }],
  ['sendPhoneCode', 'POST /api/v2/users/phone/send_verification', { country_code: '852', phone_number: '91234567' }],
  ['verifyPhone', 'POST /api/v2/users/u-e93312e55f8f4b7f/verify_phone', { phone_code: '123456' }],
  ['resendPhoneCode', 'POST /api/v2/users/u-e93312e55f8f4b7f/resend_phone_verification', null],
  ['saveLesson', 'POST /api/v4/students/live_lessons/101/save', null],
  ['removeLesson', 'POST /api/v4/students/live_lessons/101/remove', null],
  [
    'createOrder',
    'POST /api/v5/orders',
    {
      checkout_collection_id: 3201,
      plan_id: 'plan-3201',
      items: [],
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      return_url: 'http://app.test/en-hk/course/201',
      expected_price: 0,
      currency: 'HKD',
    },
  ],
  ['rateCourseLesson', 'POST /api/v3/students/courses/401/rating', { lesson_id: 40108, stars: 5, comment: 'Clear' }],
  ['rateLiveLesson', 'POST /api/v4/students/live_lessons/101/rating', { stars: 5, comment: 'Clear' }],
  ['rateLiveTopic', 'POST /api/v4/students/live_topics/1/rating', { stars: 5, comment: 'Clear' }],
  ['courseProgress', 'PUT /api/v3/students/courses/401/lesson_progresses/40108', { progress_duration: 40 }],
  ['liveProgress', 'PUT /api/v4/students/live_lessons/101/lesson_progresses', { progress_duration: 40 }],
];

/** Looks up an order whose response was lost; the key under which it was sent follows. */
const lostOrder = 'GET /api/v5/orders?idempotency_key=';

/** Reads that a visitor triggers on a page. */
const asked: [EndpointName, string][] = [
  ['announcements', 'GET /api/v3/courses/201/announcements?page=1&size_per_page=3'],
];

describe('reads', () => {
  it.each(ofGuests)('of %s', async (at, expected) => {
    world = openWorld(at);
    await world.open();
    expect(lines()).toEqual(expect.arrayContaining(expected));
  });

  it.each(ofStudents)('of %s by a student', async (at, expected) => {
    world = openWorld(at, { as: student });
    await world.open();
    expect(lines()).toEqual(expect.arrayContaining(expected));
  });
});

describe('reads of a visitor', () => {
  it.each(asked)('%s: %s', async (endpoint, line) => {
    const row = rows.find((one) => one.endpoint === endpoint);
    world = openWorld(row?.at ?? '', { as: row?.as });
    await world.open();
    if (row?.act) world.dispatch(row.act());
    await world.settle();
    expect(lines()).toContain(line);
  });
});

it('looks for an order by the key it was sent under', async () => {
  const row = rows.find((one) => one.kind === 'ordered');
  world = openWorld(row?.at ?? '', { as: student });
  await world.open();
  world.wire.fail('createOrder', { offline: true });
  if (row?.kind === 'ordered') world.dispatch(orderPlaced(row.order));
  await world.settle();
  const sent = world.wire.sent.find(({ endpoint }) => endpoint === 'createOrder')?.body;
  expect(lines()).toContain(lostOrder + (sent as { idempotency_key: string }).idempotency_key);
});

describe('writes', () => {
  it.each(writes)('%s: %s', async (endpoint, line, body) => {
    const row = rows.find((one) => one.endpoint === endpoint) as Deed | Outbox;
    world = openWorld(row.at, { as: row.as });
    await world.open();
    if (row.act) world.dispatch(row.act());
    await world.settle();
    const call = world.wire.sent.findLast((one) => one.endpoint === endpoint);
    expect(call?.line).toBe(`${line}?lang=en-hk`);
    expect(call?.body).toEqual(body);
  });

  it('has every endpoint that is written to', () => {
    world = openWorld('/en-hk');
    const written = rows.filter(({ kind }) => kind === 'form' || kind === 'loud' || kind === 'outbox');
    const named = new Set(writes.map(([endpoint]) => endpoint));
    expect(written.filter(({ endpoint }) => !named.has(endpoint))).toEqual([]);
  });
});

describe('every call', () => {
  const device = '{"device_id":"test-device","os":"Linux","platform":"web"}';
  it.each([
    ['a guest', undefined, null],
    ['a student', student, /^Bearer \S+$/],
  ])('of %s carries region, device and language, and a token only where there is one', async (_, as, bearer) => {
    world = openWorld('/en-hk', { as });
    await world.open();
    for (const { line, headers } of world.wire.sent) {
      expect(line).toMatch(/[?&]lang=en-hk$/);
      expect(headers).toMatchObject({ 'region-name': 'hk', 'x-user-agent': device });
      if (bearer) expect(headers.authorization).toMatch(bearer);
      else expect(headers).not.toHaveProperty('authorization');
    }
  });
});

describe('the contract', () => {
  it('has no call to the API that the app does not make', () => {
    const told = [...ofGuests, ...ofStudents].flatMap(([, all]) => all);
    const made = [...told, ...asked.map(([, line]) => line), ...writes.map(([, line]) => line), lostOrder];
    const endpoints = made.map((line) => endpointOf(...(line.replace(/\?.*$/, '').split(' ') as [string, string])));
    const advice = 'Write the requests of a new page above, and those of a new action below them.';
    expect(
      contractCalls.map(([name]) => name).filter((name) => !endpoints.includes(name)),
      advice,
    ).toEqual([]);
  });
});
