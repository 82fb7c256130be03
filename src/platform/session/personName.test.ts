import { expect, it } from 'vitest';
import { fullName, isFamilyNameFirst } from './personName';

it.each([
  ['en-hk', 'Kit', 'Chan', 'Kit Chan'],
  ['zh-hk', 'Kit', 'Chan', 'Kit Chan'],
  ['zh-tw', '品妍', '林', '林品妍'],
  ['en-sg', '品妍', '林', '林品妍'],
  ['ko-kr', '서연', '김', '김서연'],
  ['ja-jp', '太郎', '山田', '山田太郎'],
  ['vi-vn', 'An', 'Nguyễn Văn', 'Nguyễn Văn An'],
  ['th-th', 'สมชาย', 'ใจดี', 'สมชาย ใจดี'],
  ['zh-hk', 'Kit', '陳', 'Kit 陳'],
  ['en-hk', ' Kit ', '', 'Kit'],
  ['zh-hk', '', '', ''],
] as const)('in %s, %s of the family %s is %s', (locale, firstName, lastName, name) => {
  expect(fullName({ firstName, lastName }, locale)).toBe(name);
});

it('forms of four languages ask for the family name first', () => {
  const locales = ['ja-jp', 'ko-kr', 'zh-my', 'vi-vn', 'en-hk', 'th-th', 'id-id', 'ms-my'] as const;
  expect(locales.filter(isFamilyNameFirst)).toEqual(['ja-jp', 'ko-kr', 'zh-my', 'vi-vn']);
});
