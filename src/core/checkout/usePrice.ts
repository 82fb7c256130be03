import { useSelector } from 'react-redux';
import { minute, useNow } from '@/core/clock/useNow';
import { selectRegion } from '@/core/locale/reducer';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { cardQuote } from './quote';
import { type QuoteWords, useQuoteWords } from './useQuoteWords';

/**
 * What a collection's card plan costs before anything is picked, in words. Renders again each `step` (milliseconds), so that
 * a presale that ends is seen to end. Returns null for a collection without a price.
 */
export function usePrice(
  step: number = minute,
): (collection: CheckoutCollection | null, lessons?: number) => QuoteWords | null {
  const { currency } = regions[useSelector(selectRegion)];
  const now = useNow(step);
  const words = useQuoteWords();
  return (collection, lessons = 0) => {
    const quote = cardQuote(collection, now, currency);
    return collection && quote && words(collection, quote, lessons);
  };
}
