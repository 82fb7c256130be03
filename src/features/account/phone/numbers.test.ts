import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { regionNames } from '@/shared/i18n/locales';
import { callingCodes, spacedNumber } from './callingCodes';
import { readPhoneCode } from './code';
import { readNumber } from './numbers';

describe('numbers', () => {
  it.each(regionNames)('reads a mobile number of %s, with and without its calling code', (region) => {
    const national = (examples as Record<string, string>)[region.toUpperCase()] ?? '';
    const callingCode = callingCodes[region];
    const read = { region, callingCode, national };
    expect(readNumber(national, region)).toEqual(read);
    expect(readNumber(`+${callingCode} ${national}`, region)).toEqual(read);
    expect(readNumber(national.slice(0, -2), region)).toBeNull();
    expect(readNumber(`${national}00000`, region)).toBeNull();
  });

  it.each([
    ['9123 4567', 'hk', '852', '91234567'],
    ['９１２３ー４５６７', 'hk', '852', '91234567'],
    ['0912-345-678', 'tw', '886', '912345678'],
    ['090-1234-5678', 'jp', '81', '9012345678'],
    ['0912 345 678', 'vn', '84', '912345678'],
    // A calling code typed with the number wins over the chosen country.
    ['+886 912 345 678', 'hk', '886', '912345678'],
    ['00852 9123 4567', 'hk', '852', '91234567'],
    ['0085291234567', 'sg', '852', '91234567'],
    ['00 886 912 345 678', 'hk', '886', '912345678'],
    ['0011 852 9123 4567', 'au', '852', '91234567'],
    // As contacts and messengers copy it.
    ['\u202a+852 9123 4567\u202c', 'hk', '852', '91234567'],
    ['\u20689123\u00a04567\u2069', 'hk', '852', '91234567'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', 'th', '66', '812345678'],
  ] as const)('%s in %s is +%s %s', (typed, region, callingCode, national) => {
    expect(readNumber(typed, region)).toMatchObject({ callingCode, national });
  });

  it.each([
    ['', 'hk'],
    ['hello', 'hk'],
    ['9123', 'hk'],
    // Land lines receive no SMS.
    ['2345 6789', 'hk'],
    ['+44 7400 123456', 'hk'],
    ['call 91234567', 'hk'],
    // An extension cannot receive an SMS.
    ['+852 9123 4567 ext 5', 'hk'],
    ['9123 4567 x5', 'hk'],
    // A number of Hong Kong, not of Singapore.
    ['5123 4567', 'sg'],
  ] as const)('%s is no mobile number of %s', (typed, region) => {
    expect(readNumber(typed, region)).toBeNull();
  });

  it('are shown with a blank behind the calling code', () => {
    expect(spacedNumber('+85291234567')).toBe('+852\u00a091234567');
    expect(spacedNumber('+447400123456')).toBe('+447400123456');
  });
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456. It is good for 10 minutes.', '123456'],
  ['10 分鐘內有效：123456', '123456'],
  ['Call 1823 if this was not you. Your code: 123456', '123456'],
  ['Call 1823\n123 456', '123456'],
  ['2026-11-27 123456 is your code', '123456'],
  ['If this was not you, call +852 2345 6789. Code: 123-456.', '123456'],
  ['Mã: 4821, gọi 1800', '4821'],
  ['๑๒๓๔๕๖', '123456'],
  ['\u2068123456\u2069', '123456'],
  ['12345', '12345'],
  ['no code', ''],
  ['123456789012', '12345678'],
])('the code in "%s" is %s', (text, code) => expect(readPhoneCode(text)).toBe(code));
