/** Every operation of the API's host. */

import type { Collection, Course, Topic } from './catalogue';
import { countDown, currencies, instant, regions } from './catalogue';
import { Failure } from './failures';
import { dataOfKeyRegion } from './optionalKeys';
import { isEmail, isObject, type Json, readId, readInteger, readString } from './requests';
import type { Visit } from './shapes';
import * as shapes from './shapes';
import type { User } from './store';

/** No SMS is sent: every phone gets this code. */
export const phoneCode = '004217';

export interface Call extends Visit {
  region: string; // of the header
  params: Record<string, string>;
  query: URLSearchParams;
  body: Json;
  device: string;
  token: string | null;
}
/** A call of a member: `region` is the account's, whatever the header says. */
type MemberCall = Call & { user: User };
export interface Route {
  method: string;
  path: string;
  ignoresToken: boolean;
  isOfMember: boolean;
  answer: (call: Call) => Json | null | undefined; // null: `{}`, undefined: 204
}

/** Returns the session's user; a guest is refused. */
function requireUser(call: Call): User {
  if (!call.user) throw new Failure(401, null);
  return call.user;
}

/** Returns the session's user; a path that names another user is refused. */
function requireUserOfPath({ user, params }: MemberCall): User {
  if (user.id !== params.userId) throw new Failure(403, 'NOT_YOU');
  return user;
}

function readCount(call: Call, key: string, standard: number): number {
  const value = call.query.get(key);
  if (value === null) return standard;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Failure(400, 'BAD_REQUEST');
  return Number(value);
}

function pageOf<Item>(call: Call, key: string, items: Item[], size: number, view: (item: Item) => Json): Json {
  const each = Math.min(readCount(call, 'size_per_page', size), 1000);
  const at = (readCount(call, 'page', 1) - 1) * each;
  return { total_pages: Math.ceil(items.length / each), [key]: items.slice(at, at + each).map(view) };
}

type Kept = { id: number; region: string };
function findItem<Item extends Kept>(items: Item[], id: string | undefined, region: string): Item {
  const item = items.find((one) => one.id === readId(id) && one.region === region);
  if (!item) throw new Failure(404, 'NOT_HERE');
  return item;
}

function servedRegion(call: Call): string {
  const region = call.params.region ?? call.query.get('region') ?? call.query.get('region_name') ?? call.region;
  if (!regions.includes(region)) throw new Failure(404, 'NOT_HERE');
  return region;
}

const inRegion = <Item extends { region: string }>(items: Item[], region: string): Item[] =>
  items.filter((one) => one.region === region);

function fits(call: Call, item: Course | Topic): boolean {
  const levels = [...call.query.getAll('grade_level_ids[]'), ...call.query.getAll('grade_level_id')].map(readId);
  const subjects = call.query.getAll('subject_ids[]').map(readId);
  return (
    (levels.length === 0 || levels.includes(item.level.id)) &&
    (subjects.length === 0 || subjects.includes(item.subject.id))
  );
}

function hasStatus(call: Call, topic: Topic, status: string | null): boolean {
  const own = !shapes.hasBegun(call, topic)
    ? 'preorder'
    : shapes.findNextSession(call, topic)
      ? 'ongoing'
      : 'completed';
  return status === null || status === own;
}

/** Returns a session of a live topic with its topic. */
const findSession = (call: Call, id: string | undefined, region: string) => {
  for (const topic of inRegion(call.catalogue.topics, region)) {
    const session = topic.sessions.find((one) => one.id === readId(id));
    if (session) return { topic, session };
  }
  throw new Failure(404, 'NOT_HERE');
};

// --- The operations

const routes: Route[] = [];
const addRoute = (line: string, answer: Route['answer'], more: Partial<Route>): void => {
  const [method = '', path = ''] = line.split(' ');
  routes.push({ method, path: `/api${path}`, ignoresToken: false, isOfMember: false, answer, ...more });
};
const on = (line: string, answer: Route['answer'], more: Partial<Route> = {}): void =>
  addRoute(line, (call) => dataOfKeyRegion(call.region, line) ?? answer(call), more);

