// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cue, linesAt, linesOf, readCaptions, spokenCaption, textAt, trackFor } from './captions';
import { installFakeTrack } from './testing/fakeTrack';

const markup = (html: string) => document.createRange().createContextualFragment(html);

describe('linesOf', () => {
  it.each([
    [
      'Half of <b>six\nis</b> three',
      [
        ['Half of ', 'six'],
        ['is', ' three'],
      ],
    ],
    ['\n  \nOne\n', [['One']]],
    ['', []],
    [
      '<span lang="ja"><ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>を</span>読む',
      [[{ word: '漢', reading: 'かん' }, { word: '字', reading: 'じ' }, 'を', '読む']],
    ],
  ])('%j', (html, lines) => {
    expect(linesOf(markup(html))).toEqual(lines);
  });
});

describe('readCaptions', () => {
  let uninstall: () => void;
  beforeEach(() => {
    uninstall = installFakeTrack();
  });
  afterEach(() => uninstall());

  const read = (file: string) => readCaptions(new Blob([file]));

  it('leaves out what is never shown', async () => {
    const cues = await read(
      'WEBVTT\n\n00:01.000 --> 00:02.000\nA\nB\n\n00:09.000 --> 00:08.000\nBackwards\n\n00:20.000 --> 00:21.000\n',
    );
    expect(cues.map(({ start, end, lines }) => [start, end, lines])).toEqual([[1, 2, [['A'], ['B']]]]);
  });

  it('refuses a page in place of a file', async () => {
    await expect(read('<!doctype html><p>Not found</p>')).rejects.toThrow('Captions cannot be read');
  });
});

describe('linesAt', () => {
  const native = new VTTCue(0, 1, '');
  const cues = [
    { id: 0, start: 1, end: 3, lines: [['A']], native },
    { id: 1, start: 2, end: 4, lines: [['B'], ['C']], native },
  ];
  it.each([
    [0.9, []],
    [1, [['A']]],
    [2.5, [['A'], ['B'], ['C']]],
    [3, [['B'], ['C']]],
    [4, []],
  ])('at %s', (position, lines) => {
    expect(linesAt(cues, position)).toEqual(lines);
  });
});

describe('trackFor', () => {
  const tracks = ['en', 'zh-hk', 'zh-cn'].map((lang) => ({ id: lang, lang }));
  it.each([
    [null, undefined],
    ['en', 'en'],
    ['en-AU', 'en'],
    ['ZH-HK', 'zh-hk'],
    ['zh-Hant-TW', 'zh-hk'],
    ['zh-Hans-MY', 'zh-cn'],
    ['ko-KR', undefined],
  ])('for %s: %s', (wished, lang) => {
    expect(trackFor(tracks, wished)?.lang).toBe(lang);
  });
});

describe('what is said at a second', () => {
  const cue = (start: number, end: number, lines: Cue['lines']): Cue => ({
    id: start,
    start,
    end,
    lines,
    native: {} as VTTCue,
  });
  const cues = [
    cue(0, 4, [['Half of ', 'six'], ['is  three']]),
    cue(10, 12, [[{ word: '漢', reading: 'かん' }, 'を']]),
    cue(11, 13, [['読む']]),
  ];
  it.each<[number, string, string | null]>([
    [2, 'en', 'Half of six is three'],
    [2, 'th', 'Half of sixis three'],
    [8.9, 'en', 'Half of six is three'],
    [9, 'en', null],
    [11.5, 'ja', '漢を読む'],
    [30, 'ja', null],
  ])('%s in %s is %j', (seconds, lang, text) => expect(textAt(cues, seconds, lang)).toBe(text));

  it('is of the captions of the language, else of the first ones', () => {
    const tracks = [{ lang: 'zh-hk' }, { lang: 'en' }];
    expect([spokenCaption(tracks, 'en-HK'), spokenCaption(tracks, 'ko'), spokenCaption([], 'en')]).toEqual([
      { lang: 'en' },
      { lang: 'zh-hk' },
      null,
    ]);
  });
});
