import { describe, expect, it } from 'vitest';
import { type Audience, judgeLoads } from './loadTable';
import { cumulativeShift } from './pageLoad';

const load = (lcp: number, cls = 0) => ({
  lcp,
  cls,
  what: '',
  moved: '',
  picture: '',
  chain: 1,
  kilobytes: 1,
  readiness: null,
});
const row = (audience: Audience, isPrerendered: boolean, lcp: number, cls = 0) =>
  judgeLoads({
    name: '',
    audience,
    isPrerendered,
    readyGoal: null,
    loads: [load(lcp), load(lcp, cls), load(9999)],
    floors: [load(100, 1), load(100), load(100)],
    firstFrames: [],
  });

describe('a page’s verdict', () => {
  it.each<[string, Audience, boolean, number, boolean, boolean]>([
    ['prerendered, as fast as its floor', 'everyone', true, 105, true, true],
    ['prerendered, slower', 'everyone', true, 115, true, false],
    ['prerendered, too slow', 'everyone', true, 116, false, false],
    ['not prerendered', 'everyone', false, 250, true, false],
    ['not prerendered, too slow', 'everyone', false, 251, false, false],
    ['the visitor’s own', 'visitor', true, 200, true, true],
    ['the visitor’s own, slower', 'visitor', true, 201, true, false],
  ])('%s', (_, audience, isPrerendered, lcp, isGateMet, isGoalMet) => {
    expect(row(audience, isPrerendered, lcp)).toMatchObject({ ratio: lcp / 100, isGateMet, isGoalMet });
  });

  it('counts the largest shift of all runs', () => {
    expect(row('everyone', true, 100, 0.03)).toMatchObject({ cls: 0.03, isGateMet: true, isGoalMet: false });
    expect(row('everyone', true, 100, 0.06)).toMatchObject({ isGateMet: false });
  });
});

it('shifts are summed until a second of calm, for five seconds at most', () => {
  const shift = (startTime: number) => ({ startTime, value: 0.1 });
  expect(cumulativeShift([])).toBe(0);
  expect(cumulativeShift([shift(0), shift(900), shift(2000)])).toBeCloseTo(0.2);
  expect(cumulativeShift([0, 900, 1800, 2700, 3600, 4500, 5400].map(shift))).toBeCloseTo(0.6);
});
