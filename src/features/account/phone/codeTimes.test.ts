import { describe, expect, it } from 'vitest';
import { addCodeTime, latestNumber, waitOf } from './codeTimes';

const [one, two] = ['+85291234567', '+85261234567'];

describe('the wait for another code', () => {
  it('is a minute for each number of its own', () => {
    const times = addCodeTime({}, one, 1000);
    expect([waitOf(times, one, 1000), waitOf(times, one, 60_999), waitOf(times, one, 61_000)]).toEqual([60_000, 1, 0]);
    expect(waitOf(times, two, 1000)).toBe(0);
  });

  it('is a minute at most, whatever the clock did', () => {
    expect(waitOf({ [one]: 500_000 }, one, 1000)).toBe(60_000);
  });

  it('forgets what is over, and knows which number got the latest code', () => {
    const both = addCodeTime(addCodeTime({}, one, 1000), two, 2000);
    expect(both).toEqual({ [one]: 1000, [two]: 2000 });
    expect(addCodeTime(both, two, 61_500)).toEqual({ [two]: 61_500 });
    expect([latestNumber({}), latestNumber(both), latestNumber(addCodeTime(both, one, 3000))]).toEqual([
      null,
      two,
      one,
    ]);
  });
});
