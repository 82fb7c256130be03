import { delay, put } from 'redux-saga/effects';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '@/platform/services/services';
import { initialSession, selectLoggedIn } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { createStore } from './store';

afterEach(() => vi.useRealTimers());

it('ends the sagas of ducks that were registered later, too', async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const sagaOf = (name: string) =>
    function* wait() {
      yield delay(1000);
      ended.push(name);
    };
  const { run, register, cancelAll } = createStore({ report: vi.fn() } as unknown as Services, {});
  run(sagaOf('first'));
  await vi.advanceTimersByTimeAsync(1000);
  run(sagaOf('second'));
  register({ key: 'late', saga: sagaOf('late') });
  cancelAll();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).toEqual(['first']);
});

it('has the state of the HTML, with each registered duck, and without the visitor and what sagas find', () => {
  const services = { report: vi.fn() } as unknown as Services;
  const session = { ...initialSession, loggedIn: true };
  const { store, getServerState, register } = createStore(services, {}, { session }, { early: 'from HTML' });
  const found = createAction('found');
  const late = createReducer<string>('initial', (on) => on(found, () => 'found'));
  function* saga() {
    yield put(found());
  }
  const first = getServerState();
  expect([first, store.getState()]).toMatchObject([{ early: 'from HTML' }, { early: 'from HTML' }]);
  expect([selectLoggedIn(first), selectLoggedIn(store.getState())]).toEqual([false, true]);
  register({ key: 'early', reducer: late });
  register({ key: 'late', reducer: late, saga });
  expect(store.getState()).toMatchObject({ early: 'found', late: 'found' });
  expect(getServerState()).toEqual({ ...first, late: 'initial' });
  expect(getServerState()).toBe(getServerState());
});
