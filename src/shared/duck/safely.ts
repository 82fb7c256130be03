/** Watchers that outlive their workers: a worker that throws is reported, and the watcher continues. */
import type { SagaIterator } from 'redux-saga';
import { type ActionPattern, call, getContext, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import type { ActionCreator, PayloadAction } from './action';

type Worker<A extends unknown[]> = (...args: A) => SagaIterator<unknown> | Generator;
/** Receives unexpected errors: the app's `report` service, else the console. */
export type Report = (error: unknown, where: string) => void;

export function runSafely<A extends unknown[]>(
  worker: Worker<A>,
  where = worker.name || 'worker',
): (...args: A) => SagaIterator {
  return function* safe(...args: A): SagaIterator {
    try {
      return yield call(worker as (...all: unknown[]) => unknown, ...args);
    } catch (error) {
      const report: Report | undefined = yield getContext('report');
      (report ?? console.error)(error, where);
    }
  };
}

type Pattern<P> = ActionCreator<never[], P> | readonly ActionCreator<never[], P>[];
const patternOf = (pattern: unknown) => pattern as ActionPattern;

/** For reads: a newer action cancels the worker of the older one. */
export function takeLatestSafely<P>(pattern: Pattern<P>, worker: Worker<[PayloadAction<P>]>, where?: string) {
  return takeLatest(patternOf(pattern), runSafely(worker, where) as (action: PayloadAction<P>) => SagaIterator);
}

/** For writes (pay, rate, send): actions during the worker's run are ignored. */
export function takeLeadingSafely<P>(pattern: Pattern<P>, worker: Worker<[PayloadAction<P>]>, where?: string) {
  return takeLeading(patternOf(pattern), runSafely(worker, where) as (action: PayloadAction<P>) => SagaIterator);
}

/** Only where each action counts, since workers run concurrently. */
export function takeEverySafely<P>(pattern: Pattern<P>, worker: Worker<[PayloadAction<P>]>, where?: string) {
  return takeEvery(patternOf(pattern), runSafely(worker, where) as (action: PayloadAction<P>) => SagaIterator);
}
