/**
 * A value of items that the visitor turns on and off, such as "on my schedule": shown at once, sent with one request at
 * a time per item, and rolled back when the server refuses.
 */
import type { Reducer } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, take } from 'redux-saga/effects';
import { createAction, type PayloadAction } from './action';
import { type ApiCall, callApi } from './callApi';
import { selectT } from './effects';
import { every } from './safely';

interface ToggleItem {
  readonly id: number;
}

export interface ToggleEntry<T> {
  readonly item: T;
  /** The value that is shown. */
  readonly shown: boolean;
  /** The server's last value. */
  readonly server: boolean;
  readonly sending: boolean;
}

/** The items toggled in this session, by id; the value of any other item is its own. */
export type ToggleState<T> = Readonly<Record<number, ToggleEntry<T>>>;

/** What the API function of a toggle sends. */
export interface ToggleParams {
  id: number;
  on: boolean;
}

export function toggleActions<T extends ToggleItem>(name: string) {
  return {
    /** The visitor turns an item on or off. A value that is shown already is not sent. */
    request: createAction(`${name}/request`, (item: T, on: boolean) => ({ item, on })),
    /** Another value is shown, also after a rollback. Reducers that hold the item may set its own value. */
    changed: createAction(`${name}/changed`, (item: T, on: boolean) => ({ item, on })),
    sent: createAction(`${name}/sent`, (id: number) => ({ id })),
    /** The server has accepted the value. */
    settled: createAction(`${name}/settled`, (id: number, on: boolean) => ({ id, on })),
    /** The server refused the value, or its response was lost. */
    failed: createAction(`${name}/failed`, (id: number) => ({ id })),
    /** The server sent these items after all changes were settled: their own values count again. */
    forgotten: createAction(`${name}/forgotten`, (ids: readonly number[]) => ({ ids })),
    /** Removes all entries and aborts what is being sent. */
    clear: createAction(`${name}/clear`),
  };
}

export type ToggleActions<T extends ToggleItem> = ReturnType<typeof toggleActions<T>>;

/** `isOn` returns an item's own value, as the server sent it. */
export function toggleReducer<T extends ToggleItem>(
  actions: ToggleActions<T>,
  isOn: (item: T) => boolean,
): Reducer<ToggleState<T>> {
  type State = ToggleState<T>;
  const change = (state: State, id: number, fields: Partial<ToggleEntry<T>>): State => {
    const entry = state[id];
    return entry ? { ...state, [id]: { ...entry, ...fields } } : state;
  };
  return (state: State = {}, action): State => {
    if (actions.changed.match(action)) {
      const { item, on } = action.payload;
      const { server = isOn(item), sending = false } = state[item.id] ?? {};
      return { ...state, [item.id]: { item, shown: on, server, sending } };
    }
    if (actions.sent.match(action)) return change(state, action.payload.id, { sending: true });
    if (actions.settled.match(action))
      return change(state, action.payload.id, { sending: false, server: action.payload.on });
    if (actions.failed.match(action)) return change(state, action.payload.id, { sending: false });
    if (actions.forgotten.match(action)) {
      const { ids } = action.payload;
      return Object.fromEntries(Object.entries(state).filter(([id]) => !ids.includes(Number(id))));
    }
    return actions.clear.match(action) ? {} : state;
  };
}

interface WatchOptions<T> {
  select: (state: never) => ToggleState<T>;
  isOn: (item: T) => boolean;
  /** Runs before a change; returns whether it may happen. A guest logs in first. */
  check?: (item: T, on: boolean) => SagaIterator<boolean>;
  /** Runs when a change of the visitor is shown, before it is sent. */
  onChange?: (item: T, on: boolean) => SagaIterator;
  /** Runs when a change has failed, or was cleared while it was sent. */
  onFailure?: () => SagaIterator;
}

/**
 * Watches one toggle. A change made while another one of the same item is being sent follows it, so that Undo is never
 * lost. An alert tells of a failure, and the server's last value is shown again; an exception of the API function rolls
 * back too, and is reported.
 */
export function* watchToggle<T extends ToggleItem>(
  actions: ToggleActions<T>,
  api: ApiCall<ToggleParams, unknown>,
  { select, isOn, check, onChange, onFailure }: WatchOptions<T>,
): SagaIterator {
  function* entryOf(id: number): SagaIterator<ToggleEntry<T> | undefined> {
    return (yield* selectT(select as (state: unknown) => ToggleState<T>))[id];
  }

  function* rollBack(id: number): SagaIterator {
    yield put(actions.failed(id));
    if (onFailure) yield* onFailure();
    const entry = yield* entryOf(id);
    if (entry && entry.shown !== entry.server) yield put(actions.changed(entry.item, entry.server));
  }

  /** Sends changes until the server has the value that is shown. */
  function* sendChanges(id: number): SagaIterator {
    for (;;) {
      const entry = yield* entryOf(id);
      if (!entry || entry.sending || entry.shown === entry.server) return;
      const on = entry.shown;
      yield put(actions.sent(id));
      try {
        const result = yield* callApi(api, { id, on }, { errors: 'alert' });
        if (!result.ok) {
          yield* rollBack(id);
          return;
        }
      } catch (bug) {
        yield* rollBack(id);
        throw bug;
      }
      yield put(actions.settled(id, on));
    }
  }

  yield every(
    actions.request,
    function* toggle({ payload: { item, on } }: PayloadAction<{ item: T; on: boolean }>): SagaIterator {
      if (check && !(yield* check(item, on))) return;
      const entry = yield* entryOf(item.id);
      if ((entry?.shown ?? isOn(item)) === on) return;
      yield put(actions.changed(item, on));
      if (onChange) yield* onChange(item, on);
      const { cleared } = yield race({ sent: call(sendChanges, item.id), cleared: take(actions.clear) });
      if (cleared && onFailure) yield* onFailure();
    },
    actions.request.type,
  );
}
