/** Decides what a purchase page shows. */
import type { Attempt, OrderRequest, PolledOrder } from '@/domain/order/state';
import type { CheckoutCollection, ProductKind } from '@/shared/entities/checkout';
import type { Order } from '@/shared/entities/order';
import type { Ownership } from '@/shared/entities/ownership';
import type { Offer } from './agreement';
import type { Purchase } from './purchase';

/** The kinds of products that purchase pages sell. */
export type PurchaseKind = Exclude<ProductKind, 'bundles'>;

/** An order with an outcome. */
export type EndedOrder = Order & { status: Exclude<Order['status'], 'pending'> };

export type PurchaseStage =
  /** The order in the address has no outcome yet, or cannot be read. */
  | { readonly kind: 'returned'; readonly orderId: string }
  | { readonly kind: 'ended'; readonly order: EndedOrder }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Another page sells the collection. */
  | { readonly kind: 'elsewhere'; readonly collection: CheckoutCollection }
  /** `unpaidId`: an unpaid order of the owned items. */
  | {
      readonly kind: 'owned';
      readonly purchase: Purchase;
      readonly ownership: NonNullable<Ownership>;
      readonly unpaidId: string | null;
    }
  | {
      readonly kind: 'unpaid';
      readonly collection: CheckoutCollection;
      readonly order: Order;
      readonly request: OrderRequest;
    }
  | { readonly kind: 'closed'; readonly purchase: Purchase }
  | { readonly kind: 'incomplete'; readonly purchase: Purchase }
  | { readonly kind: 'form'; readonly purchase: Purchase; readonly offer: Offer };

interface StageInputs {
  /** The kind that the page sells. */
  kind: PurchaseKind;
  /** The order in the address. */
  orderId: string | null;
  polled: PolledOrder | null;
  attempt: Attempt | null;
  /** An unpaid order that needs no payment. */
  releasedId: string | null;
  /** Null until the collection has loaded. */
  purchase: Purchase | null;
  hasFailed: boolean;
}

const endedOf = (order: Order | null): EndedOrder | null =>
  order && order.status !== 'pending' ? { ...order, status: order.status } : null;

/**
 * Returns the stage of a purchase. A paid order precedes everything else, and ownership precedes any other order: content
 * that is owned cannot be paid for.
 */
export function purchaseStage(inputs: StageInputs): PurchaseStage {
  const { kind, orderId, polled, attempt, releasedId, purchase, hasFailed } = inputs;
  const returned = orderId && polled?.id === orderId ? polled.order : null;
  const made = attempt?.status === 'done' ? attempt.order : null;
  const isOwnedOtherwise = purchase?.ownership && returned && returned.status !== 'paid';
  if (orderId && !isOwnedOtherwise) {
    const ended = endedOf(returned);
    return ended ? { kind: 'ended', order: { ...ended, id: orderId } } : { kind: 'returned', orderId };
  }
  const ended = endedOf(made);
  if (ended?.status === 'paid') return { kind: 'ended', order: ended };
  if (!purchase) return { kind: hasFailed ? 'failed' : 'loading' };
  const { collection, ownership, saleState, left, offer } = purchase;
  if (collection.kind !== kind) return { kind: 'elsewhere', collection };
  if (ownership) {
    const unpaidId = [returned, made].find((order) => order?.status === 'pending')?.id ?? releasedId;
    return { kind: 'owned', purchase, ownership, unpaidId };
  }
  if (ended) return { kind: 'ended', order: ended };
  if (attempt?.status === 'done') return { kind: 'unpaid', collection, order: attempt.order, request: attempt.request };
  if (saleState === 'closed') return { kind: 'closed', purchase };
  if (left !== 0) return { kind: 'incomplete', purchase };
  return offer ? { kind: 'form', purchase, offer } : { kind: 'closed', purchase };
}
