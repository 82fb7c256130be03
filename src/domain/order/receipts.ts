/**
 * Receipts of paid orders, stored per user on this device: the API has no list of orders. They hold what the visitor
 * agreed to and the server accepted, since the server refuses an order whose price differs. Only their user sees them; the
 * user's own logout deletes them, and so do 90 days without a session of that user (`platform/session/drafts.ts`).
 */
import * as v from 'valibot';
import type { KeyValueStore } from '@/platform/services/storage';
import { receiptsKey } from '@/platform/session/drafts';
import type { PendingOrder } from './pendingOrders';
import { receiptDetailsSchema } from './receiptDetails';

const receiptSchema = v.object({
  orderId: v.pipe(v.string(), v.minLength(1)),
  sold: receiptDetailsSchema,
  /** The charge, in the major unit of `currency`. */
  amount: v.number(),
  currency: v.string(),
  /** Epoch milliseconds of the app's clock; 0: unknown. */
  orderedAt: v.fallback(v.number(), 0),
  /** The order was paid on the payment page; false: unknown, or there was nothing to pay. */
  onPaymentPage: v.fallback(v.boolean(), false),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Returns the receipt of an order that is paid; null when what it sold was not stored with it. */
export function receiptOf({ request, sold, sentAt, orderId }: PendingOrder, paidId: string): Receipt | null {
  if (!sold) return null;
  const { expectedPrice: amount, currency } = request;
  return {
    orderId: paidId,
    sold,
    amount,
    currency,
    orderedAt: sentAt,
    onPaymentPage: orderId === paidId && amount > 0,
  };
}

export const saveReceipt = (storage: KeyValueStore, userId: string, receipt: Receipt) =>
  storage.set(receiptsKey(userId) + receipt.orderId, receipt);

export const removeReceipt = (storage: KeyValueStore, userId: string, { orderId }: Receipt) =>
  storage.remove(receiptsKey(userId) + orderId);

/** Returns the stored receipts, the latest first. Anyone can edit storage, so invalid receipts are dropped. */
export function readReceipts(storage: KeyValueStore, userId: string): Receipt[] {
  const receipts = storage.keys(receiptsKey(userId)).flatMap((key) => {
    const { success, output } = v.safeParse(receiptSchema, storage.get(key));
    return success && key === receiptsKey(userId) + output.orderId ? [output] : [];
  });
  return receipts.sort((a, b) => b.orderedAt - a.orderedAt || (a.orderId < b.orderId ? 1 : -1));
}
