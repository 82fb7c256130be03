import { describe, expect, it } from 'vitest';
import { linesAt, parseCaptions, trackFor } from './captions';

describe('parseCaptions', () => {
  it('reads cues with ids, hours, settings, markup and entities', () => {
    const cues = parseCaptions(
      '\uFEFFWEBVTT - Lesson\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:01.500 --> 00:03.000 align:start\r\n<v Ms Lee>Half of <b>six</b>\r\nis &lt; four\r\n\r\n01:00:00.000 --> 01:00:02.000\r\nLate\r\n',
    );
    expect(cues).toEqual([
      { start: 1.5, end: 3, lines: ['Half of six', 'is < four'] },
      { start: 3600, end: 3602, lines: ['Late'] },
    ]);
  });

  it('reads a line of unfinished tags once', () => {
    const started = performance.now();
    const cues = parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(300_000)}`);
    expect(cues).toHaveLength(1);
    // A search from each mark to the end would take a minute.
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('skips what is broken and sorts the rest', () => {
    const cues = parseCaptions(
      'WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\nnonsense --> 00:09.000\nX\n\n00:09.000 --> 00:08.000\nBackwards\n\n00:20.000 --> 00:21.000\n\n00:01.000 --> 00:02.000\nA',
    );
    expect(cues.map(({ lines }) => lines[0])).toEqual(['A', 'B']);
    expect(parseCaptions('')).toEqual([]);
    expect(parseCaptions('<!doctype html><p>Not found</p>')).toEqual([]);
  });
});

describe('linesAt', () => {
  const cues = [
    { start: 1, end: 3, lines: ['A'] },
    { start: 2, end: 4, lines: ['B', 'C'] },
  ];
  it.each([
    [0.9, []],
    [1, ['A']],
    [2.5, ['A', 'B', 'C']],
    [3, ['B', 'C']],
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
