import { describe, expect, it } from 'vitest';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import type { ApiCall } from './callApi';
import { fetchActions, idleFetch } from './fetch';
import { type KeyedFetchState, keyedFetchReducer, slotState, watchKeyedFetch } from './keyedFetch';
import { contentOutdated } from './outdated';

interface Params {
  group: number;
  level?: number;
}

const rows = fetchActions<Params, string[]>('test/rows');
const slotOf = ({ group }: Params) => group;
const getRow: ApiCall<Params, string[]> = (http, query, signal) =>
  http.request('courses', { query, read: (data) => data as string[], signal });

function start() {
  const controlled = controlledHttp();
  const app = startSaga(
    () => watchKeyedFetch(rows, getRow, { slotOf, select: (state: KeyedFetchState<string[]>) => state }),
    { reducer: keyedFetchReducer(rows, slotOf), http: controlled.http },
  );
  const slot = (name: number) => slotState(app.getState(), name);
  return { ...controlled, ...app, slot };
}

describe('reads side by side', () => {
  it('load, fail and succeed each in its own slot', async () => {
    const { dispatch, slot, call } = start();
    dispatch(rows.request({ group: 1 }));
    dispatch(rows.request({ group: 2 }));
    expect([slot(1).status, slot(2).status, slot(3)]).toEqual(['loading', 'loading', idleFetch]);
    await call(1).fail(requestError());
    await call(0).respond(['Algebra']);
    expect(slot(1)).toMatchObject({ status: 'success', data: ['Algebra'] });
    expect(slot(2)).toMatchObject({ status: 'failure', data: null });
  });

  it('a newer request of a slot cancels the older one of that slot alone', async () => {
    const { dispatch, slot, call } = start();
    dispatch(rows.request({ group: 1 }));
    dispatch(rows.request({ group: 2 }));
    dispatch(rows.request({ group: 1, level: 9 }));
    expect([call(0).signal?.aborted, call(1).signal?.aborted]).toEqual([true, false]);
    await call(0).respond(['late']);
    expect(slot(1)).toMatchObject({ status: 'loading', data: null });
    await call(2).respond(['new']);
    await call(1).respond(['other']);
    expect([slot(1).data, slot(2).data]).toEqual([['new'], ['other']]);
  });

  it('ensure loads only what is not there or on its way, and what failed', async () => {
    const { dispatch, calls, call } = start();
    dispatch(rows.ensure({ group: 1 }));
    dispatch(rows.ensure({ group: 1 }));
    await call(0).respond([]);
    dispatch(rows.ensure({ group: 1 }));
    expect(calls).toHaveLength(1);
    dispatch(rows.ensure({ group: 1, level: 9 }));
    await call(1).fail(requestError());
    dispatch(rows.ensure({ group: 1, level: 9 }));
    expect(calls).toHaveLength(3);
  });

  it('ensure loads an outdated slot again, and its data stays meanwhile', async () => {
    const { dispatch, calls, call, slot } = start();
    for (const group of [1, 2]) dispatch(rows.ensure({ group }));
    await call(0).respond(['Algebra']);
    await call(1).respond(['Optics']);
    dispatch(contentOutdated());
    dispatch(rows.ensure({ group: 2 }));
    dispatch(rows.ensure({ group: 2 }));
    expect([calls.length, slot(1).data, slot(2).data]).toEqual([3, ['Algebra'], ['Optics']]);
    await call(2).respond(['光學']);
    expect(slot(2)).toMatchObject({ status: 'success', data: ['光學'] });
  });

  it('clear empties every slot and cancels what is on its way', async () => {
    const { dispatch, getState, call } = start();
    dispatch(rows.request({ group: 1 }));
    await call(0).respond(['Algebra']);
    dispatch(rows.request({ group: 2 }));
    dispatch(rows.clear());
    expect([getState(), call(1).signal?.aborted]).toEqual([{}, true]);
    await call(1).respond(['late']);
    expect(getState()).toEqual({});
  });
});
