import { regions } from '@/shared/i18n/locales';
import type { Backend } from '../backend';
import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import type { Enrolment, Order, State } from '../db/state';
import { isOutcome, type Outcome, paymentDocument } from '../payment/page';
import css from '../payment/payment.css?raw';
import { hasOrderedCourse, hasOrderedTopic } from '../rules/enrolment';
import { listContentIds } from '../rules/price';
import { findById, type VisitorView } from '../rules/view';
import { createHandler } from './api';
import { createFailure } from './failures';

/** Returns what a purchase opens: the chosen items of a bundle, else the whole content of the collection. */
function listOpenedItems(collection: CheckoutCollection, items: Order['items']) {
  if (items.length > 0) {
    const listIds = (type: string) => items.filter((item) => item.type === type).map(({ id }) => id);
    return { courses: listIds('course'), topics: listIds('live_topic'), passes: listIds('group_pass') };
  }
  return { ...listContentIds(collection), passes: collection.groupPasses.map(({ id }) => id) };
}

/** Returns whether the visitor owns all of it already. */
export function hasAllItems(view: VisitorView, collection: CheckoutCollection, items: Order['items']): boolean {
  const { courses, topics, passes } = listOpenedItems(collection, items);
  const { catalogue, account } = view;
  if (account?.bundles[collection.id]) return true;
  if (courses.length + topics.length + passes.length === 0) return false;
  return (
    courses.every((id) => {
      const course = findById(catalogue.courses, id);
      return course !== null && hasOrderedCourse(view, course);
    }) &&
    topics.every((id) => {
      const topic = findById(catalogue.topics, id);
      return topic !== null && hasOrderedTopic(view, topic);
    }) &&
    passes.every((id) => account?.passes[id] !== undefined)
  );
}

/** Gives the buyer what the order opens; replaces what a scenario set before. */
export function grantOrder(state: State, order: Order, collection: CheckoutCollection): void {
  const account = state.accounts.find(({ userId }) => userId === order.userId);
  if (!account) return;
  const { courses, topics, passes } = listOpenedItems(collection, order.items);
  const giveItems = (owned: Record<string, Enrolment>, ids: readonly number[]) => {
    for (const id of ids) owned[id] = { sinceMs: owned[id]?.sinceMs ?? order.createdMs };
  };
  giveItems(account.courses, courses);
  giveItems(account.topics, topics);
  giveItems(account.passes, passes);
  if (collection.kind === 'bundle') giveItems(account.bundles, [collection.id]);
}

/** Requests for a slowly confirmed order until it is paid. */
const slowAsks = 3;

const findPendingOrder = (state: State, id: string): Order | null =>
  state.orders.find((order) => order.id === id && order.status === 'pending') ?? null;

function findCollection(backend: Backend, { userId, collectionId }: Order): CheckoutCollection | null {
  const account = backend.db.read().accounts.find((one) => one.userId === userId);
  if (!account) return null;
  return findById(backend.catalogue(account.region, regions[account.region].locales[0]).collections, collectionId);
}

/** Applies the payment provider's outcome to a pending order; others stay unchanged. Null for an unknown one. */
export function settleOrder(backend: Backend, orderId: string, outcome: Outcome): Order | null {
  const order = backend.db.read().orders.find(({ id }) => id === orderId) ?? null;
  if (order?.status !== 'pending' || outcome === 'pending') return order;
  const collection = findCollection(backend, order);
  return backend.db.update((state) => {
    const pending = findPendingOrder(state, orderId);
    if (!pending) return order;
    if (outcome === 'slow') pending.asksLeft = slowAsks;
    else pending.status = outcome;
    if (pending.status === 'paid' && collection) grantOrder(state, pending, collection);
    return pending;
  });
}

/** Returns the order for a request by the app: each request brings a slow payment closer to its end. */
export function advanceOrder(backend: Backend, order: Order): Order {
  if (order.status !== 'pending' || order.asksLeft === undefined) return order;
  if (order.asksLeft <= 1) return settleOrder(backend, order.id, 'paid') ?? order;
  backend.db.update((state) => {
    const pending = findPendingOrder(state, order.id);
    if (pending) pending.asksLeft = (pending.asksLeft ?? 1) - 1;
  });
  return order;
}

/** Returns where the payment page redirects to. */
export function toBackUrl(order: Order): string {
  // An order of a scenario has a path instead of a URL: the app's own page shows its payment.
  const url = new URL(order.returnUrl, 'http://localhost');
  url.searchParams.set('order', order.id);
  return order.returnUrl.startsWith('/') ? url.pathname + url.search : url.href;
}

const requireOrder = (backend: Backend, id: unknown): Order => {
  const order = backend.db.read().orders.find((one) => one.id === id);
  if (!order) throw createFailure('notFound');
  return order;
};

/** The demo's hosted payment page, when a server runs the backend; inside the app's page the QA layer shows it. */
export const paymentHandlers = [
  createHandler('paymentPage', 'GET', '*/pay/:id', (backend, { params }) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response(paymentDocument(requireOrder(backend, params.id), css), { headers });
  }),
  createHandler('paymentDone', 'POST', '*/pay/:id', (backend, { params, body }) => {
    const order = requireOrder(backend, params.id);
    const status = new URLSearchParams(String(body ?? '')).get('status');
    if (isOutcome(status)) settleOrder(backend, order.id, status);
    return new Response(null, { status: 303, headers: { Location: toBackUrl(order) } });
  }),
];
