import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { findCardPlan } from '@/shared/lib/price';
import { formatMonthDay } from '@/shared/lib/time';
import { cardQuote } from './quote';
import { type QuoteWords, useQuoteWords } from './useQuoteWords';

/**
 * Returns the price of a collection's card plan before anything is chosen, in words; null without a price. The price of
 * a class that does not renew says until when it is. Renders again each `step` milliseconds, so that the price updates when a presale
 * ends.
 */
export function usePrice(
  step: number = minuteMs,
): (collection: CheckoutCollection | null, lessons?: number) => QuoteWords | null {
  const { currency } = regions[useSelector(selectRegion)];
  const now = useNow(step);
  const words = useQuoteWords();
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (collection, lessons = 0) => {
    const quote = cardQuote(collection, now, currency);
    if (!collection || !quote) return null;
    const price = words(collection, quote, lessons);
    const end = collection.liveTopicId === null ? null : findCardPlan(collection)?.expiredAt;
    if (!end || price.per || price.renews || price.free) return price;
    return { ...price, per: t('price.until', { date: formatMonthDay(end, locale, zone) }) };
  };
}
