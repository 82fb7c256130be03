/** What a lazily loaded page provides: a slice of state under `key`, and its saga. */
import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';

export interface Duck<K extends string = string, S = unknown> {
  readonly key: K;
  /** A method, so that ducks of different states fit into one list. */
  reducer(state: S | undefined, action: UnknownAction): S;
  readonly saga?: Saga;
}

export function createDuck<K extends string, S>(key: K, reducer: Reducer<S>, saga?: Saga): Duck<K, S> {
  return saga ? { key, reducer, saga } : { key, reducer };
}
