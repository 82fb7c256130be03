/** Runs one saga with a real store and saga middleware. */
import { applyMiddleware, legacy_createStore, type Middleware, type Reducer, type UnknownAction } from 'redux';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import type { Http } from '@/shared/http/http';

interface Options<S> {
  reducer?: Reducer<S>;
  /** The state at the start; default: the reducers' own. */
  state?: Partial<S>;
  http?: Http;
  /** Further services, by name. */
  services?: object;
  /** False omits the `report` service. */
  report?: boolean;
}

export interface Reported {
  error: unknown;
  where: string;
}

export function startSaga<S = null>(saga: Saga, { reducer, state, http, services, report = true }: Options<S> = {}) {
  const reports: Reported[] = [];
  const actions: UnknownAction[] = [];
  const middleware = createSagaMiddleware({
    context: {
      ...(http && { http }),
      ...services,
      ...(report && { report: (error: unknown, where: string) => reports.push({ error, where }) }),
    },
  });
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const none = (() => null) as unknown as Reducer<S>;
  const store = legacy_createStore(reducer ?? none, state as S | undefined, applyMiddleware(record, middleware));
  const task = middleware.run(saga);
  return {
    store,
    task,
    dispatch: store.dispatch,
    getState: () => store.getState() as S,
    /** Every action that reached the reducer, the saga's own included. */
    actions,
    /** Actions of one creator. */
    actionsOf: <A extends UnknownAction>(creator: { match(action: UnknownAction): action is A }): A[] =>
      actions.filter((action) => creator.match(action)) as A[],
    reports,
  };
}
