import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SagaIterator } from 'redux-saga';
import { call, type ForkEffect, fork, put } from 'redux-saga/effects';
import { describe, expect, it, vi } from 'vitest';
import { startSaga } from '~test/startSaga';
import { createAction, type PayloadAction } from './action';
import { runSafely, takeEverySafely, takeLatestSafely, takeLeadingSafely } from './safely';

const asked = createAction('test/asked', (name: string) => name);
const other = createAction('test/other');
const done = createAction('test/done', (name: string) => name);

function breaks(message: string): never {
  throw new Error(message);
}

/** A worker that throws for `bad`; any other call ends once the test opens its gate. */
function gated() {
  const gates = new Map<string, () => void>();
  const started: string[] = [];
  function* work({ payload: name }: PayloadAction<string>): SagaIterator {
    started.push(name);
    if (name === 'bad') breaks('bad');
    yield call(() => new Promise<void>((resolve) => gates.set(name, resolve)));
    yield put(done(name));
  }
  const open = async (name: string) => {
    gates.get(name)?.();
    await nextTurn();
  };
  return { work, started, open };
}

type Watch = (worker: ReturnType<typeof gated>['work']) => ForkEffect;

function start(watch: Watch) {
  const { work, started, open } = gated();
  const app = startSaga(function* root() {
    yield watch(work);
  });
  return { ...app, started, open, finished: () => app.actionsOf(done).map(({ payload }) => payload) };
}

const watchers: [string, Watch][] = [
  ['latest', (worker) => takeLatestSafely(asked, worker)],
  ['leading', (worker) => takeLeadingSafely(asked, worker)],
  ['every', (worker) => takeEverySafely(asked, worker)],
];

describe.each(watchers)('%s', (_, watch) => {
  it('reports a throwing worker by name and keeps listening', async () => {
    const { dispatch, reports, started, open, finished, task } = start(watch);
    dispatch(asked('bad'));
    dispatch(asked('bad'));
    expect(reports).toEqual([
      { error: new Error('bad'), where: 'work' },
      { error: new Error('bad'), where: 'work' },
    ]);
    dispatch(asked('good'));
    await open('good');
    expect(started).toEqual(['bad', 'bad', 'good']);
    expect(finished()).toEqual(['good']);
    expect(task.isRunning()).toBe(true);
    expect(task.error()).toBeUndefined();
  });

  it('ignores actions of other types', () => {
    const { dispatch, started } = start(watch);
    dispatch(other());
    expect(started).toEqual([]);
  });
});

describe('overlapping actions', () => {
  it('latest: the newer action cancels the older worker', async () => {
    const { dispatch, open, finished } = start((worker) => takeLatestSafely(asked, worker));
    dispatch(asked('old'));
    dispatch(asked('new'));
    await open('old');
    await open('new');
    expect(finished()).toEqual(['new']);
  });

  it('latest: any action of a list cancels', async () => {
    const { dispatch, open, finished } = start((worker) =>
      takeLatestSafely([asked, done], function* either(action) {
        if (asked.match(action)) yield call(worker, action);
      }),
    );
    dispatch(asked('old'));
    dispatch(done('elsewhere'));
    await open('old');
    expect(finished()).toEqual(['elsewhere']);
  });

  it('leading: what comes while the worker runs is ignored, what comes after is not', async () => {
    const { dispatch, started, open, finished } = start((worker) => takeLeadingSafely(asked, worker));
    for (const name of ['first', 'second', 'third']) dispatch(asked(name));
    expect(started).toEqual(['first']);
    await open('first');
    dispatch(asked('fourth'));
    await open('fourth');
    expect(started).toEqual(['first', 'fourth']);
    expect(finished()).toEqual(['first', 'fourth']);
  });

  it('every: each action has a worker of its own, done in any order', async () => {
    const { dispatch, open, finished } = start((worker) => takeEverySafely(asked, worker));
    for (const name of ['first', 'second', 'third']) dispatch(asked(name));
    for (const name of ['third', 'first', 'second']) await open(name);
    expect(finished()).toEqual(['third', 'first', 'second']);
  });
});

describe('safely', () => {
  it('gives back what the worker gives, with its arguments', async () => {
    const { task } = startSaga(function* root() {
      return yield call(
        runSafely(function* larger(a: number, b: number) {
          return yield call(Math.max, a, b);
        }),
        2,
        3,
      );
    });
    await expect(task.toPromise()).resolves.toBe(3);
  });

  it('keeps the watchers beside it alive, and their running workers', async () => {
    const { work, open } = gated();
    const { dispatch, actionsOf, reports, task } = startSaga(function* root() {
      yield takeEverySafely(asked, work, 'asked');
      yield takeEverySafely(
        other,
        function* otherWork() {
          yield call(breaks, 'other');
        },
        'other',
      );
    });
    dispatch(asked('good'));
    dispatch(other());
    await open('good');
    expect(reports).toEqual([{ error: new Error('other'), where: 'other' }]);
    expect(actionsOf(done)).toEqual([done('good')]);
    expect(task.isRunning()).toBe(true);
  });

  it('catches what a fork of the worker, a rejected promise or a reducer throws', async () => {
    const failures: [string, () => Generator][] = [
      [
        'fork',
        function* viaFork() {
          yield fork(function* child() {
            yield call(() => Promise.resolve());
            breaks('fork');
          });
        },
      ],
      [
        'promise',
        function* viaPromise() {
          yield call(() => Promise.reject(new Error('promise')));
        },
      ],
      [
        'reducer',
        function* viaReducer() {
          yield put(done('boom'));
        },
      ],
    ];
    const { reports, task } = startSaga(
      function* root() {
        for (const [where, worker] of failures) yield fork(runSafely(worker, where));
        yield call(() => new Promise(() => {}));
      },
      {
        reducer: (_, action) => {
          return done.match(action) ? breaks('reducer') : null;
        },
      },
    );
    await nextTurn();
    expect(reports.map(({ error, where }) => [where, (error as Error).message]).sort()).toEqual([
      ['fork', 'fork'],
      ['promise', 'promise'],
      ['reducer', 'reducer'],
    ]);
    expect(task.isRunning()).toBe(true);
  });

  it('falls back to the console when the app has no report', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    startSaga(
      runSafely(function* work() {
        yield call(breaks, 'unheard');
      }),
      { report: false },
    );
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('unheard'), 'work');
  });
});
