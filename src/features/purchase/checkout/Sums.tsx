import { useTranslation } from 'react-i18next';
import type { Offer } from '../agreement';
import type { Purchase } from '../purchase';
import { Note } from './Note';
import styles from './SumRows.module.css';
import { useMoney, usePriceWords } from './usePriceWords';

/** Shows how the charged amount results: the original price, the saving, and what is charged later. */
export function Sums({ purchase, offer }: { purchase: Purchase; offer: Offer }) {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const words = usePriceWords(purchase, offer);
  const { discount, list, currency } = offer.total;
  const first = list[0]?.type;
  const reason = first === 'introductory' || first === 'presale' ? first : 'saved';
  // With several plans, the chosen plan explains its own price.
  const isExplained = purchase.collection.plans.length === 1;
  return (
    <>
      <dl className={styles.rows}>
        {discount && (
          <>
            <div>
              <dt>{t(discount.from === 'bundle' ? 'sums.apart' : 'sums.regular')}</dt>
              <dd translate="no">{words.was === undefined ? money(discount.before, currency) : <s>{words.was}</s>}</dd>
            </div>
            <div className={styles.saving}>
              <dt>{t(`sums.${discount.from === 'bundle' ? 'bundle' : reason}`)}</dt>
              <dd translate="no">{`−${words.saving}`}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t(words.renewal ? 'sums.today' : 'sums.total')}</dt>
          <dd key={words.charged}>{words.charged}</dd>
        </div>
      </dl>
      {words.separately && <Note>{words.separately}</Note>}
      {isExplained && words.explanation && <Note>{words.explanation}</Note>}
      <Note>{words.renewal || (!words.free && t('renews.never'))}</Note>
    </>
  );
}
