import { combineReducers, legacy_createStore } from 'redux';
import { expect, it } from 'vitest';
import { receiptsOpened } from '@/domain/order/receiptsState';
import { orderReturned } from '@/domain/order/state';
import { bundleOptions, checkoutReducer, collectionDetail } from '@/domain/sale/state';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import type { EnterContext, LoadMode } from '@/shared/routing/page';
import { appError } from '~test/heldHttp';
import { enterBundlePurchase, enterPurchase, purchaseMissing } from './enter';
import { purchaseOpened } from './state';

const visit = (search: string, load: LoadMode): EnterContext => ({
  params: { id: '9' },
  search: new URLSearchParams(search),
  loggedIn: true,
  region: 'hk',
  load,
});

it('a purchase page asks for its collection, and knows the order of its address', () => {
  expect(enterPurchase(visit('?order=o-1', 'request'))).toEqual([
    collectionDetail.request({ id: 9 }),
    receiptsOpened(),
    purchaseOpened(9),
    orderReturned(9, 'o-1'),
  ]);
  expect(enterPurchase(visit('', 'ensure'))).toEqual([
    collectionDetail.ensure({ id: 9 }),
    receiptsOpened(),
    purchaseOpened(9),
    orderReturned(9, null),
  ]);
});

it('that of a bundle asks for its options, too', () => {
  expect(enterBundlePurchase(visit('', 'ensure'))).toEqual([
    bundleOptions.ensure({ id: 9 }),
    collectionDetail.ensure({ id: 9 }),
    receiptsOpened(),
    purchaseOpened(9),
    orderReturned(9, null),
  ]);
});

it('a collection is missing when the server does not know it, and it was never there', () => {
  const { dispatch, getState } = legacy_createStore(combineReducers({ checkout: checkoutReducer }));
  const { checkoutCollection } = readCheckoutResponse({ checkoutCollection: { id: 9, kind: 'single' } });
  const isMissingAfter = (...actions: Parameters<typeof dispatch>[0][]) => {
    for (const action of actions) dispatch(action);
    return purchaseMissing(getState(), { id: '9' });
  };
  const request = collectionDetail.request({ id: 9 });
  const failure = (status: number) => collectionDetail.failure({ id: 9 }, appError('status', { status }));
  expect(isMissingAfter()).toBe(false);
  expect(isMissingAfter(request, failure(500))).toBe(false);
  expect(isMissingAfter(request, failure(404))).toBe(true);
  expect(isMissingAfter(request, collectionDetail.success({ id: 9 }, checkoutCollection))).toBe(false);
  expect(isMissingAfter(request, failure(404))).toBe(false);
});
