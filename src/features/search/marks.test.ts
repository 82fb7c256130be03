import { describe, expect, it } from 'vitest';
import { readVariants } from '@/domain/search/openIndex';
import { spellByLetter } from '@/domain/search/words';
import { markParts, nothingSought, type SoughtWord } from './marks';

const beginning = (text: string): SoughtWord => ({ text: spellByLetter(text), isBeginning: true });
const word = (text: string): SoughtWord => ({ text: spellByLetter(text), isBeginning: false });
const variants = readVariants([{ variants: ['台臺檯'] }]);
const marked = (text: string, ...words: SoughtWord[]) =>
  markParts(text, { words, variants })
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('a text is marked where', () => {
  it.each<[string, string, SoughtWord[]]>([
    ['[Quadratic]s from zero', 'Quadratics from zero', [beginning('quadratic')]],
    ['Form [4] [Maths]: [mat]rices', 'Form 4 Maths: matrices', [word('4'), beginning('maths'), beginning('mat')]],
    ['[Toán] lớp 10, [TOAN]', 'Toán lớp 10, TOAN', [beginning('toan')]],
    ['[二次方程]由零開始', '二次方程由零開始', [word('二次'), word('方程')]],
    ['[2次関数]をゼロから', '2次関数をゼロから', [word('二次'), word('関数')]],
    ['[이차함수]의 [이차]식', '이차함수의 이차식', [beginning('이차함수'), word('이차')]],
    ['[함수]', '함수', [beginning('함ㅅ')]],
    ['[ชีวะ] ม.4: มีชีวิต', 'ชีวะ ม.4: มีชีวิต', [word('ชีวะ')]],
    ['[이차]함수'.normalize('NFD'), '이차함수'.normalize('NFD'), [beginning('이차')]],
    ['[นํ้า] [น้ำ]', 'นํ้า น้ำ', [word('น้ำ')]],
    ['[photo\u00adsynthesis] and light', 'photo\u00adsynthesis and light', [word('photosynthesis')]],
    ['[臺灣]、[台灣]', '臺灣、台灣', [word('台灣')]],
    ['Year 2026', 'Year 2026', [word('20')]],
    ['notebook', 'notebook', [beginning('book')]],
  ])('%s', (expected, text, words) => expect(marked(text, ...words)).toBe(expected));

  it('nothing was looked for, nowhere', () =>
    expect(markParts('Algebra', nothingSought)).toEqual([{ text: 'Algebra', isFound: false }]));
  it('words are side by side, once', () =>
    expect(markParts('二次方程', { ...nothingSought, words: [word('二次'), word('方程')] })).toEqual([
      { text: '二次方程', isFound: true },
    ]));
});
