import { useSelector } from 'react-redux';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { cardQuote } from './quote';
import { type QuoteWords, useQuoteWords } from './useQuoteWords';

/**
 * Returns the price of a collection's card plan before anything is chosen, in words; null without a price. Renders
 * again each `step` milliseconds, so that the price updates when a presale ends.
 */
export function usePrice(
  step: number = minuteMs,
): (collection: CheckoutCollection | null, lessons?: number) => QuoteWords | null {
  const { currency } = regions[useSelector(selectRegion)];
  const now = useNow(step);
  const words = useQuoteWords();
  return (collection, lessons = 0) => {
    const quote = cardQuote(collection, now, currency);
    return collection && quote && words(collection, quote, lessons);
  };
}
