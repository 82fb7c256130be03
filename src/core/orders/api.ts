import { readOrderAnswer, readOrderByKeyAnswer } from '@/shared/entities/order';
import type { Http } from '@/shared/http/http';
import type { OrderRequest } from './state';

export interface OrderBody extends OrderRequest {
  key: string;
  /** Where the payment page leads back to. */
  returnUrl: string;
}

/** The same key gives the same order, however often it is sent. */
export const postOrder = async (http: Http, order: OrderBody, signal?: AbortSignal) => {
  const { planId, paymentMethodId, collectionId, items, expectedPrice, currency, key, returnUrl } = order;
  const body = {
    checkoutCollectionId: collectionId,
    ...(planId === null ? {} : { planId }),
    ...(paymentMethodId === null ? {} : { paymentMethodId }),
    items,
    idempotencyKey: key,
    returnUrl,
    expectedPrice,
    currency,
  };
  return (await http.request('createOrder', { body, read: readOrderAnswer, signal })).order;
};

/** Null: the server has never received an order under this key. */
export const getOrderByKey = async (http: Http, { key }: { key: string }, signal?: AbortSignal) =>
  (await http.request('orderByKey', { query: { idempotencyKey: key }, read: readOrderByKeyAnswer, signal })).order;
