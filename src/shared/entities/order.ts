/** Orders: the server settles them, the client only reads their status. */
import type * as v from 'valibot';
import { optionalTextField, requiredTextField } from './fields';
import { createParser, objectOf, oneOf, orNull } from './parser';

export const orderStatuses = ['pending', 'paid', 'failed', 'cancelled'] as const;

/** An unknown status counts as pending: nothing opens, and the order is requested again. */
export const orderSchema = objectOf({
  id: requiredTextField,
  status: oneOf(orderStatuses, 'pending'),
  paymentUrl: optionalTextField,
});
export type Order = v.InferOutput<typeof orderSchema>;

/** `orders/{id}` and the creation of an order: { order }. */
export const readOrderResponse = createParser(objectOf({ order: orderSchema }));
/** `orders` by idempotency key: { order }, null when there is none. */
export const readOrderByKeyResponse = createParser(objectOf({ order: orNull(orderSchema) }));
