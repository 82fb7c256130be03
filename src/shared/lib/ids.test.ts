import { expect, it } from 'vitest';
import { createUuid, isId, parseId } from './ids';

it.each(['1', '42', '999999999999999'])('%s is an id', (text) => {
  expect(isId(text)).toBe(true);
  expect(parseId(text)).toBe(Number(text));
});

it.each([
  '',
  '0',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x1',
  ' 1',
  '1 ',
  '1\n',
  '1000000000000000',
  'abc',
  '１',
  '1/2',
  'NaN',
])('%j is not an id', (text) => {
  expect(isId(text)).toBe(false);
  expect(parseId(text)).toBeNull();
});

it('has no id in an absent parameter', () => expect(parseId(undefined)).toBeNull());

it('makes UUIDs of version 4 without crypto.randomUUID', () => {
  const zeros = { getRandomValues: <T>(bytes: T) => bytes } as Crypto;
  expect(createUuid(zeros)).toBe('00000000-0000-4000-8000-000000000000');
  const made = Array.from({ length: 50 }, () => createUuid());
  expect(new Set(made).size).toBe(50);
  expect(made.every((uuid) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(uuid))).toBe(
    true,
  );
});