/** Adds an operation that the description says to need a session; its path says nothing about that. */
const onMember = (line: string, answer: (call: MemberCall) => ReturnType<Route['answer']>): void => {
  const answerMember = (call: Call) => {
    const user = requireUser(call);
    return dataOfKeyRegion(user.region, line) ?? answer({ ...call, user, region: user.region });
  };
  addRoute(line, answerMember, { isOfMember: true });
};

on('POST /v2/app_launch', (call) => {
  const now = call.store.now();
  const local = new Date(now + 5.5 * 3_600_000).toISOString().replace('Z', '');
  return { server_time: `${local}000+05:30` }; // microseconds, at the place of the server
});
on('GET /v2/web/guest/site_info', (call) => ({
  zendesk_faq_link: `${call.url}/help`,
  offering: call.catalogue.courses.some((one) => one.region === call.region) ? ['course', 'live_topic'] : [],
  multiple_offering_mode: call.region === 'hk',
  show_instructor_btn: call.region === 'hk' ? { live_topic: true } : null,
  ...(call.region === 'hk'
    ? { course_campaign_links: [{ url: `/course/group/${countDown(0)}`, title: 'Winter' }] }
    : {}),
}));

const signedIn = (call: Call, user: User): Json => {
  const token = call.store.openSession(user, call.device);
  return { user: shapes.toUser({ ...call, user }, user), token };
};
const withoutToken = { ignoresToken: true };
on(
  'POST /v2/login',
  (call) => signedIn(call, call.store.userOf(readString(call.body.email), String(call.body.password ?? ''))),
  withoutToken,
);
on(
  'POST /v2/signup',
  (call) => {
    const [first, last, email] = [
      readString(call.body.first_name),
      readString(call.body.last_name),
      readString(call.body.email),
    ];
    const password = typeof call.body.password === 'string' ? call.body.password : '';
    if (!first || !last || !isEmail(email) || password.length < 8) throw new Failure(422, 'SIGNUP_INVALID');
    if (!regions.includes(call.region)) throw new Failure(422, 'SIGNUP_INVALID');
    return signedIn(call, call.store.addUser(email, password, first, last, call.region));
  },
  withoutToken,
);
on(
  'POST /v2/password_resets',
  (call) => {
    if (!isEmail(readString(call.body.email))) throw new Failure(422, 'EMAIL_INVALID');
    return null;
  },
  withoutToken,
);
on('POST /v2/logout', (call) => void call.store.closeSession(call.token), withoutToken);
onMember('GET /v2/users/me', (call) => ({ user: shapes.toUser(call, call.user) }));

on('GET /v3/regions/{region}/banners', (call) => {
  const shown = servedRegion(call) === 'hk' && call.query.get('section_name') !== 'course';
  const image = `${call.url}/pictures/banner.svg`;
  const banner = { image_url: image, title: 'Tonight, problems', link_url: '/regular-class/topics' };
  return { banners: shown ? [banner].slice(0, readCount(call, 'limit', 10)) : [] };
});
on('GET /v3/web/hero_sections', (call) => {
  const title = shapes.chooseText(call, ['Long nights, clear skies', '長夜晴空']);
  const description = `<p>${shapes.chooseText(call, ['Look <em>up</em>.', '抬<em>頭</em>看。'])}</p>`;
  return {
    hero_sections: servedRegion(call) === 'hk' ? [{ description, title, link_url: `/course/${countDown(0)}` }] : [],
  };
});
on('GET /v3/browsing/pages/home_{region}', (call) => ({ id: countDown(regions.indexOf(servedRegion(call))) }));
const regionOfPage = (id: string | undefined): string | undefined =>
  regions.find((_, index) => countDown(index) === readId(id));
