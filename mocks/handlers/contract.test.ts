/** The contract of every API call: a valid call, its status, and the keys of its data. */
import { describe, expect, it } from 'vitest';
import { endpoints } from '@/shared/http/endpoints';
import { type TestClient, testClient } from '../testClient';

/** Null: the response has no data. */
type Keys = readonly string[] | null;
type Row = [name: string, call: string, keys: Keys, body?: object];

const paging = ['current_page', 'total_pages'];

/** Calls without a token. */
const ofGuests: Row[] = [
  ['appLaunch', 'POST v2/app_launch', ['server_time', 'user'], { lang: 'en-hk' }],
  [
    'siteInfo',
    'GET v2/web/guest/site_info',
    [
      'faq',
      'offering',
      'multiple_offering_mode',
      'regular_class_campaign_links',
      'course_campaign_links',
      'activity_links',
      'show_instructor_btn',
      'footer_faq',
    ],
  ],
  ['login', 'POST v2/login', ['token', 'user'], { email: 'new@lantern.example', password: 'lantern-demo' }],
  [
    'signup',
    'POST v2/signup',
    ['token', 'user'],
    { first_name: 'Ada', last_name: 'Ng', email: 'ada@lantern.example', password: 'long-enough' },
  ],
  ['passwordReset', 'POST v2/password_resets', null, { email: 'new@lantern.example' }],
  ['banners', 'GET v3/regions/hk/banners?limit=10&section_name=course', ['banners']],
  ['heroSections', 'GET v3/web/hero_sections?region=hk', ['hero_sections']],
  ['homePage', 'GET v3/browsing/pages/home_hk', ['id']],
  ['homeContent', 'GET v3/browsing/pages/1/contents', ['regular_classes', 'courses', 'bundles', 'course_groups']],
  ['academyPosts', 'GET v3/browsing/specific_posts?query_type=latest&page_id=1', ['posts']],
  ['academyPost', 'GET v3/browsing/posts/1', ['post']],
  ['schoolTypes', 'GET v2/school_types', ['school_types']],
  ['subjectCategories', 'GET v2/students/subject_categories', ['subject_categories']],
  ['topicCheckout', 'GET v4/live_topics/1/checkout_collection', ['checkout_collection']],
  ['contentCheckouts', 'GET v4/checkout_collections?content_type=course&content_id=101', ['checkout_collections']],
  ['checkout', 'GET v5/checkout_collections/6001', ['checkout_collection']],
  ['checkoutBundle', 'GET v4/checkout_collections/6001/bundle', ['bundle_options']],
  ['course', 'GET v3/courses/101', ['course']],
  ['announcements', 'GET v3/courses/101/announcements', ['announcements', ...paging]],
  ['regionCourses', 'GET v3/regions/hk/courses', ['courses', 'total_pages']],
  ['courses', 'GET v3/courses', ['courses', 'lead_groups', 'course_group', 'total_pages']],
  ['freeRecommendCourses', 'GET v3/courses/free_recommend', ['free_recommend_courses']],
  ['courseGroup', 'GET v3/course_groups/1/courses', ['courses', 'course_group', ...paging]],
  ['coursePromotion', 'GET v3/web/course_promotion', ['promotion']],
  ['livePromotion', 'GET v3/web/live_promotion', ['promotion']],
  ['gradeLevels', 'GET v3/regions/hk/grade_levels?content_type=course', ['grade_levels']],
  ['liveGradeLevels', 'GET v4/regions/hk/live_grade_levels', ['grade_levels']],
  ['liveTopics', 'GET v4/regions/hk/live_topics', ['live_topics', ...paging]],
  ['upcomingLessons', 'GET v4/regions/hk/live_lessons/upcoming', ['live_lessons', 'total_pages']],
  ['liveTopic', 'GET v4/live_topics/1?region_name=hk', ['live_topic']],
  ['marquee', 'GET v2/web/web_marquee/home?region_name=hk', ['marquee']],
  ['instructor', 'GET v3/instructors/1', ['instructor', 'about']],
  ['instructorCourses', 'GET v3/instructors/1/courses', ['courses']],
  ['instructorLiveTopics', 'GET v3/instructors/1/live_topics', ['live_topics']],
  ['instructors', 'GET v3/instructors', ['instructors', 'total_pages']],
  ['freeCourses', 'GET v3/courses/free?limit=8', ['free_courses']],
  ['freeLiveTopics', 'GET v4/live_topics/free?limit=8', ['free_live_topics']],
  ['upsellBanner', 'GET v2/upsell_banner?page=home&region_name=hk', ['upsell_banner']],
  ['logout', 'POST v2/logout', null],
];

const rating = { stars: 5, comment: '' };
const phone = { country_code: '852', phone_number: '91234567' };
const order = {
  checkout_collection_id: 3201,
  plan_id: 'plan-3201',
  items: [],
  idempotency_key: 'key-1',
  return_url: 'http://app.test/en-hk',
  expected_price: 0,
  currency: 'HKD',
};

