import { expect, it } from 'vitest';
import { memoryCookies } from '@/platform/services/cookies';
import { removeToken, writeToken } from './token';
import { watchToken } from './tokenWatch';

it('a token is replaced when its cookie changes within a session, and belongs to the next one', () => {
  const cookies = memoryCookies({ token: 'tk.first' });
  let epoch = 0;
  const { isReplaced } = watchToken(cookies, () => epoch);
  expect(isReplaced()).toBe(false);
  removeToken(cookies);
  expect(isReplaced()).toBe(false);
  writeToken(cookies, 'tk.second');
  expect([isReplaced(), isReplaced()]).toEqual([true, true]);
  epoch = 1;
  expect(isReplaced()).toBe(false);
  writeToken(cookies, 'tk.first');
  expect(isReplaced()).toBe(true);
});

it('a guest’s page has no session that a token could replace', () => {
  const cookies = memoryCookies();
  const { isReplaced } = watchToken(cookies, () => 0);
  expect(isReplaced()).toBe(false);
  writeToken(cookies, 'tk.first');
  expect(isReplaced()).toBe(false);
});

it('a token that is replaced before the first call of a session is another one', () => {
  const cookies = memoryCookies();
  let epoch = 0;
  const { follow, isReplaced } = watchToken(cookies, () => epoch);
  writeToken(cookies, 'tk.first');
  epoch = 1;
  follow();
  writeToken(cookies, 'tk.second');
  expect(isReplaced()).toBe(true);
});
