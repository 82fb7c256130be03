/**
 * Orders whose outcome is unknown, stored per user over reloads and logouts. They are looked up by their key, so that
 * nothing is ordered twice. All tabs of the browser share them.
 */
import * as v from 'valibot';
import type { KeyValueStore } from '@/platform/services/storage';
import { ordersKey } from '@/platform/session/drafts';
import { bundleOptionTypes } from '@/shared/entities/bundleOption';
import { receiptDetailsSchema } from './receiptDetails';

const pendingOrderSchema = v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  request: v.object({
    target: v.string(),
    collectionId: v.number(),
    planId: v.nullable(v.string()),
    paymentMethodId: v.nullable(v.string()),
    items: v.array(v.object({ type: v.picklist(bundleOptionTypes), id: v.number() })),
    expectedPrice: v.number(),
    currency: v.string(),
  }),
  /** The page on which it was ordered: path and query without the order. */
  path: v.string(),
  /** The server's id; null while the response is missing. */
  orderId: v.nullable(v.string()),
  /** Epoch milliseconds of the app's clock; 0: unknown, long ago. */
  sentAt: v.fallback(v.number(), 0),
  /** For its receipt; null for an order without one. */
  sold: v.fallback(v.nullable(receiptDetailsSchema), null),
});

export type PendingOrder = v.InferOutput<typeof pendingOrderSchema>;

export const savePendingOrder = (storage: KeyValueStore, userId: string, order: PendingOrder) =>
  storage.set(ordersKey(userId) + order.request.target, order);

export const removePendingOrder = (storage: KeyValueStore, userId: string, target: string) =>
  storage.remove(ordersKey(userId) + target);

/** Returns the stored orders. Anyone can edit storage, so invalid orders are dropped. */
export function readPendingOrders(storage: KeyValueStore, userId: string): PendingOrder[] {
  return storage.keys(ordersKey(userId)).flatMap((key) => {
    const { success, output } = v.safeParse(pendingOrderSchema, storage.get(key));
    return success && key === ordersKey(userId) + output.request.target ? [output] : [];
  });
}
