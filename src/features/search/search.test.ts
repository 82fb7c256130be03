import { describe, expect, it } from 'vitest';
import { buildIndex } from '@/domain/search/buildIndex';
import type { SearchDocument } from '@/domain/search/document';
import { type Locale, languageOf, languageTag } from '@/shared/i18n/locales';
import { wordDivider } from '@/shared/search/words';
import { openSearch } from './search';

const maths = { id: 1, name: 'Maths', key: 'maths' };
const base: SearchDocument = {
  kind: 'course',
  path: '/course/1',
  title: '',
  parent: null,
  subjects: [],
  teachers: [],
  about: '',
  picture: null,
  isFree: false,
  levelsOf: [],
  rated: 0,
  averageRate: 0,
};

let next = 0;
/** A thing with a path of its own. */
function thing(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  next += 1;
  const path = `/${more.kind ?? 'course'}/${next}`;
  return { ...base, title, path, levelsOf: [path], ...more };
}

interface Setting {
  locale?: Locale;
  isDivided?: boolean;
  perFile?: number;
}

function open(documents: readonly SearchDocument[], { locale = 'en-hk', isDivided = true, perFile }: Setting = {}) {
  const levels = [
    { id: 4, name: locale.startsWith('zh') ? '中四' : 'Form 4' },
    { id: 5, name: 'Form 5' },
  ];
  const of = Object.fromEntries(documents.map(({ path, about }) => [path, about.includes('five') ? [5] : [4]]));
  const files = [...buildIndex(locale, documents, { levels, of }, perFile === undefined ? {} : { perFile })];
  // As a browser gets them.
  const read = JSON.parse(JSON.stringify(files)) as typeof files;
  const search = openSearch(read, isDivided ? wordDivider(languageTag(locale)) : null, languageOf(locale) === 'en');
  return {
    search,
    titles: (text: string, level?: number) => search.find(text, level).things.map(({ title }) => title),
  };
}

