import { describe, expect, it } from 'vitest';
import { nextEvening } from './evening';

const zone = 'Asia/Hong_Kong';
const at = (time: string) => ({ startAt: `2026-11-${time}+08:00` });
const now = Date.parse('2026-11-20T15:00:00+08:00');

describe('nextEvening', () => {
  it.each([
    ['tonight', [at('20T17:00:00'), at('20T20:15:00'), at('21T10:30:00')], 2],
    ['today', [at('20T16:30:00'), at('20T20:15:00')], 2],
    ['tomorrow', [at('21T10:30:00'), at('21T19:00:00'), at('22T19:00:00')], 2],
    ['later', [at('23T19:00:00')], 1],
  ] as const)('%s', (name, lessons, shown) => {
    const evening = nextEvening(lessons, now, zone);
    expect(evening.name).toBe(name);
    expect(evening.lessons).toEqual(lessons.slice(0, shown));
    expect(evening.later).toEqual(lessons.slice(shown));
    expect(evening.startAt).toBe(lessons[0].startAt);
  });

  it('has nothing without a lesson that has a time', () =>
    expect(nextEvening([{ startAt: null }], now, zone).lessons).toEqual([]));

  it('goes by the day of the zone', () => expect(nextEvening([at('21T00:30:00')], now, 'UTC').name).toBe('today'));
});
