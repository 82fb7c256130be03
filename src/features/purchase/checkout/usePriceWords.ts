import { useSelector } from 'react-redux';
import { type QuoteWords, useChargedText, useQuoteWords } from '@/domain/sale/useQuoteWords';
import { useRenewalText } from '@/domain/sale/useRenewalText';
import { selectLocale } from '@/platform/locale/state';
import { formatMoney } from '@/shared/lib/money';
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
  /** The renewal in words, with its period and amount; '' when nothing is charged later. */
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
