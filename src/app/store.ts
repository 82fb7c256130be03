/** The store: core reducers from the start, reducers of lazy pages when their page loads. */
import { applyMiddleware, combineReducers, compose, legacy_createStore, type Reducer, type Store } from 'redux';
import createSagaMiddleware, { type Saga, type SagaMiddleware, type Task } from 'redux-saga';
import { type CartSlice, cartReducer } from '@/domain/cart/state';
import { type ContactSlice, contactReducer } from '@/platform/contact/state';
import { type LocaleSlice, localeReducer } from '@/platform/locale/state';
import { type MessagesSlice, messagesReducers } from '@/platform/messages/state';
import { type OfflineSlice, offlineReducer } from '@/platform/offline/state';
import { type OutboxSlice, outboxReducer } from '@/platform/outbox/state';
import type { Services } from '@/platform/services/services';
import { type SessionSlice, sessionReducers } from '@/platform/session/state';
import { type SiteSlice, siteReducer } from '@/platform/site/state';
import { type ReportSlice, reportReducer } from '@/platform/support/state';
import type { Duck } from '@/shared/duck/duck';
import { runSafely } from '@/shared/duck/safely';

export type CoreState = SessionSlice &
  LocaleSlice &
  SiteSlice &
  MessagesSlice &
  ContactSlice &
  OutboxSlice &
  OfflineSlice &
  CartSlice &
  ReportSlice;

const coreReducers = {
  ...sessionReducers,
  ...messagesReducers,
  locale: localeReducer,
  site: siteReducer,
  contact: contactReducer,
  outbox: outboxReducer,
  offline: offlineReducer,
  cart: cartReducer,
  report: reportReducer,
};

export interface AppStore {
  readonly store: Store<CoreState>;
  /** Returns the state that HTML of the build was rendered from. Each registered duck adds its slice to a new object. */
  getServerState(): CoreState;
  /** Adds a page's duck, after the ducks that it needs; adding it again has no effect. */
  register(duck: Duck): void;
  /** Runs a saga; an error that ends it is reported and affects no other saga. */
  run(saga: Saga): void;
  /** Ends every saga, those of registered ducks too. */
  cancelAll(): void;
}

type DevToolsWindow = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose };

/**
 * Creates the store. `visitor` has slices that HTML of the build lacks, since it is rendered for a guest. `lazyState` is
 * the initial state of ducks that are registered later, by key. It is in the store from the start: the first screen may
 * read a duck of a later part, whose state the HTML was rendered from.
 */
export function createStore(
  context: Services,
  preloaded: Partial<CoreState>,
  visitor: Partial<CoreState> = {},
  lazyState: Readonly<Record<string, unknown>> = {},
): AppStore {
  const sagas: SagaMiddleware = createSagaMiddleware({
    context,
    onError: (error, { sagaStack }) => context.report(error, sagaStack),
  });
  const waiting = Object.entries(lazyState).map(([key, given]) => [key, (state: unknown = given) => state]);
  const reducers: Record<string, Reducer> = { ...Object.fromEntries(waiting), ...coreReducers };
  const enhance =
    (import.meta.env.DEV && (globalThis as DevToolsWindow).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;
  let serverState: CoreState = {
    ...lazyState,
    ...combineReducers(coreReducers)(preloaded as CoreState, { type: 'store/created' }),
  };
  const store = legacy_createStore(
    combineReducers(reducers),
    { ...serverState, ...visitor } as never,
    enhance(applyMiddleware(sagas)),
  ) as unknown as Store<CoreState>;
  const tasks: Task[] = [];
  const run = (saga: Saga): void => void tasks.push(sagas.run(runSafely(saga, saga.name)));
  const registered = new Set<string>();
  const register = ({ key, reducer, saga, needs = [] }: Duck): void => {
    if (registered.has(key)) return;
    registered.add(key);
    for (const duck of needs) register(duck);
    if (reducer) {
      const given = lazyState[key];
      reducers[key] = given === undefined ? reducer : (state = given, action) => reducer(state, action);
      store.replaceReducer(combineReducers(reducers) as never);
      serverState = { ...serverState, [key]: store.getState()[key as keyof CoreState] };
    }
    if (saga) run(saga);
  };
  return {
    store,
    getServerState: () => serverState,
    run,
    register,
    cancelAll() {
      for (const task of tasks) task.cancel();
    },
  };
}
