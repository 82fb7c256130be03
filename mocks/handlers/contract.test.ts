/** Every call of the published API: a valid one, one without its session, one for an item that does not exist. */
import { describe, expect, it } from 'vitest';
import { type ContractCall, contractCalls, pathOfCall } from '~test/api/calls';
import { type CallOptions, type TestClient, testClient } from '../testClient';

const calls = new Map(contractCalls);
const ofGuests = contractCalls.filter(([, { session }]) => !session);
const ofMembers = contractCalls.filter(([, { session }]) => session);

/** Calls about an item, with an id that no item has in place of each of the example. */
const unknown = contractCalls.flatMap(([name, { values }]) => {
  const ids = Object.entries(values).filter(([, value]) => typeof value === 'number');
  return ids.length > 0 ? [[name, Object.fromEntries(ids.map(([key]) => [key, 987_654_321]))] as const] : [];
});
/** Names that are no numbers. */
const unnamed: [name: string, values: Record<string, string>][] = [
  ['homePage', { region: 'xx' }],
  ['regionCourses', { region: 'xx' }],
  ['order', { id: 'o-none' }],
];

const student = 'student@lantern.example';
function send(
  client: TestClient,
  name: string,
  { token, region = 'hk', ...changes }: Partial<ContractCall> & Pick<CallOptions, 'token' | 'region'> = {},
) {
  const contract = { ...calls.get(name), ...changes } as ContractCall;
  const [method = ''] = contract.call.split(' ');
  const { accounts, orders } = client.backend.db.read();
  const userId = accounts.find(({ email }) => email === student)?.userId ?? '';
  // The contract requires a minute between two messages with a code.
  if (name === 'resendPhoneCode') client.backend.clock.advance(60_000);
  const path = pathOfCall(contract, { userId, id: orders[0]?.id ?? '', ...contract.values });
  const query = contract.query ? `?${contract.query}` : '';
  return client.call(method, path + query, {
    token,
    region,
    ...(method === 'GET' ? {} : { body: contract.body ?? {} }),
  });
}

const client = testClient();

/** Expects that the mock backend has responded to the call itself. */
function expectHandled(name: string): void {
  const advice = `Write a handler of ${name} into mocks/handlers, and add it to those of its file.`;
  expect(client.backend.log.calls().at(-1)?.endpoint, advice).toBe(name);
}

describe('a good call', () => {
  it.each(ofGuests)('%s', async (name, { hasData }) => {
    const { status, data } = await send(client, name);
    expectHandled(name);
    expect([status, data !== null]).toEqual([200, hasData]);
  });

  it.each(ofMembers)('%s of a member', async (name, { hasData }) => {
    const { status, data } = await send(client, name, { token: await client.login(student) });
    expectHandled(name);
    expect([status, data !== null]).toEqual([200, hasData]);
  });
});

describe('a call without its token', () => {
  it.each(ofMembers)('%s: 401 without a code', async (name) => {
    const { status, json } = await send(client, name);
    expectHandled(name);
    expect([status, json.error_code]).toEqual([401, undefined]);
  });

  it.each(contractCalls)('%s with one that has died: 401 with a code of the session', async (name) => {
    const { status, json } = await send(client, name, { token: 'lt-of-nobody' });
    expectHandled(name);
    expect([status, json.error_code]).toEqual([401, '20-100-0008-001']);
  });
});

describe('a call for what there is not in the region', () => {
  const body = { stars: 5, comment: '', progress_duration: 5 };

  it.each([...unknown, ...unnamed])('%s: %o', async (name, values) => {
    const { status } = await send(client, name, { values, body, query: '', token: await client.login(student) });
    expectHandled(name);
    expect(status).toBe(404);
  });

  it.each(unknown)('%s of an item of another region', async (name) => {
    const token = await client.login('tw@lantern.example');
    const { status } = await send(client, name, { region: 'tw', body, query: '', token });
    expectHandled(name);
    expect(status).toBe(404);
  });
});
