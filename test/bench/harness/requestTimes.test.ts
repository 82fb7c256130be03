import { expect, it } from 'vitest';
import { longestChain } from './requestTimes';

const request = (start: number, end: number) => ({ start, end, bytes: 0 });

it.each([
  ['nothing', [], 0],
  ['requests at the same time', [request(0, 10), request(1, 9), request(2, 12)], 1],
  ['one after the other', [request(20, 30), request(0, 10), request(10, 20)], 3],
  ['a long one beside two short ones', [request(0, 100), request(1, 10), request(12, 20)], 2],
])('the longest chain of %s', (_, requests, length) => {
  expect(longestChain(requests)).toBe(length);
});
