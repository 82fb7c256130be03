import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { formatMoney } from '@/shared/lib/money';
import styles from './EarlyPrice.module.css';
import { PresaleLeft } from './PresaleLeft';
import { cardQuote, isEarlyPrice, type Quote } from './quote';
import { isPresaleRunning } from './sale';
import { useChargedText } from './useQuoteWords';
import { useSaleTime } from './useSaleTime';

interface EarlyPriceProps {
  collection: CheckoutCollection;
  /** The present price; default: the price of the card plan. */
  quote?: Quote;
  /** "Save 25%", said beside the time that is left. */
  save?: string | undefined;
}

/**
 * Shows how long an early price is still valid. When it ends while the page is open, shows the old and the new price.
 */
export function EarlyPrice({ collection, quote: chosen, save }: EarlyPriceProps) {
  const { t } = useTranslation('checkout');
  const locale = useSelector(selectLocale);
  const chargedText = useChargedText();
  const { now } = useSaleTime(collection);
  const { currency } = regions[useSelector(selectRegion)];
  const quote = chosen ?? cardQuote(collection, now, currency);
  const [seen, setSeen] = useState<{ id: number; quote: Quote } | null>(null);
  const isRunning = isPresaleRunning(collection, now);
  if (isRunning && quote && isEarlyPrice(quote) && (seen?.id !== collection.id || seen.quote.charged !== quote.charged))
    setSeen({ id: collection.id, quote });

  const before = seen?.id === collection.id && !isRunning ? seen.quote : null;
  const isChanged = before !== null && quote !== null && quote.charged !== before.charged;
  return (
    <div className={styles.early}>
      {isRunning && quote && isEarlyPrice(quote) && <PresaleLeft collection={collection} now={now} save={save} />}
      <p role="status" className={styles.ended}>
        {isChanged &&
          quote.list[0]?.type !== 'introductory' &&
          t('price.presaleEnded', {
            before: formatMoney(before.charged, before.currency, locale),
            now: chargedText(quote),
          })}
      </p>
    </div>
  );
}