on('GET /v3/browsing/pages/{homePageId}/contents', (call) => {
  const region = regionOfPage(call.params.homePageId);
  if (!region) throw new Failure(404, 'NOT_HERE');
  const bundles = inRegion(call.catalogue.collections, region).filter((one) => one.kind !== 'single');
  const groups = inRegion(call.catalogue.groups, region);
  return {
    course_groups: groups.map((one) => ({
      ...shapes.toNamed(call, one),
      description: one.about && shapes.chooseText(call, one.about),
    })),
    ...(bundles.length
      ? {
          bundles: bundles.map((one) => ({
            ...shapes.toBundleCard(call, one),
            checkout_collection: shapes.toCollectionCard(call, one),
          })),
        }
      : {}),
    courses: inRegion(call.catalogue.courses, region).map((one) => shapes.toCourseCard(call, one)),
    regular_classes: inRegion(call.catalogue.topics, region)
      .filter((one) => one.active)
      .map((one) => shapes.toTopicCard(call, one)),
  };
});
on('GET /v3/browsing/specific_posts', (call) => {
  const region = regionOfPage(call.query.get('page_id') ?? undefined) ?? '';
  return { posts: inRegion(call.catalogue.posts, region).map((one) => shapes.toPostCard(call, one)) };
});
on('GET /v3/browsing/posts/{id}', (call) => {
  const post = findItem(call.catalogue.posts, call.params.id, call.region);
  const related = inRegion(call.catalogue.posts, call.region).filter((one) => one !== post);
  const whole = { content: shapes.chooseText(call, post.content), ...shapes.toPostCard(call, post) };
  return { post: { ...whole, related_posts: related.map((one) => shapes.toPostCard(call, one)) } };
});
on('GET /v2/web/web_marquee/{page}', (call) =>
  servedRegion(call) === 'hk' && call.params.page === 'home'
    ? { marquee: { text: shapes.chooseText(call, ['Snow?', '下雪？']) } }
    : {},
);
on('GET /v2/upsell_banner', (call) => {
  const shown = servedRegion(call) === 'hk' && call.query.get('page') === 'course' && (call.user?.owned.size ?? 0) > 0;
  return {
    upsell_banner: shown
      ? { title: shapes.chooseText(call, ['Any two', '任選二']), link_url: `/bundle/${countDown(20)}` }
      : null,
  };
});
on('GET /v3/web/course_promotion', () => ({ promotion: null }));
on('GET /v3/web/live_promotion', (call) => ({ promotion: call.region === 'hk' ? { title: 'Come & see <3' } : null }));

const levels = (call: Call, items: (Course | Topic)[]): Json => ({
  grade_levels: inRegion(call.catalogue.levels, servedRegion(call))
    .filter(({ level }) => items.some((one) => one.level === level))
    .map(({ level }) => shapes.toNamed(call, level)),
});
on('GET /v3/regions/{region}/grade_levels', (call) => levels(call, call.catalogue.courses));
on('GET /v4/regions/{region}/live_grade_levels', (call) => levels(call, call.catalogue.topics));
on('GET /v2/school_types', (call) => ({
  school_types: inRegion(call.catalogue.schools, call.region).map((one) => shapes.toNamed(call, one.school)),
}));
on('GET /v2/students/subject_categories', (call) => {
  const items = [...call.catalogue.courses, ...call.catalogue.topics];
  const taught = items.filter((one) => fits(call, one)).map((one) => one.subject);
  const categories = inRegion(call.catalogue.categories, call.region).map((one) => ({
    ...(one.id === null ? {} : { id: one.id }),
    subjects: one.subjects.filter((item) => taught.includes(item)).map((item) => shapes.toSubject(call, item)),
    name: shapes.chooseText(call, one.name),
  }));
  return { subject_categories: categories.filter((one) => one.subjects.length > 0) };
});

