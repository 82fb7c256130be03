import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type QuoteWords, useChargedText, useQuoteWords } from '@/domain/sale/useQuoteWords';
import { selectLocale } from '@/platform/locale/state';
import { formatMoney } from '@/shared/lib/money';
import { billingPeriod } from '@/shared/lib/price';
import type { Offer } from '../agreement';
import type { Purchase } from '../purchase';

/** Returns a function that formats an amount; 0 is "HK$0", which does not mean that the item is free. */
export function useMoney(): (amount: number, currency: string) => string {
  const locale = useSelector(selectLocale);
  return (amount, currency) => formatMoney(amount, currency, locale);
}

interface PriceWords extends QuoteWords {
  /** The amount paid now. */
  charged: string;
  /** That it renews, how often and for how much; '' when nothing is charged later. */
  renewal: string;
}

/** Returns the prices of an offer in words. */
export function usePriceWords({ collection, contents }: Purchase, { total }: Offer): PriceWords {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const chargedText = useChargedText();
  const quoteWords = useQuoteWords();
  const { renewal, currency } = total;
  const lessons = contents.reduce((sum, item) => sum + item.lessons, 0);
  const cycle = renewal && billingPeriod(renewal.months);
  const renews = (): string => {
    if (!renewal) return '';
    if (!cycle || renewal.price === null) return t('renews.some');
    const price = money(renewal.price, currency);
    return cycle.key === 'everyMonths'
      ? t('renews.everyMonths', { count: cycle.count, price })
      : t(`renews.${cycle.key}`, { price });
  };
  return { ...quoteWords(collection, total, lessons), charged: chargedText(total), renewal: renews() };
}
