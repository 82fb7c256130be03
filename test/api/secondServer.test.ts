/** The second server answers as the API's published description says, with data that the mock backend never has. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoneCode, routes } from '~test/secondServer/routes';
import {
  keyAccounts,
  knownParent,
  knownStudent,
  type SecondServer,
  startSecondServer,
} from '~test/secondServer/server';
import { responseFaults } from './checkExchange';
import { dataOf, operations } from './operations';
import { createOptionalKeys } from './optionalKeys';
import { takeUnreported } from './reportOnce';

const siteOrigin = 'http://site.test';
const start = Date.parse('2026-11-18T19:10:00+08:00');
/** Of a course, a class, a lesson and all else that comes first in its table. */
const [first, second] = [999_999_999_999_999, 999_999_999_999_998];

type Json = Record<string, unknown>;
interface Sent {
  values?: Record<string, string | number>;
  query?: string;
  body?: object;
  token?: string;
  lang?: string;
}

/** Returns a copy without the keys that the description does not have. */
function withoutUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([key]) => key !== 'meta');
  return Object.fromEntries(known.map(([key, part]) => [key, withoutUnknown(part)]));
}

let time = start;
let server: SecondServer;
const called = new Set<string>();
const optionalKeys = createOptionalKeys();

beforeAll(async () => {
  server = await startSecondServer({ siteOrigin, now: () => time });
});
afterAll(() => server.close());