/** Calls that require a token, in the order in which they can be made. */
const ofMembers: Row[] = [
  ['currentUser', 'GET v2/users/me', ['user']],
  ['updateUser', 'PATCH v2/users/{userId}/update_user_attributes', ['user'], { data: { ranking: 'top' } }],
  ['sendPhoneCode', 'POST v2/users/phone/send_verification', null, phone],
  ['resendPhoneCode', 'POST v2/users/{userId}/resend_phone_verification', null],
  ['verifyPhone', 'POST v2/users/{userId}/verify_phone', ['user'], { phone_code: '123456' }],
  ['createOrder', 'POST v5/orders', ['order'], order],
  ['orderByKey', 'GET v5/orders?idempotency_key=key-1', ['order']],
  ['order', 'GET v5/orders/{orderId}', ['order']],
  ['learningCourses', 'GET v3/students/courses/learning_progress?status=active', ['courses', 'total_pages']],
  ['purchasedCourses', 'GET v3/students/courses', ['courses', ...paging]],
  ['rateCourseLesson', 'POST v3/students/courses/401/rating', null, { lesson_id: 40_101, ...rating }],
  ['rateLiveLesson', 'POST v4/students/live_lessons/102/rating', null, rating],
  ['rateLiveTopic', 'POST v4/students/live_topics/1/rating', null, rating],
  ['courseProgress', 'PUT v3/students/courses/401/lesson_progresses/40101', ['lesson'], { progress_duration: 5 }],
  ['liveProgress', 'PUT v4/students/live_lessons/102/lesson_progresses', ['live_lesson'], { progress_duration: 5 }],
  ['saveLesson', 'POST v4/students/live_lessons/108/save', null],
  ['removeLesson', 'POST v4/students/live_lessons/108/remove', null],
  ['scheduleUpcoming', 'GET v4/students/regular_classes/schedule/upcoming', ['live_lessons', 'total_pages']],
  ['schedulePast', 'GET v4/students/regular_classes/schedule/past', ['live_lessons', 'total_pages']],
  ['subscribedTopics', 'GET v4/students/regular_classes', ['live_topics', ...paging]],
  ['upNext', 'GET v3/students/contents/up_next', ['course_lesson', 'live_lesson']],
  ['continueWatching', 'GET v3/students/contents/continue_watching', ['user_contents', ...paging]],
];
const rows = [...ofGuests, ...ofMembers];

/** Ids of another region, or unknown ones. */
const unknown: [name: string, call: string][] = [
  ['course', 'GET v3/courses/20101'],
  ['announcements', 'GET v3/courses/20101/announcements'],
  ['courseGroup', 'GET v3/course_groups/20001/courses'],
  ['liveTopic', 'GET v4/live_topics/20001'],
  ['topicCheckout', 'GET v4/live_topics/20001/checkout_collection'],
  ['checkout', 'GET v5/checkout_collections/23101'],
  ['checkoutBundle', 'GET v4/checkout_collections/26001/bundle'],
  ['instructor', 'GET v3/instructors/20001'],
  ['instructorCourses', 'GET v3/instructors/20001/courses'],
  ['instructorLiveTopics', 'GET v3/instructors/20001/live_topics'],
  ['academyPost', 'GET v3/browsing/posts/20001'],
  ['homePage', 'GET v3/browsing/pages/home_xx'],
  ['homeContent', 'GET v3/browsing/pages/20001/contents'],
  ['regionCourses', 'GET v3/regions/xx/courses'],
  ['order', 'GET v5/orders/o-none'],
  ['rateCourseLesson', 'POST v3/students/courses/20101/rating'],
  ['rateLiveTopic', 'POST v4/students/live_topics/20001/rating'],
  ['saveLesson', 'POST v4/students/live_lessons/2000101/save'],
  ['courseProgress', 'PUT v3/students/courses/20101/lesson_progresses/2010101'],
];

const student = 'student@lantern.example';
const send = (client: TestClient, [name, call, , body]: Row | [string, string, null, object?], token?: string) => {
  const [method = '', path = ''] = call.split(' ');
  const { accounts, orders } = client.backend.db.read();
  const userId = accounts.find(({ email }) => email === student)?.userId ?? '';
  // The contract requires a minute between two messages with a code.
  if (name === 'resendPhoneCode') client.backend.clock.advance(60_000);
  const named = path.replace('{userId}', userId).replace('{orderId}', orders[0]?.id ?? '');
  return client.call(method, named, { token, ...(method === 'GET' ? {} : { body: body ?? {} }) });
};
const keysOf = (data: unknown): Keys => (data === null ? null : Object.keys(data as object).sort());
const sorted = (keys: Keys): Keys => keys && [...keys].sort();

const client = testClient();

describe('a good call', () => {
  it.each(ofGuests)('%s: %s', async (...row) => {
    const { status, data } = await send(client, row);
    expect([status, keysOf(data)]).toEqual([200, sorted(row[2])]);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(row[0]);
  });

  it.each(ofMembers)('%s of a member: %s', async (...row) => {
    const { status, data } = await send(client, row, await client.login(student));
    expect([status, keysOf(data)]).toEqual([200, sorted(row[2])]);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(row[0]);
  });

  it('is here for every call that the app knows', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe('a call without its token', () => {
  it.each(ofMembers)('%s: 401 without a code', async (...row) => {
    const { status, json } = await send(client, row);
    expect([status, json.error_code]).toEqual([401, undefined]);
  });

  it.each(rows)('%s with one that has died: 401 with a code of the session', async (...row) => {
    const { status, json } = await send(client, row, 'lt-of-nobody');
    expect([status, json.error_code]).toEqual([401, '20-100-0008-001']);
  });
});

describe('a call for what there is not in the region', () => {
  it.each(unknown)('%s: %s', async (name, call) => {
    const body = { stars: 5, comment: '', progress_duration: 5 };
    const { status } = await send(client, [name, call, null, body], await client.login(student));
    expect(status).toBe(404);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(name);
  });
});