describe('a thing is found', () => {
  const rows: [Locale, title: string, typed: string][] = [
    ['en-hk', 'Quadratics from zero', 'quad'],
    ['en-hk', 'Quadratics from zero', 'ZERO quadratics'],
    ['en-hk', 'Waves and light', 'wave'],
    ['en-hk', 'Wave motion', 'waves'],
    ['vi-vn', 'Đạo hàm và hoá học', 'dao ham'],
    ['vi-vn', 'Đạo hàm và hoá học', 'hóa'],
    ['zh-hk', '二次方程由零開始', '二次方程'],
    ['zh-hk', '二次方程由零開始', '方程 二次'],
    ['zh-hk', '二次方程由零開始', '2次方程'],
    ['ja-jp', '2次関数をゼロから', '二次関数'],
    ['ja-jp', '2次関数をゼロから', 'ゼロ'],
    ['ko-kr', '이차함수의 그래프', '함수'],
    ['ko-kr', '이차함수의 그래프', '이차 함수'],
    ['ko-kr', '이차함수의 그래프', '이차하'],
    ['ko-kr', '이차함수의 그래프', '이찿'],
    ['th-th', 'ตรีโกณมิติวาดรูป', 'ตรีโกณ'],
    // As macOS writes names of files.
    ['ko-kr', '이차함수의 그래프', '이차함수'.normalize('NFD')],
    ['ko-kr', '이차함수의 그래프'.normalize('NFD'), '이차함수'],
    ['ko-kr', '이차함수의 그래프', 'ㅇㅣㅊㅏ'],
    ['th-th', 'น้ำและอากาศ', 'นํ้า'],
    ['th-th', 'คำนวณเร็ว', 'คํานวณ'],
    ['th-th', 'แรงและการเคลื่อนที่', 'เเรง'],
    ['en-hk', 'Photosynthesis', 'photo\u00adsynthesis'],
    ['en-hk', 'Photo\u00adsynthesis', 'photosynthesis'],
    ['vi-vn', 'Đạo hàm', 'đạo'.normalize('NFD')],
    ['en-hk', 'ﬁrst aid', 'first'],
    ['zh-hk', '台灣歷史', '臺灣'],
    ['zh-hk', '臺灣歷史', '台湾历史'],
    ['zh-tw', '數學由零開始', '数学'],
    ['zh-my', '数学从零开始', '數學'],
    ['ja-jp', '辺と角', '邊と角'],
    ['ja-jp', '発展問題', '發展'],
    ['ja-jp', 'グラフの描き方', 'ぐらふ'],
    ['ja-jp', 'データの分析', 'でーた'],
    ['ja-jp', 'すうがくのはじめ', 'スウガク'],
    ['ja-jp', 'グラフの描き方', 'ｸﾞﾗﾌ'],
  ];
  it.each(rows)('%s: %s by %s', (locale, title, typed) => {
    const { titles } = open([thing('Something else'), thing(title), thing('別的')], { locale });
    expect(titles(typed)).toEqual([title]);
  });

  it('by its teacher, its level and its subject, also in the words of students', () => {
    const one = thing('Functions and graphs', { subjects: [maths], teachers: ['Ms Karen Lau'] });
    const { titles } = open([one, thing('Cells', { about: 'five' })]);
    for (const typed of ['karen', 'f4 math', 'form 4 mathematics', 'maths']) expect(titles(typed)).toEqual([one.title]);
  });

  it('without a dictionary of the language', () => {
    const { titles } = open([thing('二次方程由零開始'), thing('細胞')], { locale: 'zh-hk', isDivided: false });
    expect(titles('二次方程')).toEqual(['二次方程由零開始']);
    expect(open([thing('ตรีโกณมิติวาดรูป')], { locale: 'th-th', isDivided: false }).titles('ตรีโกณ')).toHaveLength(1);
  });

  it('without a dictionary by most pairs of signs, where a word goes on differently', () => {
    const { search } = open([thing('二次方程由零開始'), thing('細胞')], { locale: 'zh-hk', isDivided: false });
    const { things, has } = search.find('二次方程的');
    expect([things.map(({ title }) => title), has]).toEqual([['二次方程由零開始'], 'some']);
  });

  it('in Korean by half of the pairs of a word that is nowhere as a whole', () => {
    const one = thing('직선의 방정식 총정리');
    expect(open([one, thing('함수')], { locale: 'ko-kr' }).titles('이차방정식')).toEqual([one.title]);
  });

  it('by nothing for a text without words', () => {
    const { search } = open([thing('Cells')]);
    for (const text of ['', '  ', '?!', '—']) expect(search.find(text).things).toEqual([]);
  });
});

describe('one error', () => {
  const rows: [Locale, title: string, typed: string, correction: string[]][] = [
    ['en-hk', 'Photosynthesis', 'photosythesis', ['Photosynthesis']],
    ['en-hk', 'Photosynthesis', 'photosytnhesis', ['Photosynthesis']],
    ['en-hk', 'Photosynthesis', 'photoszn', ['Photosynthesis']],
    ['vi-vn', 'Đạo hàm', 'dạo hamm', ['hàm']],
    ['ko-kr', '이차함수', '이차함스', []],
    ['th-th', 'คณิตศาสตร์', 'คณืต', []],
  ];
  it.each(rows)('%s: %s by %s', (locale, title, typed, corrections) => {
    const { search } = open([thing('Cells'), thing(title)], { locale });
    const found = search.find(typed);
    expect(found.things.map((one) => one.title)).toEqual([title]);
    expect(found).toMatchObject({
      has: 'corrected',
      corrections: corrections.slice(0, 1).map(() => expect.any(String)),
    });
  });

  it('is not looked for where the word itself is there', () => {
    const { search, titles } = open([thing('Moles'), thing('Modes')]);
    expect(titles('moles')).toEqual(['Moles']);
    expect(search.find('moles').has).toBe('all');
  });

  it('makes no other number or ideograph', () => {
    expect(open([thing('Paper 2024')]).titles('2025')).toEqual([]);
    expect(open([thing('方程')], { locale: 'zh-hk' }).titles('方呈')).toEqual([]);
  });
});

