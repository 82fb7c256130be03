/** Watches a toggle: sends one request at a time per item, and rolls back when the server refuses. */
import type { SagaIterator } from 'redux-saga';
import { call, put, race, take } from 'redux-saga/effects';
import type { PayloadAction } from './action';
import { type ApiCall, callApi } from './callApi';
import { selectT } from './effects';
import { every } from './safely';
import type { ToggleActions, ToggleEntry, ToggleItem, ToggleParams, ToggleState } from './toggle';

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
