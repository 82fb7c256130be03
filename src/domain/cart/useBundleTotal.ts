import { useSelector } from 'react-redux';
import { quoteOf } from '@/domain/sale/quote';
import { type QuoteWords, useQuoteWords } from '@/domain/sale/useQuoteWords';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { findCardPlan, paymentMethodFor } from '@/shared/lib/price';
import type { CartItem } from './state';

/**
 * Returns the total of the chosen items by the selected plan, in words; before the first choice the price "for any 3". Null while
 * no price is known.
 */
export function useBundleTotal(collection: CheckoutCollection, items: readonly CartItem[]): QuoteWords | null {
  const { currency: regionCurrency } = regions[useSelector(selectRegion)];
  const { now } = useSaleTime(collection);
  const words = useQuoteWords();
  const plan = findCardPlan(collection);
  const quote = quoteOf(collection, { plan, method: plan && paymentMethodFor(plan), items, now, regionCurrency });
  const shown = quote && words(collection, quote);
  // "For any 3" does not describe the chosen items.
  return shown && { ...shown, per: shown.renews || items.length === 0 ? shown.per : undefined };
}
