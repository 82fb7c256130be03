import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Renewal } from '@/domain/sale/quote';
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

/**
 * Returns a function that says how often and for how much something renews; '' when nothing is charged later. `currency`
 * is that of the renewal's price.
 */
export function useRenewalText(): (renewal: Renewal | null, currency: string) => string {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  return (renewal, currency) => {
    if (!renewal) return '';
    const cycle = billingPeriod(renewal.months);
    if (!cycle || renewal.price === null) return t('renews.some');
    const price = money(renewal.price, currency);
    return cycle.key === 'everyMonths'
      ? t('renews.everyMonths', { count: cycle.count, price })
      : t(`renews.${cycle.key}`, { price });
  };
}

interface PriceWords extends QuoteWords {
  /** The amount paid now. */
  charged: string;
  /** That it renews, how often and for how much; '' when nothing is charged later. */
  renewal: string;
}

/** Returns the prices of an offer in words. */
export function usePriceWords({ collection, contents }: Purchase, { total }: Offer): PriceWords {
  const renewalText = useRenewalText();
  const chargedText = useChargedText();
  const quoteWords = useQuoteWords();
  const { renewal, currency } = total;
  // A course's price per lesson is on its page, where its lessons are counted.
  const sessions = contents.reduce((sum, { type, lessons }) => sum + (type === 'group_pass' ? lessons : 0), 0);
  return {
    ...quoteWords(collection, total, sessions),
    charged: chargedText(total),
    renewal: renewalText(renewal, currency),
  };
}
