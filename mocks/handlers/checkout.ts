import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import { hashText, nextNumber, type Order } from '../db/state';
import { computeCollectionCharge, computePlanCharge, isPresaleExpired } from '../rules/price';
import { findById, type VisitorView } from '../rules/view';
import { toBundleOptions } from '../shapes/bundleOption';
import { toCollection } from '../shapes/checkout';
import { toOrder } from '../shapes/order';
import { createApiHandler } from './api';
import type { Call } from './call';
import { requireTopic } from './classes';
import { createFailure } from './failures';
import { advanceOrder, grantOrder, hasAllItems } from './orders';

function requireCollection(view: VisitorView, id: number): CheckoutCollection {
  const collection = findById(view.catalogue.collections, id);
  if (!collection) throw createFailure('notFound');
  return collection;
}

type Item = Order['items'][number];

/** Returns the chosen items: of a bundle as many options as it requires, each once; of anything else none. */
function readItems(view: VisitorView, collection: CheckoutCollection, value: unknown): Item[] {
  if (!Array.isArray(value)) throw createFailure('badOrder');
  const items = value.map((item: { type?: unknown; id?: unknown } | null) => {
    if (typeof item?.type !== 'string' || typeof item.id !== 'number') throw createFailure('badOrder');
    return { type: item.type, id: item.id };
  });
  const keys = new Set(items.map(({ type, id }) => `${type} ${id}`));
  const options = new Set(toBundleOptions(view, collection).map(({ type, id }) => `${type} ${id}`));
  const isChoice = keys.size === items.length && [...keys].every((key) => options.has(key));
  const wanted = collection.kind === 'bundle' ? (collection.requiredOptionsCount ?? Math.max(1, items.length)) : 0;
  if (!isChoice || items.length !== wanted) throw createFailure('badOrder');
  return items;
}

/**
 * Returns the sum of a bundle's chosen items, or the plan's price; 422 when the collection does not offer the choice.
 */
function requireCharge(call: Call, view: VisitorView, collection: CheckoutCollection, items: Item[]) {
  const { plan_id: planId, payment_method_id: methodId } = call.body;
  if (collection.plans.length > 0) {
    const plan = collection.plans.find(({ id }) => id === planId);
    const knowsMethod = methodId === undefined || plan?.paymentMethods.some(({ id }) => id === methodId);
    const found = plan && computePlanCharge(collection, plan, typeof methodId === 'string' ? methodId : null, view.now);
    if (!found || !knowsMethod) throw createFailure('badOrder');
    return found;
  }
  const options = toBundleOptions(view, collection);
  const chosen = items.map((item) => options.find(({ type, id }) => type === item.type && id === item.id));
  const currencies = view.catalogue.collections.map((other) => computeCollectionCharge(other, view.now));
  const currency = currencies.find((other) => other !== null)?.currency ?? '';
  const cents = chosen.reduce((sum, option) => sum + Math.round((option?.price ?? 0) * 100), 0);
  return { price: cents / 100, currency };
}

function readReturnUrl(value: unknown): string {
  try {
    const url = new URL(String(value));
    if (url.protocol === 'https:' || url.protocol === 'http:') return url.href;
  } catch {
    // Refused below, like any other URL that cannot be returned to.
  }
  throw createFailure('badOrder');
}

function createOrder(call: Call) {
  const view = call.memberView();
  const { idempotency_key: key, checkout_collection_id: collectionId, expected_price: expected } = call.body;
  if (typeof key !== 'string' || key === '' || typeof collectionId !== 'number') throw createFailure('badOrder');
  const again = call.backend.db
    .read()
    .orders.find((order) => order.userId === view.account.userId && order.idempotencyKey === key);
  if (again) return { order: toOrder(again, call.url) };

  const collection = requireCollection(view, collectionId);
  if (collection.kind === 'bundles') throw createFailure('badOrder');
  const items = readItems(view, collection, call.body.items);
  if (hasAllItems(view, collection, items)) throw createFailure('alreadyYours');
  const { price, currency } = requireCharge(call, view, collection, items);
  if (typeof expected !== 'number' || typeof call.body.currency !== 'string') throw createFailure('badOrder');
  if (expected !== price) {
    const wasPresale = expected === collection.presalePrice && isPresaleExpired(collection, view.now);
    throw createFailure(wasPresale ? 'presaleEnded' : 'priceChanged');
  }
  if (call.body.currency !== currency) throw createFailure('priceChanged');
  const back = readReturnUrl(call.body.return_url);
  const order = call.change((state) => {
    const created: Order = {
      id: `o-${hashText(`order ${nextNumber(state)}`)}`,
      userId: view.account.userId,
      idempotencyKey: key,
      collectionId,
      planId: typeof call.body.plan_id === 'string' ? call.body.plan_id : null,
      items,
      price,
      currency,
      returnUrl: back,
      status: price === 0 ? 'paid' : 'pending',
      createdMs: call.now,
    };
    state.orders.push(created);
    if (price === 0) grantOrder(state, created, collection);
    return created;
  });
  return { order: toOrder(order, call.url) };
}

export const checkoutHandlers = [
  createApiHandler('topicCheckout', (call) => {
    const view = call.visitorView();
    const { collectionId } = requireTopic(call, view);
    return { checkoutCollection: toCollection(view, requireCollection(view, collectionId)) };
  }),

  createApiHandler('contentCheckouts', (call) => {
    const view = call.visitorView();
    const [type, id] = [call.query.get('content_type'), Number(call.query.get('content_id'))];
    const inSetsAlone = type === 'course' && findById(view.catalogue.courses, id)?.soldInId;
    const hasContent = (collection: CheckoutCollection) => {
      if (inSetsAlone && collection.kind === 'single') return false;
      if (type === 'course') return collection.courseId === id || collection.courseIds.includes(id);
      if (type === 'live_topic') return collection.liveTopicId === id || collection.liveTopicIds.includes(id);
      return type === 'group_pass' && collection.groupPasses.some((pass) => pass.id === id);
    };
    const found = view.catalogue.collections.filter(hasContent);
    return { checkoutCollections: found.map((collection) => toCollection(view, collection)) };
  }),

  createApiHandler('checkout', (call) => {
    const view = call.visitorView();
    return { checkoutCollection: toCollection(view, requireCollection(view, call.requireId('id'))) };
  }),

  createApiHandler('checkoutBundle', (call) => {
    const view = call.visitorView();
    return { bundleOptions: toBundleOptions(view, requireCollection(view, call.requireId('id'))) };
  }),

  createApiHandler('createOrder', createOrder),

  createApiHandler('orderByKey', (call) => {
    const { account } = call.memberView();
    const key = call.query.get('idempotency_key');
    const order = call.backend.db
      .read()
      .orders.find((entry) => entry.userId === account.userId && entry.idempotencyKey === key);
    return { order: order ? toOrder(advanceOrder(call.backend, order), call.url) : null };
  }),

  createApiHandler('order', (call) => {
    const { account } = call.memberView();
    const order = call.backend.db
      .read()
      .orders.find((entry) => entry.userId === account.userId && entry.id === call.readParam('id'));
    if (!order) throw createFailure('notFound');
    return { order: toOrder(advanceOrder(call.backend, order), call.url) };
  }),
];
