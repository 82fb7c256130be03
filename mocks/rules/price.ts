import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import type { PaymentMethod, Plan } from '../catalogue/planTypes';

/** Returns the web's payment method, else the first. */
const findMethod = (plan: Plan, id: string | null): PaymentMethod | null =>
  plan.paymentMethods.find((method) => method.id === id) ??
  plan.paymentMethods.find((method) => method.platform === 'web') ??
  plan.paymentMethods[0] ??
  null;

export const findFocusPlan = (collection: CheckoutCollection): Plan | null =>
  collection.plans.find((plan) => plan.isFocus) ?? collection.plans[0] ?? null;

export function isPresaleExpired(collection: CheckoutCollection, now: number): boolean {
  return collection.presaleExpiredMs !== null && collection.presaleExpiredMs <= now;
}

/** Returns courses and topics of a collection, each once: its own, and its contents. */
export function listContentIds({ courseId, courseIds, liveTopicId, liveTopicIds }: CheckoutCollection) {
  const listId = (id: number | null) => (id === null ? [] : [id]);
  return {
    courses: [...new Set([...courseIds, ...listId(courseId)])],
    topics: [...new Set([...liveTopicIds, ...listId(liveTopicId)])],
  };
}

export interface Charge {
  /** Major unit of `currency`. */
  price: number;
  currency: string;
}

/** Returns a plan's current price: introductory when renewable, presale until it ends, else the base price. */
export function computePlanCharge(
  collection: CheckoutCollection,
  plan: Plan,
  methodId: string | null,
  now: number,
): Charge | null {
  const method = findMethod(plan, methodId);
  if (!method) return null;
  const introductory = method.renewable ? method.introductoryPrice : null;
  const presale = isPresaleExpired(collection, now) ? null : collection.presalePrice;
  return { price: introductory ?? presale ?? method.price, currency: method.currency };
}

/** Returns the price on a collection's card, or null when it has no plan. */
export function computeCollectionCharge(collection: CheckoutCollection, now: number): Charge | null {
  const plan = findFocusPlan(collection);
  return plan && computePlanCharge(collection, plan, null, now);
}

const cents = new Set(['AUD', 'SGD', 'MYR', 'NZD']);
const symbols: Readonly<Record<string, string>> = {
  AUD: 'A$',
  HKD: 'HK$',
  IDR: 'Rp',
  JPY: '¥',
  KRW: '₩',
  MYR: 'RM',
  NZD: 'NZ$',
  SGD: 'S$',
  THB: '฿',
  TWD: 'NT$',
};

/** Formats an amount as the shop does: symbol first, for the dong last. */
export function formatPrice({ price, currency }: Charge): string {
  const digits = cents.has(currency) ? 2 : 0;
  const text = price.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return currency === 'VND' ? `${text.replaceAll(',', '.')} ₫` : `${symbols[currency] ?? currency}${text}`;
}
