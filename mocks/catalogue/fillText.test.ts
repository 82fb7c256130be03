import { expect, it } from 'vitest';
import { fillText, fillTexts } from './fillText.ts';

it.each([
  ['Form {n}: paper 1', 'Form\u00a04: paper\u00a01'],
  ['at 7:30, room {n}', 'at 7:30, room\u00a04'],
  ['共 {n} 課，第 {n} 題', '共\u00a04\u00a0課，第\u00a04\u00a0題'],
  ['由 {n} 至 8 分', '由\u00a04 至\u00a08\u00a0分'],
  ['全{n}回、20分', '全4\u2060回、20\u2060分'],
  ['{n}次関数と{other}', '4次関数と{other}'],
])('fills %j, and divides no number from its word', (text, filled) => {
  expect(fillText(text, { n: 4 })).toBe(filled);
  expect(fillText(filled, { n: 4 })).toBe(filled);
});

it('fills every string of a list or an object', () => {
  expect(fillTexts({ a: ['{n} 課', 1], b: null }, { n: 4 })).toEqual({ a: ['4\u00a0課', 1], b: null });
});