const coursesOf = (call: Call, region: string): Course[] => inRegion(call.catalogue.courses, region);
const toCard = (call: Call) => (one: Course) => shapes.toCourseCard(call, one);
on('GET /v3/courses', (call) => {
  const all = coursesOf(call, call.region).filter((one) => fits(call, one));
  const heads = [...new Set(all.flatMap((one) => one.leadGroup ?? []))].sort((a, b) => b.id - a.id);
  const sorted = [...heads, null].flatMap((head) => all.filter((one) => one.leadGroup === head));
  return {
    lead_groups: heads.map((one) => shapes.toNamed(call, one)),
    ...pageOf(call, 'courses', sorted, 8, toCard(call)),
  };
});
on('GET /v3/courses/free', (call) => {
  const free = coursesOf(call, call.region).filter(
    (one) => isFree(call, one) || one.lessons.some((lesson) => lesson.preview),
  );
  return { free_courses: free.slice(0, readCount(call, 'limit', 8)).map(toCard(call)) };
});
const isFree = (call: Call, item: Course): boolean => {
  const sold = shapes.findSingle(call, item);
  return sold !== undefined && shapes.isFree(sold);
};
on('GET /v3/courses/free_recommend', (call) => {
  const own = (one: Course): number =>
    Number(call.user?.level === one.level.id) + Number(call.user?.subjects.includes(one.subject.id) ?? false);
  const free = coursesOf(call, call.region).filter((one) => isFree(call, one));
  return pageOf(
    call,
    'free_recommend_courses',
    free.sort((a, b) => own(b) - own(a)),
    8,
    toCard(call),
  );
});
on('GET /v3/courses/{id}', (call) => ({
  course: shapes.toCourse(call, findItem(call.catalogue.courses, call.params.id, call.region)),
}));
on('GET /v3/courses/{id}/announcements', (call) => {
  const { announcements } = findItem(call.catalogue.courses, call.params.id, call.region);
  return pageOf(call, 'announcements', announcements, 3, (one) => shapes.toAnnouncement(call, call.region, one));
});
on('GET /v3/regions/{region}/courses', (call) => {
  const all = coursesOf(call, servedRegion(call)).filter((one) => fits(call, one));
  return pageOf(call, 'courses', all, 20, toCard(call));
});
on('GET /v3/course_groups/{groupId}/courses', (call) => {
  const group = findItem(call.catalogue.groups, call.params.groupId, call.region);
  const all = coursesOf(call, call.region).filter((one) => one.groups.includes(group.id) && fits(call, one));
  return { ...pageOf(call, 'courses', all, 24, toCard(call)), course_group: shapes.toNamed(call, group) };
});

const topicsOf = (call: Call, region: string): Topic[] => inRegion(call.catalogue.topics, region);
on('GET /v4/regions/{region}/live_topics', (call) => {
  const status = call.query.get('status');
  const all = topicsOf(call, servedRegion(call)).filter(
    (one) => fits(call, one) && hasStatus(call, one, status) && (one.active || status === 'completed'),
  );
  const most = call.query.has('limit') ? all.slice(0, readCount(call, 'limit', 6)) : all;
  return pageOf(call, 'live_topics', most, call.query.has('limit') ? 1000 : 6, (one) => shapes.toTopicCard(call, one));
});
on('GET /v4/live_topics/free', (call) => {
  const free = topicsOf(call, call.region).flatMap((topic) => {
    const first = topic.sessions.find((one) => one.free && shapes.isOver(call, one));
    if (!first) return [];
    const names = { live_topic_name: shapes.chooseText(call, topic.name), name: shapes.chooseText(call, first.name) };
    return [{ first_free_live_lesson: { live_topic_id: topic.id, ...names, id: first.id } }];
  });
  return { free_live_topics: free.slice(0, readCount(call, 'limit', 8)) };
});
on('GET /v4/live_topics/{topicId}', (call) => ({
  live_topic: shapes.toTopic(call, findItem(call.catalogue.topics, call.params.topicId, servedRegion(call))),
}));
on('GET /v4/regions/{region}/live_lessons/upcoming', (call) => {
  const all = topicsOf(call, servedRegion(call)).filter((one) => one.active && fits(call, one));
  const next = all.flatMap((topic) => topic.sessions.map((session) => ({ topic, session })));
  const sorted = next
    .filter((one) => !shapes.isOver(call, one.session))
    .sort((a, b) => a.session.start - b.session.start);
  return pageOf(call, 'live_lessons', sorted, 15, (one) => shapes.toSession(call, one.topic, one.session));
});

