/**
 * Orders being placed: the last attempt for each target, the server's refusals, and the order with which the visitor
 * has returned from the payment page.
 */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { keyOf } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { Order } from '@/shared/entities/order';
import type { AppError } from '@/shared/http/AppError';
import type { ReceiptDetails } from './receiptDetails';
import { type Refusal, refusalOf } from './refusal';

export interface OrderRequest {
  /** Identifies what is ordered, such as `course:105`; each target has one attempt at a time. */
  target: string;
  collectionId: number;
  /** Null for a collection without plans. */
  planId: string | null;
  paymentMethodId: string | null;
  items: readonly Pick<BundleOption, 'type' | 'id'>[];
  /** The price that the visitor saw, in the major unit of `currency`. */
  expectedPrice: number;
  currency: string;
}

/** `lookingUp`: the response was lost, and the order is looked up by its key. */
export type Attempt = { readonly key: string; readonly request: OrderRequest } & (
  | { readonly status: 'sending' }
  | { readonly status: 'lookingUp' }
  | { readonly status: 'done'; readonly order: Order }
  /** `isLost`: looking up the order failed too, so it is unknown whether the server has it. */
  | { readonly status: 'failed'; readonly error: AppError; readonly isLost: boolean }
);

export const courseTarget = (id: number) => `course:${id}`;
export const topicTarget = (id: number) => `topic:${id}`;
/** Returns the target of a purchase page; `id` is the checkout collection's. */
export const collectionTarget = (id: number) => `collection:${id}`;

/** Returns whether an attempt is in progress, so that nothing more may be sent for its target. */
export const isUnderway = (attempt: Attempt | null): boolean =>
  attempt?.status === 'sending' || attempt?.status === 'lookingUp';

/** "Enrol free" was pressed; the page's own saga creates the order. */
export const enrolRequested = createAction('orders/enrolRequested', (target: string) => target);

/**
 * The visitor places an order: sent once, however often this is dispatched. `details` is what its receipt says; null: it
 * gets none, since nothing is paid.
 */
export const orderPlaced = createAction(
  'orders/placed',
  (request: OrderRequest, details: ReceiptDetails | null = null) => ({
    request,
    details,
  }),
);
export const orderSent = createAction('orders/sent', (key: string, request: OrderRequest) => ({ key, request }));
export const orderDone = createAction('orders/done', (key: string, target: string, order: Order) => ({
  key,
  target,
  order,
}));
export const orderFailed = createAction(
  'orders/failed',
  (key: string, target: string, error: AppError, isLost: boolean = false) => ({ key, target, error, isLost }),
);
/**
 * Nothing was sent: the visitor is a guest, or another order of the target is underway, waits for its payment, is paid, or
 * could not be looked up.
 */
export const orderWithheld = createAction('orders/withheld', (target: string) => target);
/** The response is no longer awaited, or the order was abandoned. */
export const orderDropped = createAction('orders/dropped', (key: string, target: string) => ({ key, target }));
/**
 * The response was lost: the order is looked up by its key. Also dispatched for an order stored before a reload or a
 * logout.
 */
export const orderLost = createAction('orders/lost', (key: string, request: OrderRequest) => ({ key, request }));
/** Looks up a lost order again, because the visitor retries or the network is back. */
export const lostOrderRequested = createAction('orders/lostRequested', (target: string) => target);
/** The server reports an order's outcome; `target` is null when this browser does not know what was ordered. */
export const orderSettled = createAction('orders/settled', (order: Order, target: string | null) => ({
  order,
  target,
}));
/** An order whose target is known was paid. */
export const orderBought = createAction('orders/bought', (request: OrderRequest) => request);
/** The visitor starts over: an order that is not paid is left to the server. */
export const orderAbandoned = createAction('orders/abandoned', (target: string) => target);
/** The server did not abandon the order: it is paid, or its outcome is unknown. */
export const orderNotAbandoned = createAction('orders/notAbandoned', (target: string) => target);
/** The visitor already owns what an unpaid order would pay for: it is left to the server, and never paid. */
export const orderReleased = createAction('orders/released', (target: string, orderId: string) => ({
  target,
  orderId,
}));

/** A purchase page was opened, with the order that its address names. */
export const orderReturned = createAction('orders/returned', (collectionId: number, orderId: string | null) => ({
  collectionId,
  orderId,
}));
/** Polls an order until its outcome is known, for at most two minutes. */
export const pollRequested = createAction('orders/pollRequested', (orderId: string, collectionId: number) => ({
  orderId,
  collectionId,
}));
export const orderPolled = createAction('orders/polled', (orderId: string, order: Order) => ({ orderId, order }));
export const pollEnded = createAction('orders/pollEnded', (orderId: string, how: 'late' | 'missing' | 'unread') => ({
  orderId,
  how,
}));

/** The order with which the visitor has returned. */
export interface PolledOrder {
  readonly id: string;
  readonly collectionId: number;
  /** `late`: still open after two minutes. `missing`: not an order of this user. */
  readonly status: 'polling' | 'late' | 'missing' | 'unread';
  /** The server's last response. */
  readonly order: Order | null;
}

