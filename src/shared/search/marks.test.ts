import { describe, expect, it } from 'vitest';
import { hasAllWords, markParts, nothingSought, readSought, type SoughtWord } from './marks';
import { spellByLetter, wordDivider } from './words';

const prefix = (text: string): SoughtWord => ({ text: spellByLetter(text), isPrefix: true });
const word = (text: string): SoughtWord => ({ text: spellByLetter(text), isPrefix: false });
const variants = new Map([...'台臺檯'].map((sign) => [sign, '台'] as const));
const marked = (text: string, ...words: SoughtWord[]) =>
  markParts(text, { words, variants })
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('a text is marked where', () => {
  it.each<[string, string, SoughtWord[]]>([
    ['[Quadratic]s from zero', 'Quadratics from zero', [prefix('quadratic')]],
    ['Form [4] [Maths]: [mat]rices', 'Form 4 Maths: matrices', [word('4'), prefix('maths'), prefix('mat')]],
    ['[Toán] lớp 10, [TOAN]', 'Toán lớp 10, TOAN', [prefix('toan')]],
    ['[二次方程]由零開始', '二次方程由零開始', [word('二次'), word('方程')]],
    ['[2次関数]をゼロから', '2次関数をゼロから', [word('二次'), word('関数')]],
    ['[이차함수]의 [이차]식', '이차함수의 이차식', [prefix('이차함수'), word('이차')]],
    ['[함수]', '함수', [prefix('함ㅅ')]],
    ['[ชีวะ] ม.4: มีชีวิต', 'ชีวะ ม.4: มีชีวิต', [word('ชีวะ')]],
    ['[이차]함수'.normalize('NFD'), '이차함수'.normalize('NFD'), [prefix('이차')]],
    ['[นํ้า] [น้ำ]', 'นํ้า น้ำ', [word('น้ำ')]],
    ['[photo\u00adsynthesis] and light', 'photo\u00adsynthesis and light', [word('photosynthesis')]],
    ['[臺灣]、[台灣]', '臺灣、台灣', [word('台灣')]],
    ['Year 2026', 'Year 2026', [word('20')]],
    ['notebook', 'notebook', [prefix('book')]],
  ])('%s', (expected, text, words) => expect(marked(text, ...words)).toBe(expected));

  it('nothing was looked for, nowhere', () =>
    expect(markParts('Algebra', nothingSought)).toEqual([{ text: 'Algebra', isFound: false }]));
  it('words are side by side, once', () =>
    expect(markParts('二次方程', { ...nothingSought, words: [word('二次'), word('方程')] })).toEqual([
      { text: '二次方程', isFound: true },
    ]));
});

describe('typed words', () => {
  const marks = (typed: string, text: string, language: string) => {
    const sought = readSought(typed, wordDivider(language));
    const parts = markParts(text, sought).map((part) => (part.isFound ? `[${part.text}]` : part.text));
    return [hasAllWords(text, sought), parts.join('')];
  };
  it.each<[string, string, string, boolean, string]>([
    ['en', 'square comp', 'Completing the square', true, '[Comp]leting the [square]'],
    ['en', 'square root', 'Completing the square', false, 'Completing the [square]'],
    ['en', '4', 'Form 4, not 40', true, 'Form [4], not 40'],
    ['zh-HK', '二次方程', '解二次方程的方法', true, '解[二次方程]的方法'],
    ['th', 'สมการ', 'แก้สมการกำลังสอง', true, 'แก้[สมการ]กำลังสอง'],
    ['ko', '이차', '이차함수의 이차식', true, '[이차]함수의 [이차]식'],
    ['vi', 'toan', 'Toán lớp 10', true, '[Toán] lớp 10'],
  ])('%s: %s in %s', (language, typed, text, hasAll, marked) =>
    expect(marks(typed, text, language)).toEqual([hasAll, marked]),
  );
  it('of blanks and signs are none', () => expect(readSought(' ?! ', null).words).toEqual([]));
});
