import { put } from 'redux-saga/effects';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { startSaga } from '~test/startSaga';
import { createAction } from './action';
import { createDuck } from './duck';
import { callT, contextT, selectT } from './effects';
import { createReducer } from './reducer';
import { type Report, runSafely } from './safely';

const added = createAction('sum/added', (amount: number) => amount);
const sum = createReducer(0, (on) => on(added, (state, amount) => state + amount));

describe('typed effects', () => {
  it('give back what a promise, a saga and a selector give', async () => {
    function* double(value: number) {
      yield put(added(value));
      return value * 2;
    }
    const atLeast = (state: number, least: number) => Math.max(state, least);
    const { task } = startSaga(
      function* root() {
        const awaited = yield* callT(async (word: string) => word.length, 'four');
        const doubled = yield* callT(double, 5);
        const selected = yield* selectT(atLeast, 1);
        const floored = yield* selectT(atLeast, 100);
        expectTypeOf(awaited).toEqualTypeOf<number>();
        expectTypeOf(doubled).toEqualTypeOf<number>();
        expectTypeOf(selected).toEqualTypeOf<number>();
        return [awaited, doubled, selected, floored];
      },
      { reducer: sum },
    );
    await expect(task.toPromise()).resolves.toEqual([4, 10, 5, 100]);
  });

  it('reach the services of the app by name', () => {
    const { reports, task } = startSaga(function* root() {
      const report = yield* contextT<Report>('report');
      report('seen', 'here');
    });
    expect(task.isRunning()).toBe(false);
    expect(reports).toEqual([{ error: 'seen', where: 'here' }]);
  });

  it('name the service that is missing', () => {
    const { reports } = startSaga(
      runSafely(function* work() {
        yield* contextT('clock');
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
