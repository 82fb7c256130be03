import type { CheckoutCollection, PaymentMethod, Plan } from '../catalogue/saleTypes';
import { countedLessons } from './progress';
import { allById, byId, type VisitorView } from './view';

/** Returns the web's payment method, else the first. */
const methodOf = (plan: Plan, id: string | null): PaymentMethod | null =>
  plan.paymentMethods.find((method) => method.id === id) ??
  plan.paymentMethods.find((method) => method.platform === 'web') ??
  plan.paymentMethods[0] ??
  null;

export const focusPlan = (collection: CheckoutCollection): Plan | null =>
  collection.plans.find((plan) => plan.isFocus) ?? collection.plans[0] ?? null;

export function isPresaleExpired(collection: CheckoutCollection, now: number): boolean {
  return collection.presaleExpiredMs !== null && collection.presaleExpiredMs <= now;
}

/** Returns courses and topics of a collection, each once: its own, and its contents. */
export function contentIds({ courseId, courseIds, liveTopicId, liveTopicIds }: CheckoutCollection) {
  const one = (id: number | null) => (id === null ? [] : [id]);
  return {
    courses: [...new Set([...courseIds, ...one(courseId)])],
    topics: [...new Set([...liveTopicIds, ...one(liveTopicId)])],
  };
}

export interface Charge {
  /** Major unit of `currency`. */
  price: number;
  currency: string;
}

/** Returns a plan's current price: introductory when renewable, presale until it ends, else the base price. */
export function planCharge(
  collection: CheckoutCollection,
  plan: Plan,
  methodId: string | null,
  now: number,
): Charge | null {
  const method = methodOf(plan, methodId);
  if (!method) return null;
  const introductory = method.renewable ? method.introductoryPrice : null;
  const presale = isPresaleExpired(collection, now) ? null : collection.presalePrice;
  return { price: introductory ?? presale ?? method.price, currency: method.currency };
}

/** Returns the price on a collection's card, or null when it has no plan. */
export function collectionCharge(collection: CheckoutCollection, now: number): Charge | null {
  const plan = focusPlan(collection);
  return plan && planCharge(collection, plan, null, now);
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
export function displayPrice({ price, currency }: Charge): string {
  const digits = cents.has(currency) ? 2 : 0;
  const text = price.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return currency === 'VND' ? `${text.replaceAll(',', '.')} ₫` : `${symbols[currency] ?? currency}${text}`;
}

/** Returns the options of a bundle, each at the price of its own collection. */
export function bundleOptions(
  { catalogue, now }: Pick<VisitorView, 'catalogue' | 'now'>,
  collection: CheckoutCollection,
): BundleOption[] {
  const charged = (id: number) => {
    const own = byId(catalogue.collections, id);
    const charge = own && collectionCharge(own, now);
    return { price: charge?.price ?? 0, displayPrice: charge ? displayPrice(charge) : '' };
  };
  return [
    ...allById(catalogue.courses, collection.courseIds).map((course) => ({
      id: course.id,
      type: 'course' as const,
      name: course.title,
      frequency: '',
      ...charged(course.collectionId),
      lessonCount: countedLessons(course).length,
      totalLessonsDurationTime: countedLessons(course).reduce((sum, lesson) => sum + lesson.duration, 0),
      thumbnailUrl: course.pictureUrl,
    })),
    ...allById(catalogue.topics, collection.liveTopicIds).map((topic) => ({
      id: topic.id,
      type: 'live_topic' as const,
      name: topic.name,
      frequency: topic.frequency,
      ...charged(topic.collectionId),
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
