import { describe, expect, it } from 'vitest';
import { createLiveLesson } from '~test/liveLessons';
import type { WeekLesson } from './weekBlocks';
import { hoursOf, weekBlocks } from './weekBlocks';

const zone = 'Asia/Hong_Kong';
const dates = ['2026-11-20', '2026-11-21'];

const lesson = (id: number, startAt: string, endAt: string | null): WeekLesson => ({
  kind: 'upcoming',
  lesson: createLiveLesson({ id, startAt: `${startAt}+08:00`, endAt: endAt && `${endAt}+08:00` }),
});
const on = (id: number, from: string, to: string | null, day = '20') =>
  lesson(id, `2026-11-${day}T${from}:00`, to && `2026-11-${day}T${to}:00`);

const blocks = (lessons: WeekLesson[], at = zone, days = dates) =>
  weekBlocks(lessons, days, at).map((day) => day.map(({ lesson: { id }, from, to }) => [id, from, to]));
const lanes = (...lessons: WeekLesson[]) =>
  weekBlocks(lessons, dates, zone)[0]?.map((one) => `${one.lesson.id}: ${one.lane + 1} of ${one.lanes}`);

describe('the lessons of a week', () => {
  it('stand on their day, by time, in minutes since midnight', () => {
    expect(blocks([on(2, '21:00', '22:00'), on(1, '19:30', '20:30'), on(3, '10:00', '11:00', '21')])).toEqual([
      [
        [1, 1170, 1230],
        [2, 1260, 1320],
      ],
      [[3, 600, 660]],
    ]);
  });

  it('over midnight are on both days', () => {
    const night = lesson(1, '2026-11-20T23:30:00', '2026-11-21T00:30:00');
    expect(blocks([night])).toEqual([[[1, 1410, 1440]], [[1, 0, 30]]]);
    expect(weekBlocks([night], dates, zone).map((day) => day.map(({ isContinued }) => isContinued))).toEqual([
      [false],
      [true],
    ]);
  });

  it('until midnight are not on the next day', () => {
    expect(blocks([lesson(1, '2026-11-20T23:00:00', '2026-11-21T00:00:00')])).toEqual([[[1, 1380, 1440]], []]);
  });

  it('move to another day with the zone', () => {
    expect(blocks([on(1, '23:30', '23:59')], 'Asia/Tokyo')).toEqual([[], [[1, 30, 60]]]);
  });

  it('take an hour without an end, and half an hour at least', () => {
    expect(blocks([on(1, '19:00', null), on(2, '21:00', '21:10')])[0]).toEqual([
      [1, 1140, 1200],
      [2, 1260, 1290],
    ]);
  });

  it('keep a height in the night in which clocks go back', () => {
    const night = [
      {
        ...on(1, '19:00', null),
        lesson: createLiveLesson({ id: 1, startAt: '2026-04-05T02:30:00+11:00', endAt: '2026-04-05T02:15:00+10:00' }),
      },
    ];
    expect(blocks(night, 'Australia/Sydney', ['2026-04-05'])).toEqual([[[1, 150, 180]]]);
  });
});

describe('lessons at the same time', () => {
  it('stand beside each other', () => {
    expect(lanes(on(1, '19:00', '20:00'), on(2, '19:30', '20:30'))).toEqual(['1: 1 of 2', '2: 2 of 2']);
  });

  it('that only touch are below each other', () => {
    expect(lanes(on(1, '19:00', '20:00'), on(2, '20:00', '21:00'))).toEqual(['1: 1 of 1', '2: 1 of 1']);
  });

  it('use a place again that has become free', () => {
    expect(
      lanes(on(1, '18:00', '21:00'), on(2, '18:00', '19:00'), on(3, '19:00', '20:00'), on(4, '21:00', '22:00')),
    ).toEqual(['1: 1 of 2', '2: 2 of 2', '3: 2 of 2', '4: 1 of 1']);
  });
});

describe('the hours of a week', () => {
  const hours = (now: number | null, ...lessons: WeekLesson[]) => {
    const { first, end } = hoursOf(weekBlocks(lessons, dates, zone).flat(), now);
    return [first, end];
  };

  it.each([
    ['from the first lesson to the last', hours(null, on(1, '09:30', '10:30'), on(2, '20:00', '21:15', '21')), [9, 22]],
    ['at least eight', hours(null, on(1, '14:00', '15:00')), [14, 22]],
    ['within the day', hours(null, on(1, '22:30', '23:30')), [16, 24]],
    ['with the present', hours(8 * 60 + 5, on(1, '19:30', '20:30')), [8, 21]],
    ['with the present that begins an hour', hours(21 * 60, on(1, '10:00', '11:00')), [10, 22]],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});
