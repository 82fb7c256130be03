/** First calls that the three purchase pages share. */
import type { i18n } from 'i18next';
import type { UnknownAction } from 'redux';
import { receiptsOpened } from '@/domain/order/receiptsState';
import {
  collectionTarget,
  type OrdersSlice,
  orderReturned,
  selectAttempt,
  selectPolledOrder,
} from '@/domain/order/state';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { isMissing } from '@/shared/duck/fetch';
import type { EnterContext, RouteParams } from '@/shared/routing/page';
import { purchaseOpened } from './state';

export function enterPurchase({ params, search, load }: EnterContext): UnknownAction[] {
  const id = Number(params.id);
  return [collectionDetail[load]({ id }), receiptsOpened(), purchaseOpened(id), orderReturned(id, search.get('order'))];
}

export const enterBundlePurchase = (visit: EnterContext): UnknownAction[] => [
  bundleOptions[visit.load]({ id: Number(visit.params.id) }),
  ...enterPurchase(visit),
];

/** Returns whether the server does not know the collection. */
export const selectPurchaseMissing = (root: CheckoutSlice, { id }: RouteParams): boolean =>
  isMissing(selectCollectionDetail(root, Number(id)));

/** Returns whether the page shows an order that is paid. */
function isPaid(root: OrdersSlice, id: number): boolean {
  const polled = selectPolledOrder(root);
  const attempt = selectAttempt(root, collectionTarget(id));
  const returned = polled?.collectionId === id ? polled.order : null;
  return returned?.status === 'paid' || (attempt?.status === 'done' && attempt.order.status === 'paid');
}

export const purchaseHead = (t: i18n['t'], root: OrdersSlice, { id }: RouteParams) => ({
  title: t(isPaid(root, Number(id)) ? 'order.paid.page' : 'title', { ns: 'purchase' }),
});
