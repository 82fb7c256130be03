/** Typed saga effects: `yield*` returns the type of the function or selector, where a plain `yield` returns `any`. */
import type { SagaIterator } from 'redux-saga';
import { call, getContext, select } from 'redux-saga/effects';

type Resolved<R> =
  R extends SagaIterator<infer V> ? V : R extends Generator<unknown, infer V, unknown> ? V : Awaited<R>;

export function* callT<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): SagaIterator<Resolved<R>> {
  return yield call(fn, ...args);
}

export function* selectT<S, A extends unknown[], R>(
  selector: (state: S, ...args: A) => R,
  ...args: A
): SagaIterator<R> {
  return yield select(selector as (...all: unknown[]) => R, ...args);
}

/** Returns one of the app's services (http, clock, i18n, …), by name. */
export function* contextT<T>(name: string): SagaIterator<T> {
  const value: T | undefined = yield getContext(name);
  if (value === undefined) throw new Error(`No service "${name}" in the saga context`);
  return value;
}
