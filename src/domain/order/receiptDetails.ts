import * as v from 'valibot';
import { bundleOptionTypes } from '@/shared/entities/bundleOption';
import { productKinds } from '@/shared/entities/checkout';

/** The details of an order for its receipt, as shown when it was placed; `sold` is their name in storage. */
export const receiptDetailsSchema = v.object({
  kind: v.picklist(productKinds),
  name: v.string(),
  items: v.array(
    v.object({
      type: v.picklist(bundleOptionTypes),
      id: v.number(),
      name: v.string(),
      /** Address of its cover; receipts of earlier versions have none. */
      picture: v.fallback(v.optional(v.string()), undefined),
    }),
  ),
  /** The plan's name; '' without a choice of plans. */
  plan: v.string(),
  /** The renewal: its price in the order's currency, null when unknown. Null: no renewal. */
  renewal: v.nullable(v.object({ price: v.nullable(v.number()), months: v.number() })),
});
export type ReceiptDetails = v.InferOutput<typeof receiptDetailsSchema>;
