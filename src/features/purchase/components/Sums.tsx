import { useTranslation } from 'react-i18next';
import { displayPrice } from '@/shared/lib/price';
import type { Offer } from '../offer';
import type { ShownPurchase } from '../usePurchase';
import styles from './Checkout.module.css';
import { useMoney, usePriceWords } from './usePriceWords';

/** How what is charged comes about: from which price, what is saved, and what comes after. */
export function Sums({ purchase, offer }: { purchase: ShownPurchase; offer: Offer }) {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const words = usePriceWords(purchase, offer);
  const { charged, list, saving, currency } = offer.total;
  const struck = displayPrice(list)?.struck ?? null;
  const apart = saving === null ? null : charged + saving;
  const before = apart ?? struck;
  const first = list[0]?.type;
  const reason = apart !== null ? 'set' : first === 'introductory' || first === 'presale' ? first : 'saved';
  // With several plans the chosen one explains its own price; what comes after a starting price is that it renews.
  const isExplained = purchase.collection.plans.length === 1 && !(first === 'introductory' && words.renewal);
  return (
    <>
      <dl className={styles.rows}>
        {before !== null && (
          <>
            <div>
              <dt>{t(apart === null ? 'sums.regular' : 'sums.apart')}</dt>
              <dd>
                <s>{money(before, currency)}</s>
              </dd>
            </div>
            <div className={styles.saving}>
              <dt>{t(`sums.${reason}`)}</dt>
              <dd>−{money(Math.round((before - charged) * 100) / 100, currency)}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t(words.renewal ? 'sums.today' : 'sums.total')}</dt>
          <dd>{words.charged}</dd>
        </div>
      </dl>
      {isExplained && words.explanation && <p className={styles.note}>{words.explanation}</p>}
      <p className={styles.note}>{words.renewal || (charged > 0 && t('renews.never'))}</p>
    </>
  );
}
