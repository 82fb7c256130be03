/** Orders: the server settles them, the client only reads their status. */
import type * as v from 'valibot';
import { optionalText, requiredText } from './fields';
import { maybe, oneOf, read, shape } from './read';

export const orderStatuses = ['pending', 'paid', 'failed', 'cancelled'] as const;

/** An unknown status counts as pending: nothing opens, and the order is requested again. */
export const orderSchema = shape({
  id: requiredText,
  status: oneOf(orderStatuses, 'pending'),
  paymentUrl: optionalText,
});
export type Order = v.InferOutput<typeof orderSchema>;

/** `orders/{id}` and the creation of an order: { order }. */
export const readOrderAnswer = read(shape({ order: orderSchema }));
/** `orders` by idempotency key: { order }, null when there is none. */
export const readOrderByKeyAnswer = read(shape({ order: maybe(orderSchema) }));
