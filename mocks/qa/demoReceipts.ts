/** The receipts of what a demo account has bought: an app on its own device has stored them as they were paid. */
import type { Receipt } from '@/domain/order/receipts';
import type { Catalogue } from '../catalogue/catalogueTypes';
import type { Account } from '../db/state';
import { computeCollectionCharge, findFocusPlan } from '../rules/price';
import { findById } from '../rules/view';

/** Returns the receipts of an account's courses and classes, in the language of a catalogue of its region. */
export function demoReceipts(account: Account, catalogue: Catalogue): Receipt[] {
  const bought = [
    ...catalogue.courses.map(({ id, title, collectionId, pictureUrl }) => ({
      type: 'course' as const,
      id,
      name: title,
      picture: pictureUrl,
      collectionId,
      since: account.courses[id],
    })),
    ...catalogue.topics.map(({ id, name, collectionId, pictureUrl }) => ({
      type: 'live_topic' as const,
      id,
      name,
      picture: pictureUrl,
      collectionId,
      since: account.topics[id],
    })),
  ];
  return bought.flatMap(({ type, id, name, picture, collectionId, since }): Receipt[] => {
    const collection = findById(catalogue.collections, collectionId);
    const plan = collection && findFocusPlan(collection);
    const charge = collection && since ? computeCollectionCharge(collection, since.sinceMs) : null;
    if (!plan || !charge || !since || charge.price === 0) return [];
    const method = plan.paymentMethods.find(({ platform }) => platform === 'web');
    const renewal = method?.renewable ? { price: method.price, months: plan.billingCyclePerMonths } : null;
    return [
      {
        orderId: `o-${collectionId}`,
        sold: { kind: 'single', name, items: [{ type, id, name, picture }], plan: plan.name, renewal },
        amount: charge.price,
        currency: charge.currency,
        orderedAt: since.sinceMs,
        onPaymentPage: true,
      },
    ];
  });
}
