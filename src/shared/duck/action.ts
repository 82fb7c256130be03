/** Action creators that carry their own type, so that there are no constants, unions or switches to keep in step. */

/** A type, not an interface: only a type is assignable to redux's action with index signature. */
export type PayloadAction<P = unknown> = {
  readonly type: string;
  readonly payload: P;
};

export interface ActionCreator<A extends unknown[], P> {
  (...args: A): PayloadAction<P>;
  readonly type: string;
  /** Narrows any action to this creator's. */
  match(action: { type: string }): action is PayloadAction<P>;
  /** redux-saga uses this for matching, so a creator is itself a `take` pattern. */
  toString(): string;
}

/**
 * `createAction('course/opened', (id: number) => ({ id }))` makes a creator whose payload is what `prepare` returns;
 * without `prepare` the payload is `undefined`. Types are named `feature/event` and must be unique in the app.
 */
export function createAction(type: string): ActionCreator<[], undefined>;
export function createAction<A extends unknown[], P>(type: string, prepare: (...args: A) => P): ActionCreator<A, P>;
export function createAction(type: string, prepare?: (...args: unknown[]) => unknown) {
  const create = (...args: unknown[]) => ({ type, payload: prepare?.(...args) });
  return Object.assign(create, {
    type,
    match: (action: { type: string }) => action.type === type,
    toString: () => type,
  });
}