/** A conflict: the server created no order. */
export interface RefusedOrder {
  readonly request: OrderRequest;
  readonly why: Refusal;
  /** How often this same request was refused. */
  readonly times: number;
}

export interface OrdersState {
  attempts: Readonly<Record<string, Attempt>>;
  /** Target of the order that is being abandoned. */
  abandoning: string | null;
  /** The chosen items of paid orders, by target. */
  bought: Readonly<Record<string, OrderRequest['items']>>;
  /** By request. A refusal counts even when the loaded content does not say the same. */
  refusals: Readonly<Record<string, RefusedOrder>>;
  /** Ids of unpaid orders that need no payment, by target. */
  released: Readonly<Record<string, string>>;
  polled: PolledOrder | null;
}

export interface OrdersSlice {
  orders: OrdersState;
}

const noItems: OrderRequest['items'] = [];
const none: OrdersState = {
  attempts: {},
  abandoning: null,
  bought: {},
  refusals: {},
  released: {},
  polled: null,
};

function without(state: OrdersState, target: string): OrdersState {
  const { [target]: _, ...attempts } = state.attempts;
  return { ...state, attempts, abandoning: state.abandoning === target ? null : state.abandoning };
}

export const ordersReducer = createReducer<OrdersState>(none, (on) => {
  on(orderSent, (state, { key, request }) => {
    const { [request.target]: _, ...released } = state.released;
    return {
      ...state,
      released,
      attempts: { ...state.attempts, [request.target]: { key, request, status: 'sending' } },
    };
  });
  on(orderDone, (state, { key, target, order }) => {
    const attempt = state.attempts[target];
    if (attempt?.key !== key) return undefined;
    const done: Attempt = { key, request: attempt.request, status: 'done', order };
    return { ...state, attempts: { ...state.attempts, [target]: done } };
  });
  on(orderFailed, (state, { key, target, error, isLost }) => {
    const attempt = state.attempts[target];
    if (attempt?.key !== key) return undefined;
    const { request } = attempt;
    const failed: Attempt = { key, request, status: 'failed', error, isLost };
    const attempts = { ...state.attempts, [target]: failed };
    const why = refusalOf(error);
    if (!why) return { ...state, attempts };
    const times = (state.refusals[keyOf(request)]?.times ?? 0) + 1;
    return { ...state, attempts, refusals: { ...state.refusals, [keyOf(request)]: { request, why, times } } };
  });
  on(orderLost, (state, { key, request }) => ({
    ...state,
    attempts: { ...state.attempts, [request.target]: { key, request, status: 'lookingUp' } },
  }));
  on(orderDropped, (state, { key, target }) =>
    state.attempts[target]?.key === key ? without(state, target) : undefined,
  );
  // The page now shows the order's outcome, not that it is pending.
  on(orderSettled, (state, { order, target }) => {
    const attempt = target === null ? undefined : state.attempts[target];
    return attempt?.status === 'done' && attempt.order.id === order.id
      ? without(state, attempt.request.target)
      : undefined;
  });
  on(orderAbandoned, (draft, target) => {
    draft.abandoning = target;
  });
  on(orderNotAbandoned, (draft) => {
    draft.abandoning = null;
  });
  on(orderReleased, (state, { target, orderId }) => {
    const attempt = state.attempts[target];
    const isIts = attempt?.status === 'done' && attempt.order.id === orderId;
    return { ...(isIts ? without(state, target) : state), released: { ...state.released, [target]: orderId } };
  });
  on(orderBought, (state, { target, items }) => ({ ...state, bought: { ...state.bought, [target]: items } }));
  on(orderReturned, (state, { orderId }) => (state.polled?.id === orderId ? undefined : { ...state, polled: null }));
  on(pollRequested, (state, { orderId: id, collectionId }) => {
    const order = state.polled?.id === id ? state.polled.order : null;
    return { ...state, polled: { id, collectionId, status: 'polling', order } };
  });
  on(orderPolled, (state, { orderId, order }) =>
    state.polled?.id === orderId ? { ...state, polled: { ...state.polled, order } } : undefined,
  );
  on(pollEnded, (state, { orderId, how }) =>
    state.polled?.id === orderId ? { ...state, polled: { ...state.polled, status: how } } : undefined,
  );
  on(sessionStarted, ({ polled }) => ({ ...none, polled }));
  on(sessionCleared, () => none);
});

export const selectAttempt = (root: OrdersSlice, target: string): Attempt | null =>
  root.orders.attempts[target] ?? null;
export const selectAttempts = (root: OrdersSlice) => root.orders.attempts;
export const selectBought = (root: OrdersSlice, target: string): OrderRequest['items'] =>
  root.orders.bought[target] ?? noItems;
/** Selects the id of an unpaid order that needs no payment, or null. */
export const selectReleased = (root: OrdersSlice, target: string): string | null =>
  root.orders.released[target] ?? null;
export const selectAbandoning = (root: OrdersSlice): string | null => root.orders.abandoning;
export const selectRefusals = (root: OrdersSlice) => root.orders.refusals;
export const selectPolledOrder = (root: OrdersSlice) => root.orders.polled;
