import { describe, expect, it } from 'vitest';
import { entryKey, mergeEntries, type ProgressEntry, readEntries } from './entries';

const entry = (lessonId: number, position: number, savedAt: number): ProgressEntry => ({
  targetType: 'course',
  targetId: 7,
  lessonId,
  position,
  savedAt,
});
const box = (...entries: ProgressEntry[]) => Object.fromEntries(entries.map((one) => [entryKey(one), one]));

describe('stored positions', () => {
  it.each([null, undefined, 'text', 5, { length: 1 }, [], [null, 'x', {}]])('%j holds none', (stored) => {
    expect(readEntries(stored)).toEqual({});
  });

  it.each([
    { position: '12' },
    { position: 1.5 },
    { position: -1 },
    { position: null },
    { savedAt: 'now' },
    { targetType: 'bundle' },
    { lessonId: '3' },
    { targetId: null },
  ])('leaves out one with %j and keeps the rest', (wrong) => {
    const good = entry(4, 10, 100);
    expect(readEntries([{ ...entry(3, 12, 100), ...wrong }, good])).toEqual(box(good));
  });

  it('keeps nothing but the fields of an entry', () => {
    expect(readEntries([{ ...entry(3, 12, 100), token: 'x' }])).toEqual(box(entry(3, 12, 100)));
  });
});

describe('merging', () => {
  it('keeps the newer position of a lesson, whether it is further on or not and wherever it stands', () => {
    const [older, newer] = [entry(3, 500, 100), entry(3, 20, 200)];
    expect(mergeEntries(box(older), box(newer))).toEqual(box(newer));
    expect(mergeEntries(box(newer), box(older))).toEqual(box(newer));
  });

  it('tells lessons of different targets apart', () => {
    const live: ProgressEntry = { ...entry(3, 1, 100), targetType: 'live_topic' };
    const other = { ...entry(3, 2, 100), targetId: 8 };
    expect(Object.keys(mergeEntries(box(live), box(other), box(entry(3, 3, 100))))).toHaveLength(3);
  });

  it('keeps the newest hundred', () => {
    const many = Array.from({ length: 120 }, (_, index) => entry(index + 1, 5, index));
    const kept = Object.values(mergeEntries(box(...many)));
    expect(kept).toHaveLength(100);
    expect(Math.min(...kept.map(({ savedAt }) => savedAt))).toBe(20);
  });
});
