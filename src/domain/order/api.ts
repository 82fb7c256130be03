import { readOrderByKeyResponse, readOrderResponse } from '@/shared/entities/order';
import type { Http } from '@/shared/http/http';
import type { OrderRequest } from './state';

export interface OrderBody extends OrderRequest {
  key: string;
  /** Where the payment page redirects to afterwards. */
  returnUrl: string;
}

/** Creates an order. The API contract makes it idempotent: the same key returns the same order. */
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
  return (await http.request('createOrder', { body, read: readOrderResponse, signal })).order;
};

/** Returns an order of the user's own; 404 for any other. */
export const getOrder = async (http: Http, { id }: { id: string }, signal?: AbortSignal) =>
  (await http.request('order', { path: { id }, read: readOrderResponse, signal })).order;

/** Returns the order with this key; null when the server has never received it. */
export const getOrderByKey = async (http: Http, { key }: { key: string }, signal?: AbortSignal) =>
  (await http.request('orderByKey', { query: { idempotencyKey: key }, read: readOrderByKeyResponse, signal })).order;
