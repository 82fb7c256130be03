/** First calls that the three purchase pages share. */
import type { i18n } from 'i18next';
import type { UnknownAction } from 'redux';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { isMissing } from '@/shared/duck/fetch';
import type { EnterContext, RouteParams } from '@/shared/routing/page';
import { purchaseOpened } from './state';

export function enterPurchase({ params, search, load }: EnterContext): UnknownAction[] {
  const id = Number(params.id);
  return [collectionDetail[load]({ id }), purchaseOpened(id, search.get('order'))];
}

export const enterBundlePurchase = (entry: EnterContext): UnknownAction[] => [
  bundleOptions[entry.load]({ id: Number(entry.params.id) }),
  ...enterPurchase(entry),
];

/** Returns whether the server does not know the collection. */
export const purchaseMissing = (root: CheckoutSlice, { id }: RouteParams): boolean =>
  isMissing(selectCollectionDetail(root, Number(id)));

export const purchaseHead = (t: i18n['t']) => ({ title: t('title', { ns: 'purchase' }) });
