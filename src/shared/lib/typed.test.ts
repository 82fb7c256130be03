import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanIdentifier, cleanName, cleanText } from './typed';

/** Marks that contacts, messengers and office programs put around a text. */
const marks = [
  '\u202a',
  '\u202c',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u200d',
];

it.each(marks)('the invisible sign %j is in nothing that was typed', (mark) => {
  for (const clean of [cleanText, cleanName, cleanIdentifier, cleanEmail])
    expect(clean(`${mark}kit@lantern.example${mark} `)).toBe('kit@lantern.example');
});

describe('a text', () => {
  it.each([
    ['an emoji of several', '👨‍👩‍👧 and 🏳️‍🌈'],
    ['a flag by tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a heart in colour', '❤️'],
    ['powers, fractions and circled numbers', 'x² + ½ = ①'],
    ['a word in Persian', 'می‌خواهم'],
    ['a word in Sinhala', 'ශ්‍රී'],
    ['lines', 'One\n\tTwo'],
    ['full width', 'Ｑ１'],
  ])('keeps %s', (_, text) => expect(cleanText(text)).toBe(text));

  it.each([
    ['half an emoji', 'Hi \ud83d', 'Hi'],
    ['a joiner that joins nothing', '👨\u200d', '👨'],
    ['line ends of Windows', 'One\r\nTwo', 'One\nTwo'],
    ['decomposed syllables', '이차'.normalize('NFD'), '이차'],
    ['control characters', 'a\u0000b', 'ab'],
    ['nothing but invisible signs', '\u200b\u2060\u3164 \u200d', ''],
  ])('loses %s', (_, text, clean) => expect(cleanText(text)).toBe(clean));
});

describe('a name', () => {
  it.each([
    ['Ｋａｒｅｎ　Ｌａｕ', 'Karen Lau'],
    [' Siobhán  O’Neill\n', 'Siobhán O’Neill'],
    ['𠮷田', '𠮷田'],
    ['ශ්‍රී', 'ශ්‍රී'],
    ['\u2068Kit\u2069', 'Kit'],
    ['\u3164', ''],
    ['\u200b\u2800', ''],
    ['...', ''],
    ['12', ''],
  ])('%j is %j', (typed, name) => expect(cleanName(typed)).toBe(name));
});

describe('an identifier', () => {
  it.each([
    ['１２３ ４５６', '123 456'],
    ['๑๒๓๔๕๖', '123456'],
    ['၀၉၅', '095'],
    ['٠٩', '09'],
    ['०९', '09'],
    ['𝟎𝟗', '09'],
    ['1823\n123456', '1823 123456'],
    ['\u202a+852\u00a09123\u20114567\u202c', '+852 9123‐4567'],
  ])('%j is %j', (typed, clean) => expect(cleanIdentifier(typed)).toBe(clean));
});

describe('an email address', () => {
  it.each([
    ['kit＠lantern.example', 'kit@lantern.example'],
    ['ｋｉｔ＠ｌａｎｔｅｒｎ．ｅｘａｍｐｌｅ', 'kit@lantern.example'],
    ['kit@例え.jp', 'kit@xn--r8jz45g.jp'],
    ['kit@lantern。example', 'kit@lantern.example'],
    ['kit@a b.例え', 'kit@a b.例え'],
  ])('%j is %j', (typed, clean) => expect(cleanEmail(typed)).toBe(clean));
});
