import { describe, expect, expectTypeOf, it } from 'vitest';
import { startSaga } from '~test/startSaga';
import { createAction } from './action';
import { createDuck } from './duck';
import { getContext, select } from './effects';
import { createReducer } from './reducer';
import { type Report, runSafely } from './safely';

const added = createAction('sum/added', (amount: number) => amount);
const sum = createReducer(5, (on) => on(added, (state, amount) => state + amount));

describe('typed effects', () => {
  it('give back what a selector gives', () => {
    const atLeast = (state: number, least: number) => Math.max(state, least);
    const { task } = startSaga(
      function* root() {
        const selected = yield* select(atLeast, 1);
        const floored = yield* select(atLeast, 100);
        expectTypeOf(selected).toEqualTypeOf<number>();
        return [selected, floored];
      },
      { reducer: sum },
    );
    expect(task.result()).toEqual([5, 100]);
  });

  it('reach the services of the app by name', () => {
    const { reports, task } = startSaga(function* root() {
      const report = yield* getContext<Report>('report');
      report('seen', 'here');
    });
    expect(task.isRunning()).toBe(false);
    expect(reports).toEqual([{ error: 'seen', where: 'here' }]);
  });

  it('name the service that is missing', () => {
    const { reports } = startSaga(
      runSafely(function* work() {
        yield* getContext('clock');
      }),
    );
    expect(reports).toEqual([{ error: new Error('No service "clock" in the saga context'), where: 'work' }]);
  });
});

describe('createDuck', () => {
  it('names its slice, and has a saga only when it is given one', () => {
    function* saga() {}
    expect(createDuck('sum', { reducer: sum })).toStrictEqual({ key: 'sum', reducer: sum });
    expect(createDuck('sum', { reducer: sum, saga })).toStrictEqual({ key: 'sum', reducer: sum, saga });
  });
});