describe('the order', () => {
  it('is by the title first, then by what a thing is about', () => {
    const { titles } = open([thing('Cells', { about: 'enzymes' }), thing('Enzymes'), thing('Roots')]);
    expect(titles('enzymes')).toEqual(['Enzymes', 'Cells']);
  });

  it('has a course before its lessons whose own titles say something else', () => {
    const course = thing('Quadratics from zero');
    const lessons = ['Half a paper', 'Quadratics sketched'].map((title) =>
      thing(title, { kind: 'lesson', parent: { path: course.path, title: course.title } }),
    );
    expect(open([...lessons, course]).titles('quadratics')).toEqual([
      course.title,
      'Quadratics sketched',
      'Half a paper',
    ]);
  });

  it('has a course before a lesson whose title has only the beginning of one of the words', () => {
    const chemistry = { id: 2, name: 'Chemistry', key: 'chemistry' };
    const course = thing('Moles without tears', { subjects: [chemistry] });
    const lesson = thing('From an equation to a recipe', {
      kind: 'lesson',
      subjects: [chemistry],
      parent: { path: course.path, title: course.title },
    });
    expect(open([lesson, course]).titles('f4 chem')).toEqual([course.title, lesson.title]);
  });

  it('has no set before the best course, although its title has more of the words', () => {
    const course = thing('Moles without tears', { subjects: [{ id: 2, name: 'Chemistry', key: 'chemistry' }] });
    const set = thing('Form 4 chem pack', { kind: 'bundle', subjects: course.subjects, levelsOf: [course.path] });
    expect(open([set, course]).titles('form 4 chem')).toEqual([course.title, set.title]);
  });

  it('has things of the visitor’s own level first where all else is equal', () => {
    const documents = [thing('Cells one'), thing('Cells two', { about: 'five' })];
    expect(open(documents).titles('cells', 5)[0]).toBe('Cells two');
    expect(open(documents).titles('cells', 4)[0]).toBe('Cells one');
  });

  it('has things with the accents that were typed first, and all of them where none were', () => {
    const teacher = thing('Trịnh Phương', { kind: 'teacher' });
    const { titles } = open([teacher, thing('Toán 9', { about: 'phương trình' }), thing('Lập và giải phương trình')], {
      locale: 'vi-vn',
    });
    expect(titles('phương trình')[0]).toBe('Lập và giải phương trình');
    expect(titles('Trịnh Phương')[0]).toBe(teacher.title);
    expect(titles('phuong trinh')).toHaveLength(3);
  });

  it('is the same across files', () => {
    const lessons = Array.from({ length: 12 }, (_, at) => thing(`Lesson ${at}`, { kind: 'lesson' }));
    const { search, titles } = open([...lessons, thing('Enzymes')], { perFile: 5 });
    expect(search.things).toHaveLength(13);
    expect(titles('lesson 7')).toEqual(['Lesson 7']);
    expect(titles('enzymes')).toEqual(['Enzymes']);
  });
});

describe('when nothing has all words', () => {
  it('things with some of them are found, and said to be such', () => {
    const { search } = open([thing('Quadratics from zero'), thing('Cells')]);
    const { things, has } = search.find('quadratics xylophone');
    expect([things.map(({ title }) => title), has]).toEqual([['Quadratics from zero'], 'some']);
  });

  it('a single sign of several is no word', () => {
    const { titles } = open([thing('獨占禁止法'), thing('文章')], { locale: 'zh-tw' });
    expect(titles('英文法')).toEqual([]);
  });

  it('a similar text is suggested by which something is found', () => {
    const { search } = open([thing('Photosynthesis'), thing('Cells')]);
    expect(search.find('fotosynthesis').things).toEqual([]);
    expect(search.suggest('fotosynthesis')).toBe('Photosynthesis');
    expect(search.suggest('xyz')).toBeNull();
    expect(search.suggest('')).toBeNull();
  });
});

it('popular things have the most ratings', () => {
  const { search } = open([thing('A', { rated: 3 }), thing('B', { rated: 30 }), thing('C')]);
  expect(search.popular.map(({ title }) => title)).toEqual(['B', 'A']);
});
