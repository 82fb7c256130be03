import type { Offer } from 'schema-dts';
import { isFreeToEnrol } from '@/domain/order/freeOrder';
import { cardQuote } from '@/domain/sale/quote';
import { isBundleLike, isPresaleRunning } from '@/domain/sale/sale';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Enrollable } from '@/shared/entities/enrolment';
import type { Plan } from '@/shared/entities/plan';

interface Sale {
  item: Enrollable;
  collection: CheckoutCollection | null;
  plans: readonly Plan[];
  /** Absolute URL of the page. */
  url: string;
  /** ISO 4217; used when the plan names none. */
  currency: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Returns the price of a course or class if it is the same for everybody and for as long as the page may be kept: one
 * plan, paid once, without an early price. Else null.
 */
export function certainOffer({ item, collection, plans, url, currency, now }: Sale): Offer | null {
  if (!collection || isBundleLike(collection)) return null;
  const sold = { ...collection, plans: [...plans] };
  if (isFreeToEnrol(item, sold, now))
    return { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: currency, url };
  const isOnlyPlan = plans.length === 1 && !collection.hasMorePlans && plans[0]?.hasMorePlans === false;
  const quote = isOnlyPlan && !isPresaleRunning(collection, now) ? cardQuote(sold, now, currency) : null;
  if (!quote || quote.renewal || quote.charged === 0 || !/^[A-Z]{3}$/.test(quote.currency)) return null;
  return { '@type': 'Offer', category: 'Paid', price: quote.charged, priceCurrency: quote.currency, url };
}
