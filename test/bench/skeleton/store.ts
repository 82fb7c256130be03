import axios from 'axios';
import humps from 'humps';
import { produce } from 'immer';
import Cookies from 'js-cookie';
import { applyMiddleware, legacy_createStore, type UnknownAction } from 'redux';
import createSagaMiddleware, { type SagaIterator } from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import { createSelector } from 'reselect';

export interface SkeletonState {
  items: { itemName: string }[];
}

export const asked = { type: 'items/asked' };

export const selectNames = createSelector(
  (state: SkeletonState) => state.items,
  (items) => items.map(({ itemName }) => itemName),
);

const reducer = (state: SkeletonState = { items: [] }, action: UnknownAction) =>
  produce(state, (draft) => {
    if (action.type === 'items/came') draft.items = action.items as SkeletonState['items'];
  });

const client = axios.create({ transformResponse: (data: string) => humps.camelizeKeys(JSON.parse(data)) });

const getItems = () => client.get('/items', { headers: { Authorization: Cookies.get('token') ?? '' } });

function* load(): SagaIterator {
  const { data } = yield call(getItems);
  yield put({ type: 'items/came', items: data });
}

function* watch(): SagaIterator {
  yield takeLatest(asked.type, load);
}

export function createSkeletonStore() {
  const sagas = createSagaMiddleware();
  const store = legacy_createStore(reducer, applyMiddleware(sagas));
  sagas.run(watch);
  return store;
}
