import type { Order } from '../db/state';
import { paymentPath } from '../payment/address';

/** Returns an order, while it is pending with its payment page on the host of `url`. */
export function toOrder(order: Order, url: string) {
  if (order.status !== 'pending') return { id: order.id, status: order.status };
  const paymentUrl = new URL(paymentPath(order.id), url).href;
  return { id: order.id, status: order.status, paymentUrl };
}
