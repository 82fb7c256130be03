import { combineReducers, legacy_createStore } from 'redux';
import { expect, it } from 'vitest';
import { receiptsOpened } from '@/domain/order/receiptsState';
import {
  collectionTarget,
  orderDone,
  orderPolled,
  orderReturned,
  orderSent,
  ordersReducer,
  pollRequested,
} from '@/domain/order/state';
import { bundleOptions, checkoutReducer, collectionDetail } from '@/domain/sale/state';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import type { Order } from '@/shared/entities/order';
import type { EnterContext, LoadMode } from '@/shared/routing/page';
import { appError } from '~test/controlledHttp';
import { enterBundlePurchase, enterPurchase, purchaseHead, selectPurchaseMissing } from './enter';
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
    return selectPurchaseMissing(getState(), { id: '9' });
  };
  const request = collectionDetail.request({ id: 9 });
  const failure = (status: number) => collectionDetail.failure({ id: 9 }, appError('status', { status }));
  expect(isMissingAfter()).toBe(false);
  expect(isMissingAfter(request, failure(500))).toBe(false);
  expect(isMissingAfter(request, failure(404))).toBe(true);
  expect(isMissingAfter(request, collectionDetail.success({ id: 9 }, checkoutCollection))).toBe(false);
  expect(isMissingAfter(request, failure(404))).toBe(false);
});

it('the title says that an order is paid, on the page of its own collection', () => {
  const key = (name: string, { ns }: { ns: string }) => `${ns}:${name}`;
  const order = (status: Order['status']) => ({ id: 'o-1', status, paymentUrl: null }) as Order;
  const titlesAfter = (...actions: Parameters<typeof dispatch>[0][]) => {
    for (const action of actions) dispatch(action);
    return ['9', '8'].map((id) => purchaseHead(key as never, getState(), { id }).title);
  };
  const { dispatch, getState } = legacy_createStore(combineReducers({ orders: ordersReducer }));
  expect(titlesAfter()).toEqual(['purchase:title', 'purchase:title']);
  expect(titlesAfter(pollRequested('o-1', 9), orderPolled('o-1', order('pending')))[0]).toBe('purchase:title');
  expect(titlesAfter(orderPolled('o-1', order('paid')))).toEqual(['purchase:order.paid.page', 'purchase:title']);
  const target = collectionTarget(8);
  expect(titlesAfter(orderSent('k', { target } as never))[1]).toBe('purchase:title');
  expect(titlesAfter(orderDone('k', target, order('pending')))[1]).toBe('purchase:title');
  expect(titlesAfter(orderDone('k', target, order('paid')))[1]).toBe('purchase:order.paid.page');
});
