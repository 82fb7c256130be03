/**
 * The effects of redux-saga that return a value, with its type: `yield* select(selectRegion)`, where redux-saga's own
 * `yield select(selectRegion)` returns `any`.
 */
import type { SagaIterator } from 'redux-saga';
import * as effects from 'redux-saga/effects';

export function* select<S, A extends unknown[], R>(selector: (state: S, ...args: A) => R, ...args: A): SagaIterator<R> {
  return yield effects.select(selector as (...all: unknown[]) => R, ...args);
}

/** Returns one of the app's services (http, clock, i18n, …), by name. */
export function* getContext<T>(name: string): SagaIterator<T> {
  const value: T | undefined = yield effects.getContext(name);
  if (value === undefined) throw new Error(`No service "${name}" in the saga context`);
  return value;
}
