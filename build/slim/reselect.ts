/** Stands in for reselect: `createSelector` that remembers its last result; no options, no checks, no other memoizers. */
type Selector = (...args: unknown[]) => unknown;

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/** Inputs as a list or one by one, then what combines them. */
export function createSelector(...all: (Selector | Selector[])[]): Selector {
  const combine = all.pop() as Selector;
  const inputs = all.flat();
  let last: { args: unknown[]; values: unknown[]; result: unknown } | null = null;
  return (...args) => {
    if (last && same(last.args, args)) return last.result;
    const values = inputs.map((input) => input(...args));
    const result = last && same(last.values, values) ? last.result : combine(...values);
    last = { args, values, result };
    return result;
  };
}
