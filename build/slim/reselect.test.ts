import { createSelector as whole } from 'reselect';
import { describe, expect, it, vi } from 'vitest';
import { createSelector as slim } from './reselect';

interface State {
  a: number;
  b: { list: number[] };
}

const made = [
  ['the package', whole],
  ['its stand-in', slim as unknown as typeof whole],
] as const;

describe.each(made)('createSelector of %s', (_, createSelector) => {
  const start = () => {
    const combine = vi.fn((a: number, list: number[], times: number) => list.map((value) => (value + a) * times));
    const select = createSelector(
      [(state: State) => state.a, (state: State) => state.b.list, (_state: State, times: number) => times],
      combine,
    );
    return { combine, select };
  };
  const state: State = { a: 1, b: { list: [1, 2] } };

  it('combines the inputs, given as a list or one by one', () => {
    expect(start().select(state, 2)).toEqual([4, 6]);
    const sum = createSelector(
      (one: State) => one.a,
      (one: State) => one.b.list.length,
      (a, length) => a + length,
    );
    expect(sum(state)).toBe(3);
  });

  it('gives the very same result while no input changes', () => {
    const { combine, select } = start();
    const first = select(state, 2);
    expect(select(state, 2)).toBe(first);
    expect(select({ ...state, b: { list: state.b.list } }, 2)).toBe(first);
    expect(combine).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an input', { ...state, a: 5 }, 2, [12, 14]],
    ['an argument', state, 3, [6, 9]],
  ])('combines anew when %s changes', (_what, next, times, result) => {
    const { combine, select } = start();
    select(state, 2);
    expect(select(next, times)).toEqual(result);
    expect(combine).toHaveBeenCalledTimes(2);
  });
});
