/** Hostile values in every field of every response of the contract, as a guest and as a user get it. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SchemaError } from '@/shared/entities/parser';
import { createCaseConversion } from '@/shared/http/caseConversion';
import { testClient } from '~mocks/testClient';
import { contractCalls, pathOfCall } from '~test/api/calls';
import { type FieldPath, fieldAt, fieldPaths, replaceAt, shortenPath } from './fieldPaths';
import { hostileNumbers, hostileTexts, hostileTypes } from './payloads';
import { findReaders, type Reader } from './readers';

const phone = { country_code: '852', phone_number: '91234567' };
const student = 'student@lantern.example';
const { toCamel } = createCaseConversion();
const kinds: readonly (readonly unknown[])[] = [...Object.values(hostileTexts), hostileNumbers, hostileTypes];
const payloads = kinds.flat();
/** Values of each kind in a field; the next field gets the next one. */
const perKind = 1;
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Returns what no screen may get; null when there is nothing. */
function faultIn(value: unknown, path = ''): string | null {
  if (value === undefined) return `${path} is undefined`;
  if (typeof value === 'number') return Math.abs(value) <= 2 ** 53 ? null : `${path} is ${value}`;
  if (typeof value === 'string') {
    if (value.length > 100_000) return `${path} has ${value.length} characters`;
    return unseen.test(value) ? `${path} has characters that nobody sees` : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > 1000) return `${path} has ${value.length} items`;
  for (const [key, item] of Object.entries(value)) {
    const fault = faultIn(item, `${path}.${key}`);
    if (fault) return fault;
  }
  return null;
}

/** Reads a response; returns why that is a fault, else null. A response that cannot be used is none. */
function faultOf(read: Reader, data: unknown): string | null {
  try {
    return faultIn(read(toCamel(data)));
  } catch (error) {
    return error instanceof SchemaError ? null : String(error);
  }
}

let readers: ReadonlyMap<string, Reader>;
beforeAll(async () => {
  readers = await findReaders();
});

const counted = { fields: 0, values: 0, used: new Set<unknown>() };

describe.each(['guest', 'user'] as const)('a response to a %s', (visitor) => {
  const client = testClient();
  const calls = contractCalls.filter(([, { hasData, session }]) => hasData && (visitor === 'user' || !session));

  it.each(calls)('%s', async (name, contract) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const read = readers.get(name);
    if (!read) throw new Error(`No api.ts calls ${name}`);
    const token = visitor === 'user' ? await client.login(student) : undefined;
    const { accounts, orders } = client.backend.db.read();
    const userId = accounts.find(({ email }) => email === student)?.userId ?? '';
    const [method = ''] = contract.call.split(' ');
    const path = pathOfCall(contract, { userId, id: orders[0]?.id ?? '', ...contract.values });
    const query = contract.query ? `?${contract.query}` : '';
    const body = method === 'GET' ? {} : { body: contract.body ?? {} };
    if (name === 'verifyPhone')
      await client.call('POST', 'v2/users/phone/send_verification', { ...(token && { token }), body: phone });
    const { status, data } = await client.call(method, path + query, { ...(token && { token }), ...body });
    expect(status).toBe(200);

    const whole = shortenPath(data, 1);
    expect(faultOf(read, whole)).toBeNull();
    const paths: FieldPath[] = [[], ...fieldPaths(whole)];
    const faults: string[] = [];
    const attempt = (at: FieldPath, payload: unknown) => {
      const fault = faultOf(read, replaceAt(whole, at, payload));
      if (fault) faults.push(`${at.join('.')} = ${String(JSON.stringify(payload)).slice(0, 80)}: ${fault}`);
      counted.values += 1;
    };
    for (const at of paths) {
      counted.fields += 1;
      for (const kind of kinds)
        for (let turn = 0; turn < perKind; turn += 1) {
          const payload = kind[(counted.fields * perKind + turn) % kind.length];
          counted.used.add(payload);
          attempt(at, payload);
        }
      const own = fieldAt(whole, at);
      if (Array.isArray(own))
        attempt(
          at,
          Array.from({ length: 3000 }, () => own[0]),
        );
    }
    expect(faults).toEqual([]);
  });
});

it('puts every kind of value into every field', () => {
  console.info(`${payloads.length} values in ${counted.fields} fields: ${counted.values} responses`);
  expect(payloads.length).toBeGreaterThan(80);
  expect(counted.used.size).toBe(new Set(payloads).size);
  expect(counted.fields).toBeGreaterThan(1000);
});
