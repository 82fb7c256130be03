/** Reducers as a list of cases over immer drafts; an action without a case returns the same state object. */
import { type Draft, produce } from 'immer';
import type { Reducer, UnknownAction } from 'redux';
import type { ActionCreator } from './action';

type Case<S, P> = (draft: Draft<S>, payload: P) => Draft<S> | S | undefined;

type On<S> = <A extends unknown[], P>(creator: ActionCreator<A, P>, change: Case<S, P>) => void;

/**
 * `createReducer(initial, (on) => on(opened, (draft, { id }) => { draft.id = id }))`. A case changes the draft or
 * returns the next state. Two cases for one action throw when the reducer is created.
 */
export function createReducer<S>(initial: S, define: (on: On<S>) => void): Reducer<S> {
  const cases = new Map<string, Case<S, unknown>>();
  define((creator, change) => {
    if (cases.has(creator.type)) throw new Error(`Two cases for ${creator.type}`);
    cases.set(creator.type, change as Case<S, unknown>);
  });
  return (state = initial, action: UnknownAction) => {
    const change = cases.get(action.type);
    if (!change) return state;
    return produce(state, (draft) => change(draft, action.payload) as Draft<S> | undefined);
  };
}