on('GET /v3/instructors', (call) => {
  const lists = { course: call.catalogue.courses, live_topic: call.catalogue.topics };
  const type = call.query.get('content_type');
  if (type !== null && type !== 'course' && type !== 'live_topic') throw new Failure(400, 'BAD_REQUEST');
  const all = inRegion(call.catalogue.instructors, call.region);
  const shown = type ? all.filter((one) => lists[type].some((item) => item.instructors.includes(one))) : all;
  return pageOf(call, 'instructors', shown, 12, (one) => shapes.toInstructor(call, one));
});
const teacher = (call: Call) => findItem(call.catalogue.instructors, call.params.id, call.region);
on('GET /v3/instructors/{id}', (call) => {
  const { about } = teacher(call);
  return { about: about && shapes.chooseText(call, about), instructor: shapes.toInstructor(call, teacher(call)) };
});
on('GET /v3/instructors/{id}/courses', (call) => {
  const own = teacher(call);
  return {
    courses: coursesOf(call, call.region)
      .filter((one) => one.instructors.includes(own))
      .map(toCard(call)),
  };
});
on('GET /v3/instructors/{id}/live_topics', (call) => {
  const own = teacher(call);
  const all = topicsOf(call, call.region).filter((one) => one.active && one.instructors.includes(own));
  return { live_topics: all.map((one) => shapes.toTopicCard(call, one)) };
});

// --- Buying

on('GET /v4/live_topics/{topicId}/checkout_collection', (call) => {
  const topic = findItem(call.catalogue.topics, call.params.topicId, call.region);
  const sold = topic.active ? shapes.findSingle(call, topic) : undefined;
  if (!sold) throw new Failure(404, 'NOT_HERE');
  return { checkout_collection: shapes.toCollection(call, sold) };
});
on('GET /v4/checkout_collections', (call) => {
  const key = `${call.query.get('content_type')} ${call.query.get('content_id')}`;
  const all = inRegion(call.catalogue.collections, call.region).filter((one) => shapes.listItemKeys(one).includes(key));
  return { checkout_collections: all.map((one) => shapes.toCollection(call, one)) };
});
const sold = (call: Call, region: string): Collection => findItem(call.catalogue.collections, call.params.id, region);
on('GET /v5/checkout_collections/{id}', (call) => ({
  checkout_collection: shapes.toCollection(call, sold(call, call.region)),
}));
on('GET /v4/checkout_collections/{id}/bundle', (call) => ({
  bundle_options: shapes.toBundleOptions(call, sold(call, call.region)),
}));

