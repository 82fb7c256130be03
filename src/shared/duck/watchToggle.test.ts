import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { describe, expect, it } from 'vitest';
import { failed, heldHttp } from '~test/heldHttp';
import { startSaga } from '~test/startSaga';
import { type ApiCall, requestFailed } from './callApi';
import { callT } from './effects';
import { type ToggleParams, type ToggleState, toggleActions, toggleReducer } from './toggle';
import { watchToggle } from './watchToggle';

interface Lesson {
  id: number;
  isSaved: boolean;
}

const save = toggleActions<Lesson>('save');
const isOn = ({ isSaved }: Lesson) => isSaved;
const reducer = toggleReducer(save, isOn);
const lesson: Lesson = { id: 101, isSaved: false };
const other: Lesson = { id: 102, isSaved: false };

const postSave: ApiCall<ToggleParams, null> = (http, { id, on }, signal) =>
  http.request(on ? 'saveLesson' : 'removeLesson', { path: { id }, read: () => null, signal });

function start({ mayChange = () => true }: { mayChange?: (item: Lesson, on: boolean) => boolean } = {}) {
  const held = heldHttp();
  const hooks: string[] = [];
  const note = (text: string) => hooks.push(text);
  const app = startSaga(
    () =>
      watchToggle(save, postSave, {
        select: (state: ToggleState<Lesson>) => state,
        isOn,
        *check(item, on): SagaIterator<boolean> {
          return yield* callT(mayChange, item, on);
        },
        *onChange({ id }, on): SagaIterator {
          yield call(note, `${id} ${on}, sent: ${held.calls.length}`);
        },
        *onFailure(): SagaIterator {
          yield call(note, 'failure');
        },
      }),
    { reducer, http: held.http },
  );
  return {
    ...held,
    ...app,
    hooks,
    shown: ({ id }: Lesson = lesson) => app.getState()[id]?.shown,
    asked: () => held.calls.map(({ endpoint, path }) => [endpoint, path?.id]),
    changes: () => app.actionsOf(save.changed).map(({ payload }) => payload.on),
  };
}

describe('a toggle', () => {
  it('is shown at once, and sent once for ten presses', async () => {
    const { dispatch, shown, asked, call, getState } = start();
    for (let times = 0; times < 10; times += 1) dispatch(save.request(lesson, true));
    expect(shown()).toBe(true);
    expect(asked()).toEqual([['saveLesson', 101]]);
    expect(getState()[101]).toEqual({ item: lesson, shown: true, server: false, sending: true });
    await call(0).answer(null);
    expect(getState()[101]).toEqual({ item: lesson, shown: true, server: true, sending: false });
    dispatch(save.request(lesson, true));
    expect(asked()).toHaveLength(1);
  });

  it('sends nothing that the item has already', () => {
    const { dispatch, asked, getState } = start();
    dispatch(save.request(lesson, false));
    expect([asked(), getState()]).toEqual([[], {}]);
  });

  it('of one item does not wait for that of another', () => {
    const { dispatch, asked } = start();
    dispatch(save.request(lesson, true));
    dispatch(save.request(other, true));
    expect(asked()).toEqual([
      ['saveLesson', 101],
      ['saveLesson', 102],
    ]);
  });

  it('rolls back with an alert when the server refuses, and can be tried again', async () => {
    const { dispatch, shown, changes, call, actionsOf, asked, hooks } = start();
    dispatch(save.request(lesson, true));
    await call(0).fail(failed('status', { status: 500 }));
    expect([shown(), changes()]).toEqual([false, [true, false]]);
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert']);
    expect(hooks).toEqual(['101 true, sent: 0', 'failure']);
    dispatch(save.request(lesson, true));
    expect(asked()).toHaveLength(2);
    await call(1).answer(null);
    expect(shown()).toBe(true);
  });

  it('sends a change that was made while another one was sent, after that one', async () => {
    const { dispatch, shown, asked, call, getState } = start();
    dispatch(save.request(lesson, true));
    dispatch(save.request(lesson, false));
    expect(shown()).toBe(false);
    expect(asked()).toEqual([['saveLesson', 101]]);
    await call(0).answer(null);
    expect(asked()[1]).toEqual(['removeLesson', 101]);
    dispatch(save.request(lesson, true));
    dispatch(save.request(lesson, false));
    expect(asked()).toHaveLength(2);
    await call(1).answer(null);
    expect(asked()).toHaveLength(2);
    expect(getState()[101]).toMatchObject({ shown: false, server: false, sending: false });
  });

  it('keeps what is shown when it was changed back before the change failed', async () => {
    const { dispatch, shown, asked, call, changes } = start();
    dispatch(save.request(lesson, true));
    dispatch(save.request(lesson, false));
    await call(0).fail(failed());
    expect([shown(), asked().length, changes()]).toEqual([false, 1, [true, false]]);
  });

  it('rolls back after a bug, which is reported, and can be tried again', async () => {
    const { dispatch, shown, call, asked, reports, hooks } = start();
    const bug = new TypeError('bug');
    dispatch(save.request(lesson, true));
    await call(0).fail(bug);
    expect([shown(), reports]).toEqual([false, [{ error: bug, where: 'save/request' }]]);
    expect(hooks.at(-1)).toBe('failure');
    dispatch(save.request(lesson, true));
    expect(asked()).toHaveLength(2);
  });

  it('is changed only when the check allows it', () => {
    const { dispatch, asked, getState, hooks } = start({ mayChange: ({ id }, on) => id === other.id && on });
    dispatch(save.request(lesson, true));
    dispatch(save.request({ ...other, isSaved: true }, false));
    expect([asked(), getState(), hooks]).toEqual([[], {}, []]);
    dispatch(save.request(other, true));
    expect(asked()).toEqual([['saveLesson', 102]]);
  });

  it('is removed and aborted by clear, and a late response leaves a newer change alone', async () => {
    const { dispatch, getState, calls, call, hooks, changes, asked } = start();
    dispatch(save.request(lesson, true));
    dispatch(save.clear());
    expect(getState()).toEqual({});
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(hooks).toEqual(['101 true, sent: 0', 'failure']);
    dispatch(save.request(lesson, true));
    await call(0).fail(failed('stale'));
    expect([getState()[101]?.sending, changes(), asked().length]).toEqual([true, [true, true], 2]);
  });
});
