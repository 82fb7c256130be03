import { describe, expect, it } from 'vitest';
import { contractCalls } from '~test/api/calls';
import { type EndpointName, endpoints, hasNoData, isSentWithToken, needsSession } from './endpoints';

const names = Object.keys(endpoints) as EndpointName[];
const advice = 'Write a new or changed endpoint into docs/api too.';

describe('endpoint table', () => {
  it('has every call of the published API, with its method and full path, and no other', () => {
    const table = names.map((name) => [name, endpoints[name].call]);
    const contract = contractCalls.map(([name, { call }]) => [name, call]);
    expect(Object.fromEntries(table), advice).toEqual(Object.fromEntries(contract));
  });

  it('knows the rows that respond without data', () => {
    const withoutData = contractCalls.filter(([, { hasData }]) => !hasData).map(([name]) => name);
    expect(names.filter(hasNoData).sort(), advice).toEqual(withoutData.sort());
  });

  it('knows the rows that only a session is answered, and those without a token', () => {
    const ofGuests = (name: EndpointName) => !isSentWithToken(name);
    const named = (value: boolean) =>
      contractCalls.filter(([, { session }]) => session === value).map(([name]) => name);
    expect(names.filter(needsSession).sort(), advice).toEqual(named(true).sort());
    expect(names.filter(ofGuests).sort(), advice).toEqual(named(false).sort());
  });
});
