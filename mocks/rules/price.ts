import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import type { PaymentMethod, Plan } from '../catalogue/planTypes';
import { listCountedLessons } from './progress';
import { findById, listById, type VisitorView } from './view';

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

export interface BundleOption {
  id: number;
  type: 'course' | 'live_topic' | 'group_pass';
  name: string;
  frequency: string;
  price: number;
  displayPrice: string;
  lessonCount: number;
  totalLessonsDurationTime: number;
  thumbnailUrl: string;
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

/** Returns the options of a bundle, each at the price of its own collection. */
export function toBundleOptions(
  { catalogue, now }: Pick<VisitorView, 'catalogue' | 'now'>,
  collection: CheckoutCollection,
): BundleOption[] {
  const toPriceFields = (id: number) => {
    const own = findById(catalogue.collections, id);
    const charge = own && computeCollectionCharge(own, now);
    return { price: charge?.price ?? 0, displayPrice: charge ? formatPrice(charge) : '' };
  };
  return [
    ...listById(catalogue.courses, collection.courseIds).map((course) => ({
      id: course.id,
      type: 'course' as const,
      name: course.title,
      frequency: '',
      ...toPriceFields(course.collectionId),
      lessonCount: listCountedLessons(course).length,
      totalLessonsDurationTime: listCountedLessons(course).reduce((sum, lesson) => sum + lesson.duration, 0),
      thumbnailUrl: course.pictureUrl,
    })),
    ...listById(catalogue.topics, collection.liveTopicIds).map((topic) => ({
      id: topic.id,
      type: 'live_topic' as const,
      name: topic.name,
      frequency: topic.frequency,
      ...toPriceFields(topic.collectionId),
      lessonCount: topic.lessons.length,
      totalLessonsDurationTime: topic.lessons.reduce(
        (sum, lesson) => sum + Math.round((lesson.endMs - lesson.startMs) / 1000),
        0,
      ),
      thumbnailUrl: topic.pictureUrl,
    })),
    ...collection.groupPasses.map((pass) => ({
      id: pass.id,
      type: 'group_pass' as const,
      name: pass.name,
      frequency: '',
      price: 0,
      displayPrice: '',
      lessonCount: pass.lessonsAmount,
      totalLessonsDurationTime: 0,
      thumbnailUrl: pass.pictureUrl,
    })),
  ];
}
