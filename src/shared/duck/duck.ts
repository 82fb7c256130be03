/** A duck of a lazy page: a slice of state, its saga, and the ducks that both need. */
import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';

interface DuckParts<S> {
  /** Reducer of the slice; a duck may consist of a saga only. */
  reducer?: Reducer<S>;
  /** Runs from the first registration until the app stops. */
  saga?: Saga;
  /** Ducks whose state the saga or the components of this one select; they are registered first. */
  needs?: readonly Duck[];
}

export interface Duck<K extends string = string, S = unknown> {
  /** Name of the slice in the store's state. */
  readonly key: K;
  /** A method, so that ducks of different states fit into one list. */
  reducer?(state: S | undefined, action: UnknownAction): S;
  readonly saga?: Saga;
  readonly needs?: readonly Duck[];
}

export function createDuck<K extends string, S = never>(key: K, parts: DuckParts<S>): Duck<K, S> {
  return { key, ...parts };
}