onMember('POST /v5/orders', (call) => {
  const { user } = call;
  const { body } = call;
  const key = readString(body.idempotency_key);
  const invalid = new Failure(422, 'ORDER_INVALID');
  if (!key) throw invalid;
  const same = call.store.findOrderByKey(user, key);
  if (same) return { order: shapes.toOrder(call, same) };
  const item = findItem(call.catalogue.collections, String(body.checkout_collection_id), user.region);
  const target = URL.canParse(readString(body.return_url)) ? new URL(readString(body.return_url)) : null;
  if (target?.origin !== call.siteOrigin || item.kind === 'bundles' || !Array.isArray(body.items)) throw invalid;
  const plan = item.plans.find((one) => one.id === body.plan_id);
  if (!plan) throw invalid;
  const methods = [`pm/${plan.id}:card`, `pm/${plan.id}:app`];
  const method = methods.find((one) => one === (body.payment_method_id ?? methods[0]));
  if (!method) throw invalid;
  const chosen = body.items.map((one: unknown) => (isObject(one) ? `${one.type} ${one.id}` : ''));
  const gives = item.kind === 'bundle' ? [...new Set(chosen)] : shapes.listItemKeys(item);
  if (item.kind === 'bundle' ? gives.length !== item.choose : chosen.length > 0) throw invalid;
  if (!gives.every((one) => shapes.listItemKeys(item).includes(one))) throw invalid;
  if (gives.every((one) => user.owned.has(one))) throw new Failure(409, '20-200-0001-002');
  const price = shapes.computePrice(call, item, plan, method);
  const currency = currencies[item.region]?.[0];
  if (body.expected_price !== price || body.currency !== currency) {
    const early = item.early && body.expected_price === item.early.price && body.currency === currency;
    throw new Failure(409, early ? '20-200-0001-003' : '20-200-0001-001');
  }
  const order = call.store.addOrder(user, key, {
    gives: item.kind === 'single' ? gives : [...gives, `collection ${item.id}`],
    returnUrl: target.href,
    lang: call.lang,
    title: shapes.chooseText(call, item.name),
    price: `${currency} ${price}`,
  });
  if (price === 0) call.store.settle(order, 'paid');
  return { order: shapes.toOrder(call, order) };
});
onMember('GET /v5/orders', (call) => {
  const order = call.store.findOrderByKey(call.user, call.query.get('idempotency_key') ?? '');
  return { order: order ? shapes.toOrder(call, order) : null };
});
onMember('GET /v5/orders/{id}', (call) => ({
  order: shapes.toOrder(call, call.store.getOrder(call.user, call.params.id ?? '')),
}));

// --- The account

onMember('PATCH /v2/users/{userId}/update_user_attributes', (call) => {
  const user = requireUserOfPath(call);
  const data = call.body.data;
  if (!isObject(data)) throw new Failure(422, 'PROFILE_INVALID');
  const check = (key: string, valid: (value: unknown) => boolean): void => {
    if (data[key] !== undefined && !valid(data[key])) throw new Failure(422, 'PROFILE_INVALID');
  };
  const listed = (ids: number[]) => (value: unknown) => ids.includes(readInteger(value) ?? 0);
  const subjects = inRegion(call.catalogue.categories, user.region).flatMap((one) =>
    one.subjects.map((item) => item.id),
  );
  check('role', (value) => value === 'student' || value === 'parent');
  check('ranking', (value) => ['top', 'upper', 'middle', 'lower'].includes(readString(value)));
  check('school_type_id', listed(inRegion(call.catalogue.schools, user.region).map((one) => one.school.id)));
  check('grade_level_id', listed(inRegion(call.catalogue.levels, user.region).map((one) => one.level.id)));
  check('subject_ids', (value) => Array.isArray(value) && value.every(listed(subjects)));
  for (const key of ['first_name', 'last_name']) check(key, (value) => readString(value) !== '');
  if (data.role === 'student' || data.role === 'parent') user.role = data.role;
  if (data.ranking) user.ranking = readString(data.ranking);
  user.school = readInteger(data.school_type_id) ?? user.school;
  user.level = readInteger(data.grade_level_id) ?? user.level;
  if (Array.isArray(data.subject_ids))
    user.subjects = data.subject_ids.flatMap((one: unknown) => readInteger(one) ?? []);
  user.firstName = readString(data.first_name) || user.firstName;
  user.lastName = readString(data.last_name) || user.lastName;
  return { user: shapes.toUser(call, user) };
});
onMember('POST /v2/users/phone/send_verification', (call) => {
  const { user } = call;
  const [country, national] = [readString(call.body.country_code), readString(call.body.phone_number)];
  if (!/^\d{1,4}$/.test(country) || !/^\d{4,15}$/.test(national)) throw new Failure(422, 'NO_PHONE');
  call.store.sendCode(user, `+${country}${national}`, phoneCode);
  return null;
});
onMember(
  'POST /v2/users/{userId}/resend_phone_verification',
  (call) => void call.store.sendCode(requireUserOfPath(call), null, phoneCode),
);
onMember('POST /v2/users/{userId}/verify_phone', (call) => {
  call.store.confirmPhone(requireUserOfPath(call), readString(call.body.phone_code));
  return { user: shapes.toUser(call, call.user) };
});

