/** Every state of the contract, with a scenario for which the mock backend returns it. */
import { describe, expect, it } from 'vitest';
import {
  computeLiveLessonState,
  type LockReason,
  lockReasonOf,
  replayWithin,
} from '@/features/regular-class/parts/lessonState';
import { bundleOptionTypes } from '@/shared/entities/bundleOption';
import { productKinds, subscriptionTypes } from '@/shared/entities/checkout';
import { enrollStatuses } from '@/shared/entities/enrolment';
import { courseLessonStatuses } from '@/shared/entities/lessonProgress';
import { liveLessonStatuses } from '@/shared/entities/liveLesson';
import { orderStatuses } from '@/shared/entities/order';
import { planTypes } from '@/shared/entities/plan';
import { requiredFieldNames, userRankings, userRoles } from '@/shared/entities/user';
import { videoSources } from '@/shared/entities/video';
import { testNow } from '../node';
import { type ResponseData, testClient } from '../testClient';
import { applyScenario, logIn, setScenarioStart } from './apply';
import { formatScenario, scenarioOf } from './scenario';

/** Calls the backend of a scenario, as its account; `body` makes it a POST. */
async function ask(text: string, path: string, body?: object): Promise<ResponseData> {
  const client = testClient();
  const scenario = setScenarioStart(scenarioOf(text), testNow);
  applyScenario(client.backend, { ...scenario, clock: { ...scenario.clock, frozen: true } });
  const token = scenario.account === 'guest' ? undefined : logIn(client.backend, scenario.account, 'device-1');
  return client.call(body ? 'POST' : 'GET', path, { token, body });
}

/** The state, the scenario, the call, and where in the answer's data the state stands. */
// biome-ignore lint/suspicious/noExplicitAny: the wire has no types, and the test checks it by value.
type Row = [state: unknown, scenario: string, path: string, read: (data: any) => unknown];

const student = 'account:student';
const withEach = (states: readonly string[], row: (state: string) => Row): Row[] => states.map(row);

const me = (state: unknown, field: string, part: string): Row => [
  state,
  `${student};user:${part}`,
  'v2/users/me',
  ({ user }) => user[field],
];
const ofCourse = (state: unknown, scenario: string, id: number): Row => [
  state,
  scenario,
  `v3/courses/${id}`,
  ({ course }) => course.enroll_status,
];
const ofTopic = (state: unknown, scenario: string): Row => [
  state,
  scenario,
  'v4/live_topics/5',
  ({ live_topic: topic }) => topic.enroll_status,
];
const collection = (state: unknown, id: number, field: string): Row => [
  state,
  'account:guest',
  `v5/checkout_collections/${id}`,
  ({ checkout_collection: sold }) => sold[field],
];
interface WireLesson {
  id: number;
  status: string;
  video_id?: string;
  video_source: string | null;
  is_topic_enrolled: boolean;
  watch_enabled: boolean;
  chat_room_url: string | null;
  end_at: string;
}
const courseLesson = (state: unknown, scenario: string, id: number, field: keyof WireLesson): Row => [
  state,
  scenario,
  `v3/courses/${Math.floor(id / 100)}`,
  ({ course }) => course.lessons.find((lesson: WireLesson) => lesson.id === id)?.[field],
];
const liveLesson = (state: unknown, scenario: string, id: number, read: (lesson: WireLesson) => unknown): Row => [
  state,
  scenario,
  `v4/live_topics/${Math.floor(id / 100)}`,
  ({ live_topic: topic }) => read(topic.lessons.find((lesson: WireLesson) => lesson.id === id)),
];
/** Tests why the app locks the lesson, by its own rules and the scenario's time. */
const locked = (reason: LockReason, scenario: string, id: number): Row => {
  const { clock } = setScenarioStart(scenarioOf(scenario), testNow);
  const now = (clock.at ?? 0) + clock.shiftMs;
  return liveLesson(reason, scenario, id, (lesson) => {
    const status = liveLessonStatuses.find((known) => known === lesson.status) ?? 'upcoming';
    const state = computeLiveLessonState({
      status,
      isEnrolled: lesson.is_topic_enrolled,
      isWatchable: lesson.watch_enabled,
      hasVideo: Boolean(lesson.video_id),
      hasChatRoom: lesson.chat_room_url !== null,
      isExternal: lesson.video_source === 'zoom' || lesson.video_source === 'google_meet',
    });
    return lockReasonOf(state, status, now - Date.parse(lesson.end_at) > replayWithin);
  });
};
const absent = (key: string, path: string): Row => [null, `account:guest;without:${key}`, path, (data) => data[key]];

