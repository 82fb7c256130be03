/** Every call of the published API: a valid one, one without its session, one for an item that does not exist. */
import { describe, expect, it } from 'vitest';
import { type ContractCall, contractCalls, pathOfCall } from '~test/api/calls';
import { type TestClient, testClient } from '../testClient';

const calls = new Map(contractCalls);
const ofGuests = contractCalls.filter(([, { session }]) => !session);
const ofMembers = contractCalls.filter(([, { session }]) => session);

/** Calls about an item, with an id that no item has in place of each of the example. */
const unknown = contractCalls.flatMap(([name, { values }]) => {
  const ids = Object.entries(values).filter(([, value]) => typeof value === 'number');
  return ids.length > 0 ? [[name, Object.fromEntries(ids.map(([key]) => [key, 987_654_321]))] as const] : [];
});
/** Ids of another region, and names that are no numbers. */
const foreign: [name: string, values: Record<string, string | number>][] = [
  ['course', { id: 20_101 }],
  ['announcements', { id: 20_101 }],
  ['courseGroup', { groupId: 20_001 }],
  ['liveTopic', { topicId: 20_001 }],
  ['topicCheckout', { topicId: 20_001 }],
  ['checkout', { id: 23_101 }],
  ['checkoutBundle', { id: 26_001 }],
  ['instructor', { id: 20_001 }],
  ['instructorCourses', { id: 20_001 }],
  ['instructorLiveTopics', { id: 20_001 }],
  ['academyPost', { id: 20_001 }],
  ['homePage', { region: 'xx' }],
  ['homeContent', { homePageId: 20_001 }],
  ['regionCourses', { region: 'xx' }],
  ['order', { id: 'o-none' }],
  ['rateCourseLesson', { id: 20_101 }],
  ['rateLiveTopic', { id: 20_001 }],
  ['saveLesson', { id: 2_000_101 }],
  ['courseProgress', { courseId: 20_101, lessonId: 2_010_101 }],
];

const student = 'student@lantern.example';
function send(
  client: TestClient,
  name: string,
  { token, ...changes }: Partial<ContractCall> & { token?: string } = {},
) {
  const contract = { ...calls.get(name), ...changes } as ContractCall;
  const [method = ''] = contract.call.split(' ');
  const { accounts, orders } = client.backend.db.read();
  const userId = accounts.find(({ email }) => email === student)?.userId ?? '';
  // The contract requires a minute between two messages with a code.
  if (name === 'resendPhoneCode') client.backend.clock.advance(60_000);
  const path = pathOfCall(contract, { userId, id: orders[0]?.id ?? '', ...contract.values });
  const query = contract.query ? `?${contract.query}` : '';
  return client.call(method, path + query, { token, ...(method === 'GET' ? {} : { body: contract.body ?? {} }) });
}

const client = testClient();

describe('a good call', () => {
  it.each(ofGuests)('%s', async (name, { hasData }) => {
    const { status, data } = await send(client, name);
    expect([status, data !== null]).toEqual([200, hasData]);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(name);
  });

  it.each(ofMembers)('%s of a member', async (name, { hasData }) => {
    const { status, data } = await send(client, name, { token: await client.login(student) });
    expect([status, data !== null]).toEqual([200, hasData]);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(name);
  });
});

describe('a call without its token', () => {
  it.each(ofMembers)('%s: 401 without a code', async (name) => {
    const { status, json } = await send(client, name);
    expect([status, json.error_code]).toEqual([401, undefined]);
  });

  it.each(contractCalls)('%s with one that has died: 401 with a code of the session', async (name) => {
    const { status, json } = await send(client, name, { token: 'lt-of-nobody' });
    expect([status, json.error_code]).toEqual([401, '20-100-0008-001']);
  });
});

describe('a call for what there is not in the region', () => {
  it.each([...unknown, ...foreign])('%s: %o', async (name, values) => {
    const body = { stars: 5, comment: '', progress_duration: 5 };
    const { status } = await send(client, name, { values, body, query: '', token: await client.login(student) });
    expect(status).toBe(404);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(name);
  });
});