// --- Learning

const owned = (call: MemberCall): Course[] => {
  const since = (one: Course): number => call.user.owned.get(`course ${one.id}`) ?? 0;
  return coursesOf(call, call.region)
    .filter((one) => since(one) > 0)
    .sort((a, b) => since(b) - since(a));
};
onMember('GET /v3/students/courses/learning_progress', (call) => {
  const done = (one: Course): boolean =>
    ['completed', 'enroll_pending'].includes(shapes.computeCourseStatus(call, one) ?? '');
  const all = owned(call).filter((one) => call.query.get('status') !== 'active' || !done(one));
  return pageOf(call, 'courses', all, 8, (one) => shapes.toLearningCourse(call, one));
});
onMember('GET /v3/students/courses', (call) => pageOf(call, 'courses', owned(call), 8, toCard(call)));

function rate(call: MemberCall, key: string, mayRate: boolean): null {
  if (!mayRate) throw new Failure(403, 'NOT_ENROLLED');
  const stars = readInteger(call.body.stars) ?? 0;
  if (stars < 1 || stars > 5 || typeof call.body.comment !== 'string') throw new Failure(422, 'RATING_INVALID');
  call.user.rated.add(key);
  return null;
}
onMember('POST /v3/students/courses/{id}/rating', (call) => {
  const course = findItem(call.catalogue.courses, call.params.id, call.region);
  const id = readInteger(call.body.lesson_id);
  if (id !== null && !course.lessons.some((one) => one.id === id)) throw new Failure(404, 'NOT_HERE');
  return rate(
    call,
    id === null ? `course ${course.id}` : `course_lesson ${id}`,
    shapes.owns(call, `course ${course.id}`),
  );
});
onMember('POST /v4/students/live_lessons/{id}/rating', (call) => {
  const { topic, session } = findSession(call, call.params.id, call.region);
  const mayRate = shapes.owns(call, `live_topic ${topic.id}`) && shapes.isOver(call, session);
  return rate(call, `live_lesson ${session.id}`, mayRate);
});
onMember('POST /v4/students/live_topics/{id}/rating', (call) => {
  const { id, sessions } = findItem(call.catalogue.topics, call.params.id, call.region);
  return rate(
    call,
    `live_topic ${id}`,
    shapes.owns(call, `live_topic ${id}`) && sessions.some((one) => shapes.isOver(call, one)),
  );
});
const readPosition = (call: Call): number => {
  const seconds = readInteger(call.body.progress_duration) ?? -1;
  if (seconds < 0) throw new Failure(422, 'POSITION_INVALID');
  return seconds;
};
onMember('PUT /v3/students/courses/{courseId}/lesson_progresses/{lessonId}', (call) => {
  const course = findItem(call.catalogue.courses, call.params.courseId, call.region);
  const lesson = course.lessons.find((one) => one.id === readId(call.params.lessonId));
  if (!lesson) throw new Failure(404, 'NOT_HERE');
  if (!lesson.preview && !shapes.owns(call, `course ${course.id}`)) throw new Failure(403, 'NOT_ENROLLED');
  call.store.saveProgress(call.user, `course_lesson ${lesson.id}`, readPosition(call), lesson.seconds);
  return { lesson: shapes.toLesson(call, course, lesson) };
});
onMember('PUT /v4/students/live_lessons/{id}/lesson_progresses', (call) => {
  const { topic, session } = findSession(call, call.params.id, call.region);
  if (!shapes.mayWatchReplay(call, topic, session)) throw new Failure(403, 'NOT_ENROLLED');
  const length = session.replaySeconds ?? (session.end - session.start) / 1000;
  call.store.saveProgress(call.user, `live_lesson ${session.id}`, readPosition(call), length);
  return { live_lesson: shapes.toSession(call, topic, session) };
});
for (const [word, there] of [
  ['save', true],
  ['remove', false],
] as const) {
  onMember(`POST /v4/students/live_lessons/{id}/${word}`, (call) => {
    call.user.schedule.set(findSession(call, call.params.id, call.region).session.id, there);
    return undefined;
  });
}
const schedule = (call: MemberCall, past: boolean) => {
  const all = topicsOf(call, call.region).flatMap((topic) => topic.sessions.map((session) => ({ topic, session })));
  const own = all.filter(
    (one) => shapes.isOnSchedule(call, one.topic, one.session) && shapes.isOver(call, one.session) === past,
  );
  return own.sort((a, b) => (past ? b.session.start - a.session.start : a.session.start - b.session.start));
};
for (const past of [false, true]) {
  onMember(`GET /v4/students/regular_classes/schedule/${past ? 'past' : 'upcoming'}`, (call) =>
    pageOf(call, 'live_lessons', schedule(call, past), 15, (one) => shapes.toSession(call, one.topic, one.session)),
  );
}
onMember('GET /v4/students/regular_classes', (call) => {
  const own = topicsOf(call, call.region).filter((one) => shapes.owns(call, `live_topic ${one.id}`));
  const all = own.filter((one) => hasStatus(call, one, call.query.get('status')));
  return pageOf(call, 'live_topics', all, 6, (one) => shapes.toTopicCard(call, one));
});
onMember('GET /v3/students/contents/up_next', (call) => {
  const done = (id: number): boolean => call.user.progress.get(`course_lesson ${id}`)?.done ?? false;
  const open = (one: Course) => one.lessons.filter((item) => !item.soon && !done(item.id));
  const at = (one: Course): number =>
    call.user.progress.get(`course_lesson ${shapes.findLastLesson(call, one)?.id}`)?.at ?? 0;
  const course = owned(call)
    .filter((one) => open(one).length > 0 && shapes.computeCourseStatus(call, one) !== 'enroll_pending')
    .sort((a, b) => at(b) - at(a))[0];
  const last = course && shapes.findLastLesson(call, course);
  const lesson = course && (open(course).find((one) => one === last) ?? open(course)[0]);
  const next = schedule(call, false)[0];
  const live = next ? shapes.toSession(call, next.topic, next.session) : null;
  if (!course || !lesson) return { live_lesson: live };
  const of = { course_id: course.id, course_title: shapes.chooseText(call, course.title) };
  return { live_lesson: live, course_lesson: { ...shapes.toLesson(call, course, lesson), ...of } };
});
onMember('GET /v3/students/contents/continue_watching', (call) => {
  const { region, progress } = call.user;
  const begun = (key: string): { at: number } | undefined => {
    const one = progress.get(key);
    return one && !one.done && one.seconds > 0 ? one : undefined;
  };
  const when = (at: number): Json => ({ last_watched_at: instant(at, region) });
  const lessons = coursesOf(call, region).flatMap((course) =>
    course.lessons.flatMap((lesson) => {
      const one = begun(`course_lesson ${lesson.id}`);
      const view = shapes.toLesson(call, course, lesson);
      const item = {
        course: { title: shapes.chooseText(call, course.title), id: course.id },
        lesson: view,
        learning_progress: view.learning_progress,
      };
      return one ? [{ at: one.at, item: { ...item, ...when(one.at) } }] : [];
    }),
  );
  const sessions = topicsOf(call, region).flatMap((topic) =>
    topic.sessions.flatMap((session) => {
      const one = begun(`live_lesson ${session.id}`);
      const view = shapes.toSession(call, topic, session);
      const item = { live_topic: { name: shapes.chooseText(call, topic.name), id: topic.id }, lesson: view };
      return one ? [{ at: one.at, item: { ...item, learning_progress: view.learning_progress, ...when(one.at) } }] : [];
    }),
  );
  const all = [...lessons, ...sessions].sort((a, b) => b.at - a.at);
  return pageOf(call, 'user_contents', all, 8, (one) => one.item);
});

export { routes };
