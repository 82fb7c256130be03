import { describe, expect, it } from 'vitest';
import { type Locale, languageOf, locales, regionOf } from '@/shared/i18n/locales';
import { regionTexts } from '../mocks/catalogue/regions';
import { messages } from '../mocks/messages/messages';
import { paymentWords } from '../mocks/payment/words';
import { fixedMessages } from './fixedMessages';
import { exceptions, glossary, pending } from './glossary';
import { flattenTexts, textsOf } from './localeTexts';

const failures = import.meta.glob<{ failureTexts: readonly string[] }>('/src/app/texts/*.ts', { eager: true });

/** The language of a locale's texts: Chinese is written in three ways. */
const writtenIn = (locale: Locale): string => (locale.startsWith('zh') ? locale : languageOf(locale));

const withLetters = /^[\p{Script=Latin}\p{M}\s'’(),-]+$/u;
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

interface Rule {
  word: string;
  instead: string;
  pattern: RegExp;
}

/** Reads `forbidden = instead; …`. Words of languages with blanks are found as whole words. */
function rulesOf(words: string): Rule[] {
  return words.split(';').map((entry) => {
    const [word = '', instead = ''] = entry.split(' = ').map((part) => part.trim().replace(/\s+/g, ' '));
    const own = /^\/(.*)\/$/.exec(word)?.[1];
    if (own) return { word, instead, pattern: new RegExp(own, 'iu') };
    const whole = withLetters.test(word) && /^\p{L}/u.test(word);
    return {
      word,
      instead,
      pattern: new RegExp(whole ? `(?<![\\p{L}{])${escaped(word)}(?![\\p{L}}])` : escaped(word), 'iu'),
    };
  });
}

/** Texts of the mock backend, by keys that start with `mock:` and `demo:`. */
function spoken(locale: Locale): [key: string, text: string][] {
  const { curriculum, place } = regionTexts(regionOf(locale), locale);
  return [...flattenTexts(curriculum, 'demo:'), ...flattenTexts(place, 'demo:place')];
}

async function saidOn(locale: Locale): Promise<[key: string, text: string][]> {
  const language = writtenIn(locale);
  return [
    ...(await textsOf(locale)),
    ...flattenTexts(failures[`/src/app/texts/${language}.ts`]?.failureTexts ?? [], 'app:failure'),
    ...flattenTexts(messages[language] ?? {}, 'mock:'),
    ...flattenTexts(paymentWords[language] ?? {}, 'mock:payment'),
  ];
}

const list = await Promise.all(
  locales.map(async (locale) => ({
    locale,
    language: writtenIn(locale),
    screens: await saidOn(locale),
    demo: spoken(locale),
  })),
);

/** A fixed message is said to the letter; an exception names a key, or how it starts. */
const isAllowed = (key: string, word: string, language: string): boolean =>
  (language === 'en' && key in fixedMessages) ||
  Object.keys(exceptions[`${language} ${word}`] ?? {}).some((allowed) => key.startsWith(allowed));

const rules = Object.fromEntries(
  Object.entries(glossary).map(([language, { everywhere, screens }]) => [
    language,
    { everywhere: rulesOf(everywhere), screens: rulesOf(screens) },
  ]),
);

/** Returns the broken rules of a locale: the word, its replacement, and the texts with the word. */
function findings({
  language,
  screens,
  demo,
}: Omit<(typeof list)[number], 'locale'>): [word: string, instead: string, said: string[]][] {
  const { everywhere = [], screens: onScreens = [] } = rules[language] ?? {};
  const look = ({ word, instead, pattern }: Rule, texts: readonly [string, string][]) => {
    const said = texts.filter(([key, text]) => pattern.test(text) && !isAllowed(key, word, language));
    return [word, instead, said.map(([key, text]) => `${key}: ${text}`)] as [string, string, string[]];
  };
  return [
    ...everywhere.map((rule) => look(rule, [...screens, ...demo])),
    ...onScreens.map((rule) => look(rule, screens)),
  ].filter(([, , said]) => said.length > 0);
}

describe.each(list)('$locale', (edition) => {
  const { language } = edition;

  it('says each thing with its own word', () => {
    const waiting = pending[language] ?? [];
    expect(findings(edition).filter(([word]) => !waiting.includes(word))).toEqual([]);
  });
});

describe.each(Object.keys(glossary))('the words of %s', (language) => {
  const own = rules[language] ?? { everywhere: [], screens: [] };
  const words = [...own.everywhere, ...own.screens].map(({ word }) => word);

  it('are each named once, with what to say instead, and would be noticed', () => {
    expect([...words].sort()).toEqual([...new Set(words)].sort());
    expect([...own.everywhere, ...own.screens].filter(({ word, instead }) => !word || !instead)).toEqual([]);
    const plain = [...own.everywhere, ...own.screens].filter(({ word }) => !word.startsWith('/'));
    expect(plain.filter(({ word, pattern }) => !pattern.test(`… ${word.toUpperCase()} …`))).toEqual([]);
  });

  it('that are pending are still said: delete from `pending` what is mended', () => {
    const said = new Set(
      list.flatMap((edition) => (edition.language === language ? findings(edition) : [])).map(([word]) => word),
    );
    expect((pending[language] ?? []).filter((word) => !said.has(word))).toEqual([]);
  });
});

/** For each rule that is a regular expression: a text against the rule, and a similar text within it. */
const samples: Readonly<Record<string, readonly (readonly [broken: string, fine: string])[]>> = {
  en: [
    ['It does not matter', "It doesn't matter"],
    ['When you are ready', "When you're ready"],
    ['When it is over', "When it's over"],
    ['The early-bird price ends soon.', 'The early-bird price has ended.'],
    ['The replay is up within 48 hours.', 'The replay is up within 48 hours of the session.'],
    ['Renews automatically.', 'Renews automatically until you cancel.'],
  ],
  id: [
    ['mulai pukul {{time}}', 'mulai {{time}}'],
    ['18 pelajaran', 'satu mata pelajaran'],
    ['Semua kelas', 'Semua kelas live'],
    ['ke belajarku', 'ke ruang belajarku'],
    ['Login dulu', 'Sesi login kamu berakhir'],
  ],
  ja: [
    ['見てみよう', '見てください'],
    ['3点選ぶ', '3件選ぶ'],
    ['{{count}}つ選ぶ', '{{count}}件選ぶ'],
    ['授業3コマ', 'コマンド'],
    ['あと5分で開始', '5分後に開始'],
  ],
  ko: [
    ['수강권 1장', '그룹 수강권 1장'],
    ['수능 팩', '수능 패키지'],
    ['메일을 보냈어요', '이메일을 보냈어요'],
    ['동영상 재생', '영상 재생'],
    ['두 강 남음', '두 강의 남음'],
    ['다시 보기', '한 번 더 보기'],
    ['연결을 확인해 주세요', '인터넷 연결을 확인해 주세요'],
    ['여기로 오세요', '여기를 봐 주세요'],
    ['처음이신가요?', '처음인가요?'],
    ['{{channel}}으로 문의하기', '{{channel}}에서 문의하기'],
  ],
  ms: [
    ['pukul 8:00 PM', 'pada 8:00 PM'],
    ['Langsung', 'Kelas langsung'],
    ['Bayaran berjaya', 'Pembayaran berjaya'],
  ],
  th: [
    ['เซตคอร์ส', 'เซตและตรรกศาสตร์'],
    ['แพ็กเลือกเอง', 'แพ็กเกจที่เลือก'],
    ['ถามครู', 'ถามคุณครู'],
    ['เร็วๆ', 'เร็ว ๆ'],
    ['เร็ว ๆนี้', 'เร็ว ๆ นี้'],
  ],
  vi: [
    ['giá 100.000', 'đánh giá'],
    ['Bạn đã sở hữu', 'Chủ sở hữu'],
    ['Phần này chưa tải được', 'Chưa tải được phần này'],
  ],
  'zh-hk': [
    ['每週兩堂', '每星期兩堂'],
    ['週五', '星期五'],
    ['自動續期，每次 {{price}}', '自動續期，直至你取消'],
  ],
  'zh-my': [
    ['每周一堂', '每星期一堂'],
    ['三个课程', '三门课程'],
    ['两个设备', '两台设备'],
    ['看全部', '查看全部'],
  ],
  'zh-tw': [
    ['看全部', '查看全部'],
    ['看課表', '查看課表'],
  ],
};

it.each(Object.keys(glossary))('the patterns of %s notice what they are for, and nothing like it', (language) => {
  const { everywhere = [], screens = [] } = rules[language] ?? {};
  const patterns = [...everywhere, ...screens].map(({ word }) => word).filter((word) => word.startsWith('/'));
  const said = (text: string) =>
    findings({ language, screens: [['sample', text]], demo: [] })
      .map(([word]) => word)
      .filter((word) => patterns.includes(word));
  const own = samples[language] ?? [];
  expect(own.flatMap(([broken]) => said(broken)).sort()).toEqual([...patterns].sort());
  expect(own.flatMap(([, fine]) => said(fine))).toEqual([]);
});

it('has no exception, and no pending word, of a rule that is gone', () => {
  const known = Object.entries(rules).flatMap(([language, { everywhere, screens }]) =>
    [...everywhere, ...screens].map(({ word }) => `${language} ${word}`),
  );
  const named = [
    ...Object.keys(exceptions),
    ...Object.entries(pending).flatMap(([language, words]) => words.map((word) => `${language} ${word}`)),
  ];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