/** The states of each enum, from the app's own lists or the contract, with a row for each. */
const enums: Record<string, [states: readonly unknown[], rows: Row[]]> = {
  'course enroll_status': [
    [...enrollStatuses, null],
    [
      ofCourse(null, 'account:guest', 103),
      ofCourse('free', 'account:guest', 201),
      ofCourse('preorder', 'account:guest', 1001),
      ofCourse('active', student, 401),
      ofCourse('enroll_pending', 'account:nowtv', 1001),
      ...withEach(['ongoing', 'enrolled', 'completed'], (state) =>
        ofCourse(state, `${student};course:103=${state}`, 103),
      ),
    ],
  ],
  'topic enroll_status': [
    [...enrollStatuses, null],
    [
      ofTopic(null, 'account:guest'),
      ...withEach(enrollStatuses, (state) => ofTopic(state, `${student};topic:5=${state}`)),
    ],
  ],
  'required field': [
    requiredFieldNames,
    [
      ...withEach(['role', 'ranking', 'school_type', 'grade_level', 'subjects'], (field) => [
        field,
        'account:new',
        'v2/users/me',
        ({ user }) => user.required_fields.find((name: string) => name === field),
      ]),
      [
        'phone_number',
        `${student};user:phone_number=required`,
        'v2/users/me',
        ({ user }) => user.required_fields.find((name: string) => name === 'phone_number'),
      ],
    ],
  ],
  role: [
    [...userRoles, null],
    [
      ...withEach(userRoles, (role) => [
        role,
        `${student};user:role=${role}`,
        'v2/users/me',
        ({ user }) => user.role?.name,
      ]),
      me(null, 'role', 'role=none'),
    ],
  ],
  role_status: [
    ['confirmed', 'pending'],
    [me('confirmed', 'role_status', 'role=parent'), me('pending', 'role_status', 'role=none')],
  ],
  ranking: [
    [...userRankings, null],
    [
      ...withEach(userRankings, (state) => me(state, 'ranking', `ranking=${state}`)),
      me(null, 'ranking', 'ranking=none'),
    ],
  ],
  login_type: [
    ['email', 'now_tv'],
    withEach(['email', 'now_tv'], (state) => me(state, 'login_type', `login_type=${state}`)),
  ],
  phone_verified: [
    [true, false],
    [me(true, 'phone_verified', 'phone_number=verified'), me(false, 'phone_verified', 'phone_number=unverified')],
  ],
  profile_pic_url: [
    ['/media/people/maths/1.svg', null],
    [
      me('/media/people/maths/1.svg', 'profile_pic_url', 'profile_pic=drawn'),
      me(null, 'profile_pic_url', 'profile_pic=none'),
    ],
  ],
  'collection kind': [
    productKinds,
    [
      collection('single', 3103, 'kind'),
      collection('bundle', 6001, 'kind'),
      collection('bundles', 7001, 'kind'),
      collection('prepack', 8001, 'kind'),
    ],
  ],
  subscription_type: [
    subscriptionTypes,
    [
      collection('consumable', 3103, 'subscription_type'),
      collection('renewable', 5005, 'subscription_type'),
      collection('nonRenewable', 3104, 'subscription_type'),
      collection('prepack', 8001, 'subscription_type'),
    ],
  ],
  plan_type: [
    planTypes,
    [0, 1].map((index) => [
      planTypes[index],
      'account:guest',
      'v5/checkout_collections/3104',
      (data) => data.checkout_collection.plans[index].plan_type,
    ]),
  ],
  'bundle option': [
    bundleOptionTypes,
    bundleOptionTypes.map((type) => [
      type,
      'account:guest',
      `v4/checkout_collections/${type === 'group_pass' ? 8001 : 6004}/bundle`,
      (data) => data.bundle_options.find((option: { type: string }) => option.type === type)?.type,
    ]),
  ],
  'order status': [
    orderStatuses,
    withEach(orderStatuses, (state) => [
      state,
      `${student};order:3103=${state}`,
      'v5/orders/o-3103',
      ({ order }) => order.status,
    ]),
  ],
  'course lesson status': [
    courseLessonStatuses,
    [
      courseLesson('completed', student, 40_101, 'status'),
      courseLesson('in_progress', student, 10_101, 'status'),
      courseLesson('not_started', 'account:guest', 10_101, 'status'),
    ],
  ],
  'live lesson status': [
    liveLessonStatuses,
    [
      liveLesson('free', 'account:guest', 101, ({ status }) => status),
      liveLesson('finished', 'account:guest', 102, ({ status }) => status),
      liveLesson('live', 'account:guest', 107, ({ status }) => status),
      liveLesson('upcoming', 'account:guest', 108, ({ status }) => status),
    ],
  ],
  video_source: [
    videoSources,
    [
      courseLesson('hls', 'account:guest', 10_201, 'video_source'),
      courseLesson('mp4', 'account:guest;lesson:10202=file', 10_202, 'video_source'),
      courseLesson('youtube', 'account:guest;lesson:10201=youtube', 10_201, 'video_source'),
      courseLesson('vimeo', 'account:guest;lesson:10202=vimeo', 10_202, 'video_source'),
      liveLesson('youtube', `${student};live_lesson:102=youtube`, 102, (lesson) => lesson.video_source),
      liveLesson('zoom', student, 107, (lesson) => lesson.video_source),
      liveLesson('google_meet', student, 205, (lesson) => lesson.video_source),
    ],
  ],
  'lock reason': [
    [
      'locked',
      'upcoming',
      'video_not_uploaded',
      'external_source',
      'video_player',
      'video_replay_soon',
      'wrong_real_live',
    ] satisfies LockReason[],
    [
      locked('locked', 'account:guest', 202),
      locked('upcoming', student, 108),
      locked('external_source', student, 107),
      locked('video_player', student, 102),
      locked('video_replay_soon', `${student};topic:23=enrolled;clock:2026-11-20T10:30Z;shift:47h40m`, 2303),
      locked('video_not_uploaded', 'account:guest', 2301),
      locked('wrong_real_live', `${student};topic:23=enrolled;clock:2026-11-20T10:30Z;shift:46h40m`, 2303),
    ],
  ],
  'what may be null': [
    [null],
    [
      absent('marquee', 'v2/web/web_marquee/home'),
      absent('promotion', 'v3/web/course_promotion'),
      absent('promotion', 'v3/web/live_promotion'),
      absent('upsell_banner', 'v2/upsell_banner?page=home'),
      absent('course_group', 'v3/courses'),
      absent('course_group', 'v3/course_groups/1/courses'),
      absent('about', 'v3/instructors/1'),
      [null, student, 'v5/orders?idempotency_key=none', ({ order }) => order],
      [null, 'account:new', 'v3/students/contents/up_next', (data) => data.course_lesson],
      [null, 'account:new', 'v3/students/contents/up_next', (data) => data.live_lesson],
    ],
  ],
  'site mode': [
    [true, false],
    [
      [true, 'account:guest', 'v2/web/guest/site_info', (data) => data.multiple_offering_mode],
      [
        false,
        'account:guest;without:multiple_offering_mode',
        'v2/web/guest/site_info',
        (data) => data.multiple_offering_mode !== null,
      ],
    ],
  ],
};

