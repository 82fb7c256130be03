import { describe, expect, it } from 'vitest';
import { chapterSegments, clampPosition, formatTimecode, resumePosition, segmentAt, spokenTime } from './position';

describe('resumePosition', () => {
  it.each([
    [0, 75, 0],
    [20, 75, 20],
    [69.9, 75, 69.9],
    [70, 75, 0],
    [75, 75, 0],
    [900, 75, 0],
    [20, 0, 20],
    [-3, 75, 0],
    [Number.NaN, 75, 0],
  ])('left at %s of %s: from %s', (startAt, duration, expected) => {
    expect(resumePosition(startAt, duration)).toBe(expected);
  });

  it.each([
    [72, 75, 72],
    [75, 75, 74],
    [900, 75, 74],
    [900, 0, 900],
    [3, 0.5, 0],
  ])('asked for exactly %s of %s: from %s, before the end', (startAt, duration, expected) => {
    expect(resumePosition(startAt, duration, true)).toBe(expected);
  });
});

describe('clampPosition', () => {
  it.each([
    [-15, 75, 0],
    [80, 75, 75],
    [80, 0, 80],
    [Number.NaN, 75, 0],
  ])('%s in %s: %s', (seconds, duration, expected) => {
    expect(clampPosition(seconds, duration)).toBe(expected);
  });
});

describe('timecode', () => {
  it.each([
    [0, '0:00'],
    [59.99, '0:59'],
    [768, '12:48'],
    [3725, '1:02:05'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('%s: %s', (seconds, expected) => {
    expect(formatTimecode(seconds)).toBe(expected);
  });
});

describe('spokenTime', () => {
  it('speaks the language of the page', () => {
    expect(spokenTime('en-HK')(768)).toBe('12 minutes 48 seconds');
    expect(spokenTime('en-HK')(3600)).toBe('1 hour');
    expect(spokenTime('en-HK')(0)).toBe('0 seconds');
    expect(spokenTime('zh-Hant-HK')(61)).toContain('分鐘');
  });
});

describe('chapterSegments', () => {
  const chapters = [
    { seconds: 38, description: 'Third' },
    { seconds: 16, description: 'Second' },
    { seconds: 0, description: 'First' },
  ];

  it('sorts chapters into segments without gaps', () => {
    expect(chapterSegments(chapters, 75)).toEqual([
      { from: 0, to: 16, name: 'First' },
      { from: 16, to: 38, name: 'Second' },
      { from: 38, to: 75, name: 'Third' },
    ]);
  });

  it('fills the time before the first chapter, drops what lies outside and what is empty', () => {
    const odd = [
      { seconds: 10, description: 'Lost' },
      { seconds: 10, description: 'Kept' },
      { seconds: 75, description: 'At the end' },
      { seconds: -4, description: 'Before' },
    ];
    expect(chapterSegments(odd, 75)).toEqual([
      { from: 0, to: 10, name: '' },
      { from: 10, to: 75, name: 'Kept' },
    ]);
  });

  it('is one segment without chapters or without a length', () => {
    expect(chapterSegments([], 75)).toEqual([{ from: 0, to: 75, name: '' }]);
    expect(chapterSegments(chapters, 0)).toHaveLength(1);
  });

  it('finds the current one, its start included', () => {
    const segments = chapterSegments(chapters, 75);
    expect([0, 15.9, 16, 74, 90].map((at) => segmentAt(segments, at)?.name)).toEqual([
      'First',
      'First',
      'Second',
      'Third',
      'Third',
    ]);
    expect(segmentAt([], 3)).toBeNull();
  });
});
