import { expect, it } from 'vitest';
import { formatCount, formatTenths } from './numbers';

it.each([
  ['en-HK', '4.8', '1,204'],
  ['en-ID', '4.8', '1,204'],
  ['id-ID', '4,8', '1.204'],
  ['vi-VN', '4,8', '1.204'],
  ['th-TH', '4.8', '1,204'],
  ['zh-Hant-HK', '4.8', '1,204'],
])('numbers in %s have the signs of their language', (tag, tenths, count) => {
  expect([formatTenths(4.75, tag), formatCount(1204, tag)]).toEqual([tenths, count]);
});

it('an average of whole stars has its decimal', () => {
  expect(formatTenths(5, 'en-HK')).toBe('5.0');
});
