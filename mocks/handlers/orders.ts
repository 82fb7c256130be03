import { regions } from '@/shared/i18n/locales';
import type { Backend } from '../backend';
import type { CheckoutCollection } from '../catalogue/saleTypes';
import type { Order, State } from '../db/state';
import { ownsCourse, topicStatus } from '../rules/enrolment';
import { byId, type View } from '../rules/view';
import { handle } from './api';
import { failure } from './failures';

/** Courses and topics a purchase opens: the chosen items of a bundle, else everything the collection holds. */
function opened(collection: CheckoutCollection, items: Order['items']) {
  if (items.length > 0) {
    const of = (type: string) => items.filter((item) => item.type === type).map(({ id }) => id);
    return { courses: of('course'), topics: of('live_topic') };
  }
  const one = (id: number | null) => (id === null ? [] : [id]);
  return {
    courses: [...new Set([...collection.courseIds, ...one(collection.courseId)])],
    topics: [...new Set([...collection.liveTopicIds, ...one(collection.liveTopicId)])],
  };
}

/** Whether the visitor has all of it already. */
export function owns(view: View, collection: CheckoutCollection, items: Order['items']): boolean {
  const { courses, topics } = opened(collection, items);
  if (courses.length + topics.length === 0) return false;
  return (
    courses.every((id) => {
      const course = byId(view.catalogue.courses, id);
      return course !== null && (ownsCourse(view, course) || view.account?.courses[id] !== undefined);
    }) &&
    topics.every((id) => {
      const topic = byId(view.catalogue.topics, id);
      return topic !== null && topicStatus(view, topic) !== null;
    })
  );
}

export function grant(state: State, order: Order, collection: CheckoutCollection): void {
  const account = state.accounts.find(({ userId }) => userId === order.userId);
  if (!account) return;
  const { courses, topics } = opened(collection, order.items);
  for (const id of courses) account.courses[id] ??= { sinceMs: order.createdMs };
  for (const id of topics) account.topics[id] ??= { sinceMs: order.createdMs };
}

/** Ends a pending order, as the payment provider would report it; others stay as they are. */
export function settle(backend: Backend, orderId: string, status: Order['status']): Order | null {
  const now = backend.db.read();
  const pending = now.orders.find(({ id }) => id === orderId);
  const account = pending && now.accounts.find(({ userId }) => userId === pending.userId);
  if (!pending || !account) return null;
  const { collections } = backend.catalogue(account.region, regions[account.region].locales[0]);
  return backend.db.update((state) => {
    const order = state.orders.find(({ id }) => id === orderId) ?? null;
    if (order?.status !== 'pending') return order;
    order.status = status;
    const collection = byId(collections, order.collectionId);
    if (status === 'paid' && collection) grant(state, order, collection);
    return order;
  });
}

const page = (order: Order) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Demo payment</title>
<body style="font:16px/1.5 system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem">
<h1>Demo payment</h1><p>No money moves here. Order ${order.id}: ${order.currency} ${order.price}</p>
<form method="post"><button name="status" value="paid">Pay</button>
<button name="status" value="failed">Decline the card</button>
<button name="status" value="cancelled">Cancel</button></form></body></html>`;

/** The hosted payment page of the demo, on the mock server only. */
export const paymentHandlers = [
  handle('paymentPage', 'GET', '*/pay/:id', (backend, { params }) => {
    const order = backend.db.read().orders.find(({ id }) => id === params.id);
    if (!backend.paymentPage || !order) throw failure('notFound');
    return new Response(page(order), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }),
  handle('paymentDone', 'POST', '*/pay/:id', (backend, { params, body }) => {
    const status = new URLSearchParams(String(body ?? '')).get('status');
    const known = status === 'paid' || status === 'failed' || status === 'cancelled';
    const order = backend.paymentPage && known ? settle(backend, String(params.id), status) : null;
    if (!order) throw failure('notFound');
    const back = new URL(order.returnUrl);
    back.searchParams.set('order', order.id);
    return new Response(null, { status: 303, headers: { Location: back.href } });
  }),
];
