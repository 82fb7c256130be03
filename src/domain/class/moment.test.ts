import { describe, expect, it } from 'vitest';
import { computeMoment } from './moment';

const startAt = '2026-11-20T19:30:00+08:00';
const endAt = '2026-11-20T20:45:00+08:00';
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

describe('computeMoment', () => {
  it.each([
    ['18:29:59', 'later', 61],
    ['18:30:00', 'soon', 60],
    ['19:29:30', 'soon', 1],
    ['19:30:00', 'live', 75],
    ['20:44:30', 'live', 1],
    ['20:45:00', 'over', 0],
  ])('at %s: %s', (time, phase, minutes) => {
    expect(computeMoment(startAt, endAt, at(time))).toEqual({ phase, minutes });
  });

  it('runs until the server says otherwise when the end is unknown', () =>
    expect(computeMoment(startAt, null, at('23:00:00'))).toEqual({ phase: 'live', minutes: 0 }));
});
