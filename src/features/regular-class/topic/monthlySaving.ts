/** Compares a plan that is billed every few months with paying monthly. */
import { quoteOf } from '@/domain/sale/quote';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Plan } from '@/shared/entities/plan';
import { addPrices, computeDiscount, paymentMethodFor } from '@/shared/lib/price';

export interface MonthlySaving {
  /** In the major unit of `currency`. */
  saved: number;
  currency: string;
}

/**
 * Returns how much less one period of a plan costs than as many months of the monthly plan; null without a monthly plan
 * with the same questions in the same currency, or when nothing is saved. A first month that costs less counts as such, a first
 * period of the longer plan does not. `now` in epoch milliseconds.
 */
export function monthlySaving(
  collection: CheckoutCollection,
  plan: Plan,
  now: number,
  regionCurrency: string,
): MonthlySaving | null {
  const months = plan.billingCyclePerMonths;
  const quote = (of: Plan) =>
    quoteOf(collection, { plan: of, method: paymentMethodFor(of), items: [], now, regionCurrency });
  const longer = quote(plan);
  if (months < 2 || !longer?.renewal?.price) return null;
  const cost = Math.max(longer.charged, longer.renewal.price);
  const monthly = collection.plans.flatMap((other) => {
    const isAlike =
      other.billingCyclePerMonths === 1 &&
      other.questionQuota === plan.questionQuota &&
      other.designatedQuestion === plan.designatedQuestion;
    const one = isAlike ? quote(other) : null;
    if (!one?.renewal?.price || one.currency !== longer.currency) return [];
    return [addPrices([one.charged, ...Array<number>(months - 1).fill(one.renewal.price)])];
  });
  const discount = monthly.length > 0 ? computeDiscount(Math.min(...monthly), cost, longer.currency) : null;
  return discount && { saved: discount.saved, currency: longer.currency };
}
