import * as v from 'valibot';
import { bundleOptionTypes } from '@/shared/entities/bundleOption';
import { productKinds } from '@/shared/entities/checkout';

/** What the receipt says of an order, as shown when it was placed; `sold` is its name in storage. */
export const receiptDetailsSchema = v.object({
  kind: v.picklist(productKinds),
  name: v.string(),
  items: v.array(v.object({ type: v.picklist(bundleOptionTypes), id: v.number(), name: v.string() })),
  /** The plan's name; '' without a choice of plans. */
  plan: v.string(),
  /** What is charged again later: the price in the order's currency, null when unknown. Null: nothing. */
  renewal: v.nullable(v.object({ price: v.nullable(v.number()), months: v.number() })),
});
export type ReceiptDetails = v.InferOutput<typeof receiptDetailsSchema>;