describe.each(Object.entries(enums))('%s', (_, [states, rows]) => {
  it('has a row for each state', () => {
    expect(new Set(rows.map(([state]) => state))).toEqual(new Set(states));
  });

  it.each(rows)('%s: %s, %s', async (state, scenario, path, read) => {
    const { status, data } = await ask(scenario, path);
    expect([status, read(data)]).toEqual([200, state]);
  });

  it('keeps its scenarios in the link to share', () => {
    for (const [, scenario] of rows) {
      const text = formatScenario(scenarioOf(scenario));
      expect(formatScenario(scenarioOf(text))).toBe(text);
    }
  });
});

describe('refusals of an order', () => {
  const order = (id: number, price: number) => ({
    checkout_collection_id: id,
    plan_id: `plan-${id}`,
    items: [],
    idempotency_key: 'another',
    return_url: 'http://app.test/en-hk',
    expected_price: price,
    currency: 'HKD',
  });
  const early = async () =>
    (await ask('account:guest', 'v5/checkout_collections/3101')).data.checkout_collection.presale_price;

  it.each([
    ['20-200-0001-001', student, 3103, async () => 1],
    ['20-200-0001-002', `${student};order:3103=paid`, 3103, async () => 1],
    ['20-200-0001-003', 'account:new;clock:2026-11-20T10:30Z;shift:10d', 3101, early],
  ])('%s: %s', async (code, scenario, id, price) => {
    const { status, json } = await ask(scenario, 'v5/orders', order(id, await price()));
    expect([status, json.error_code]).toEqual([409, code]);
  });
});
