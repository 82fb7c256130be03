import { describe, expect, it, vi } from 'vitest';
import { spellByLetter, termsIn, wordDivider, wordsIn } from './words';

const terms = (text: string) => termsIn(text).map((term) => term.text);
/** Words as they are in the text, each with its terms. */
const words = (text: string, languageTag: string | null) =>
  wordsIn(text, languageTag === null ? null : wordDivider(languageTag)).map((word) => {
    const [start, end] = [word[0]?.signs[0]?.start, word.at(-1)?.signs.at(-1)?.end];
    return [text.slice(start, end), word.map((term) => term.text)];
  });

describe('a text is found by', () => {
  it.each<[language: string, text: string, terms: string[]]>([
    ['English', 'F4 Maths: what’s H2O?', ['f', '4', 'maths', 'what', 's', 'h', '2', 'o']],
    ['Vietnamese', 'Đạo hàm, Hoá học', ['dao', 'ham', 'hoa', 'hoc']],
    ['Indonesian', 'TKA & UTBK', ['tka', 'utbk']],
    ['Chinese', '二次方程', ['二次', '次方', '方程', '程']],
    ['a level in Chinese', '中四', ['中四', '四']],
    ['a level with a digit', '中4數學', ['中四', '四數', '數學', '學']],
    ['Japanese', '高1の2次関数', ['高一', '一の', 'の二', '二次', '次関', '関数', '数']],
    ['katakana', 'グラフ・ｸﾞﾗﾌ', ['グラフ', 'グラフ']],
    ['full width', 'ＤＳＥ２０２６', ['dse', '2026']],
    ['Korean', '이차함수의 힘', ['이차', '차함', '함수', '수의', '의', '힘']],
    ['Thai, by letters with their marks', 'คณิต ม.4', ['คณิ', 'ณิต', 'ต', 'ม', '4']],
    ['several digits beside an ideograph', '第12課', ['第', '12', '課']],
    ['Korean in parts', '이차'.normalize('NFD'), ['이차', '차']],
    ['Thai vowels in two ways', 'น้ำ นํ้า คํา', ['น้ำ', 'ำ', 'น้ำ', 'ำ', 'คำ', 'ำ']],
    ['words with signs that nobody sees', 'photo\u00adsyn\u200bthesis\ufeff', ['photosynthesis']],
    ['a long sound in hiragana', 'らーめん', ['らー', 'ーめ', 'めん', 'ん']],
    ['signs of several letters', '㈱ﬁ½', ['株', 'fi', '12']],
    ['letters beside a digit beside an ideograph', 'S4數學', ['s', '4', '數學', '學']],
  ])('%s', (_, text, expected) => expect(terms(text)).toEqual(expected));
});

describe('what a visitor types is divided into', () => {
  it.each<[tag: string | null, text: string, words: [string, string[]][]]>([
    [
      'en-HK',
      'form4 chem',
      [
        ['form', ['form']],
        ['4', ['4']],
        ['chem', ['chem']],
      ],
    ],
    [
      'zh-Hant-HK',
      '數學物理',
      [
        ['數學', ['數學']],
        ['物理', ['物理']],
      ],
    ],
    [
      'zh-Hant-HK',
      '中四數學',
      [
        ['中四', ['中四']],
        ['數學', ['數學']],
      ],
    ],
    [
      'ja-JP',
      '高1数学',
      [
        ['高1', ['高一']],
        ['数学', ['数学']],
      ],
    ],
    [
      'ja-JP',
      '二次関数のグラフ',
      [
        ['二次', ['二次']],
        ['関数', ['関数']],
        ['の', ['の']],
        ['グラフ', ['グラフ']],
      ],
    ],
    [
      'th-TH',
      'ชีวะเซลล์',
      [
        ['ชีวะ', ['ชีว', 'วะ']],
        ['เซลล์', ['เซ', 'ซล', 'ลล์']],
      ],
    ],
    [
      'ko-KR',
      '이차함수 그래프',
      [
        ['이차함수', ['이차', '차함', '함수']],
        ['그래프', ['그래', '래프']],
      ],
    ],
    // Browsers without a dictionary: one word for each stretch without spaces.
    [null, '中四數學', [['中四數學', ['中四', '四數', '數學']]]],
    [
      null,
      'ชีวะ ม.4',
      [
        ['ชีวะ', ['ชีว', 'วะ']],
        ['ม', ['ม']],
        ['4', ['4']],
      ],
    ],
  ])('%s: %s', (tag, text, expected) => expect(words(text, tag)).toEqual(expected));

  it('by no dictionary where the browser has none', () => {
    const { Segmenter: _, ...others } = Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name as keyof typeof Intl]]),
    );
    vi.stubGlobal('Intl', others);
    expect(wordDivider('ja-JP')).toBeNull();
    vi.unstubAllGlobals();
  });
});

it.each([
  ['이차', 'ㅇ'],
  ['이차', '이'],
  // The first consonant of the next syllable, as the last one of this.
  ['이차', '잋'],
  ['함수', '하'],
  ['함수', '함ㅅ'],
])('%s begins with what is typed on the way: %s', (term, typed) => {
  const [spelled] = termsIn(typed).map(({ text }) => spellByLetter(text));
  expect(spellByLetter(term).startsWith(spelled ?? '?')).toBe(true);
});
