/**
 * A value of items that the visitor turns on and off, such as "on my schedule": shown at once, sent with one request at
 * a time per item, and rolled back when the server refuses.
 */
import type { Reducer } from 'redux';
import { createAction } from './action';

export interface ToggleItem {
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