/** Calls an operation by its name, and compares the response with the description. */
async function call(name: string, status: number, sent: Sent = {}): Promise<Json> {
  const { values = {}, query = '', body, token, lang = 'en-hk' } = sent;
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`docs/api has no ${name}`);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values[key] ?? first)),
  );
  const response = await fetch(`${server.url}/api${path}?lang=${lang}&${query}`, {
    method: operation.method,
    headers: {
      Origin: siteOrigin,
      'Content-Type': 'application/json',
      'Region-Name': lang.slice(3),
      'X-User-Agent': '{"device_id":"d","os":"test","platform":"web"}',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Json;
  expect([name, response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    name,
    status,
    siteOrigin,
  ]);
  if (response.status !== 204)
    expect(takeUnreported(responseFaults(name, status, withoutUnknown(json))), name).toEqual([]);
  const content = dataOf(operation);
  if (status === 200 && content) optionalKeys.note(content.schema, json, name);
  if (status < 300) called.add(name);
  return (json.data ?? {}) as Json;
}

const langs: Readonly<Record<string, string>> = { hk: 'zh-hk', id: 'id-id', jp: 'ja-jp', kr: 'ko-kr' };
async function logIn({ email, password, region }: { email: string; password: string; region: string }) {
  const lang = langs[region] ?? 'en-hk';
  const { token, user } = await call('login', 200, { lang, body: { email, password } });
  return { token: String(token), userId: String((user as Json).user_id), lang };
}

it('has unknown keys, ids of 15 digits, and an id that a course and a class share', async () => {
  const response = await fetch(`${server.url}/api/v3/courses/${first}?lang=en-hk`, {
    headers: { 'Region-Name': 'hk' },
  });
  expect(await response.json()).toMatchObject({ meta: {}, data: { course: { meta: {}, id: first } } });
  await call('liveTopic', 200);
});

it('answers every read of a guest, in regions with and without content', async () => {
  const reads = operations.filter(({ method, session, host }) => method === 'GET' && !session && host === 'api');
  const values: Record<string, Json> = { marquee: { page: 'home' }, checkoutBundle: { id: 999_999_999_999_979 } };
  for (const { name } of reads) {
    await call(name, 200, { values: { region: 'hk', ...values[name] }, query: 'content_type=course&content_id=1' });
    await call(name, /\{(id|topicId|groupId)\}/.test(pathOf(name)) ? 404 : 200, {
      values: { region: 'vn', homePageId: 999_999_999_999_992, ...values[name] },
      query: 'content_type=course&content_id=1',
      lang: 'vi-vn',
    });
  }
});

it.each(operations.filter(({ session }) => session).map(({ name }) => name))('refuses a guest: %s', async (name) => {
  await call(name, 401);
});

const pathOf = (name: string) => operations.find((one) => one.name === name)?.path ?? '';

it('answers everything that a student reads and sends', async () => {
  const visitor = await logIn(knownStudent);
  const session = operations.filter((one) => one.session && one.method === 'GET');
  for (const { name } of session.filter((one) => one.name !== 'order'))
    await call(name, 200, { ...visitor, query: 'idempotency_key=none' });
  for (const name of ['course', 'liveTopic', 'courses', 'liveTopics', 'upcomingLessons', 'upsellBanner'])
    await call(name, 200, { ...visitor, values: { region: 'hk' } });
  const rating = { stars: 4, comment: '' };
  await call('rateCourseLesson', 200, { ...visitor, body: rating });
  await call('rateLiveTopic', 200, { ...visitor, body: rating });
  await call('rateLiveLesson', 200, { ...visitor, body: rating });
  await call('rateLiveLesson', 422, { ...visitor, body: { ...rating, stars: 9 } });
  await call('courseProgress', 200, { ...visitor, values: { lessonId: second }, body: { progress_duration: 40 } });
  await call('liveProgress', 200, { ...visitor, values: { id: second }, body: { progress_duration: 40 } });
  await call('saveLesson', 204, visitor);
  await call('removeLesson', 204, visitor);
  await call('courseProgress', 403, {
    ...visitor,
    values: { courseId: 999_999_999_999_996, lessonId: 999_999_999_999_938 },
    body: { progress_duration: 1 },
  });
  await call('currentUser', 401);
  await call('currentUser', 401, { token: 'ended' });
  await call('logout', 204, visitor);
});

it('takes the orders of the price that it has at that time', async () => {
  const visitor = await logIn(knownStudent);
  const order = (expected: number, key: string) => ({
    ...visitor,
    body: {
      checkout_collection_id: second,
      plan_id: 'fractions/once',
      payment_method_id: 'pm/fractions/once:card',
      expected_price: expected,
      currency: 'USD',
      items: [],
      idempotency_key: key,
      return_url: `${siteOrigin}/en-hk/purchase/single/${second}`,
    },
  });
  await call('createOrder', 409, order(1, 'a'));
  const { order: created } = await call('createOrder', 200, order(89.9, 'a'));
  expect(created).toMatchObject({ status: 'pending', id: expect.stringContaining('/') });
  const values = { id: String((created as Json).id) };
  const { payment_url: page } = created as { payment_url: string };
  const outcome = { method: 'POST', body: 'outcome=paid', redirect: 'manual' } as const;
  expect((await fetch(page, outcome)).headers.get('location')).toContain('?order=INV%2F2026%2F');
  expect(await call('order', 200, { ...visitor, values })).toMatchObject({ order: { status: 'pending' } });
  time += 2000;
  expect(await call('order', 200, { ...visitor, values })).toMatchObject({ order: { status: 'paid' } });
  await call('createOrder', 409, order(89.9, 'b'));
});

it('takes a new account and the phone of a parent', async () => {
  await call('signup', 200, {
    body: { email: 'ada@campus.example', password: 'long-enough', first_name: 'Ada', last_name: 'Ng' },
  });
  await call('signup', 422, {
    body: { email: 'ada@campus.example', password: 'long-enough', first_name: 'Ada', last_name: 'Ng' },
  });
  await call('login', 422, { body: { email: 'ada@campus.example', password: 'wrong' } });
  await call('passwordReset', 200, { body: { email: 'ada@campus.example' } });
  await call('appLaunch', 200, { body: { lang: 'en-hk' } });
  const { userId, ...visitor } = await logIn(knownParent);
  await call('upNext', 200, visitor);
  const values = { userId };
  await call('sendPhoneCode', 200, { ...visitor, body: { country_code: '62', phone_number: '81234567890' } });
  await call('resendPhoneCode', 429, { ...visitor, values });
  time += 61_000;
  await call('resendPhoneCode', 204, { ...visitor, values });
  await call('verifyPhone', 422, { ...visitor, values, body: { phone_code: '000000' } });
  await call('verifyPhone', 200, { ...visitor, values, body: { phone_code: phoneCode } });
  await call('updateUser', 200, { ...visitor, values, body: { data: { role: 'parent' } } });
});

it('takes as a call of the account what `security` says to be one, whatever its path', () => {
  const nameCalls = (all: readonly { method: string; path: string }[]) =>
    all.map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`).sort();
  const ofMembers = nameCalls(operations.filter(({ session }) => session));
  const advice =
    'In test/secondServer/routes.ts, `onMember` is for `security: [{ session: [] }]`, and `on` for all others.';
  expect(nameCalls(routes.filter(({ isOfMember }) => isOfMember)), advice).toEqual(ofMembers);
});

it('has every operation of the API', () => {
  const missing = operations.filter(({ name, host }) => host === 'api' && !called.has(name)).map(({ name }) => name);
  const advice = 'Write their responses into test/secondServer/routes.ts, and a request of each write into this file.';
  expect(missing, advice).toEqual([]);
});

it.each(keyAccounts)('answers every read in $region', async (account) => {
  const visitor = await logIn(account);
  const reads = operations.filter(({ method, host }) => method === 'GET' && host === 'api');
  const values = { region: account.region, page: 'home' };
  for (const { name } of reads) await call(name, 200, { ...visitor, values, query: 'page=1' });
  await call('appLaunch', 200, { ...visitor, body: { lang: visitor.lang } });
});

it('sends each optional key, and leaves each one out', () => {
  const advice = 'Write the keys into test/secondServer/optionalKeys.ts.';
  expect(optionalKeys.missing(), advice).toEqual({ neverSent: [], neverOmitted: [] });
});
