/**
 * One write operation of a form: sent once however often it is pressed; its parameters are never stored in the state.
 */
import type { Reducer } from 'redux';
import type { AppError } from '@/shared/http/AppError';
import { createAction } from './action';

export type SubmitState =
  | { readonly status: 'idle'; readonly error: null }
  | { readonly status: 'sending'; readonly error: null }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'done'; readonly error: null };

const idle: SubmitState = { status: 'idle', error: null };

export function submitActions<P, R = void>(name: string) {
  return {
    submit: createAction(`${name}/submit`, (params: P) => params),
    done: createAction(`${name}/done`, (result: R) => result),
    failed: createAction(`${name}/failed`, (error: AppError) => error),
    /** When the form opens or closes. */
    reset: createAction(`${name}/reset`),
  };
}

export function submitReducer<P, R>(actions: ReturnType<typeof submitActions<P, R>>): Reducer<SubmitState> {
  return (state: SubmitState = idle, action): SubmitState => {
    if (actions.submit.match(action)) return { status: 'sending', error: null };
    if (actions.done.match(action)) return { status: 'done', error: null };
    if (actions.failed.match(action)) return { status: 'failed', error: action.payload };
    if (actions.reset.match(action)) return idle;
    return state;
  };
}
