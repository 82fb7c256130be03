import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Renewal } from '@/domain/sale/quote';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { formatDateText } from '@/shared/lib/time';
import { addMonths, dateKey } from '@/shared/lib/timeZone';
import type { Offer } from '../agreement';
import type { Purchase } from '../purchase';
import { Note } from './Note';
import styles from './SumRows.module.css';
import { useMoney, usePriceWords } from './usePriceWords';

interface SumsProps {
  purchase: Purchase;
  offer: Offer;
  /** The items open on a later date, so that of the next payment is unknown. */
  opensLater: boolean;
}

/** Shows how the charged amount results: the original price, the saving, and what is charged later. */
export function Sums({ purchase, offer, opensLater }: SumsProps) {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const words = usePriceWords(purchase, offer);
  const nextPayment = useNextPayment();
  const { discount, list, currency, renewal } = offer.total;
  const next = opensLater ? '' : nextPayment(renewal);
  const first = list[0]?.type;
  const priceReason = first === 'introductory' || first === 'presale' ? first : 'saved';
  const reason = discount?.from === 'bundle' ? 'bundle' : priceReason;
  const isDeducted = reason === 'introductory' || reason === 'presale';
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
              <dt>{t(`sums.${reason}`)}</dt>
              {/* A discount is deducted; what "You save" names is an amount. */}
              <dd translate="no">{isDeducted ? `−${words.saving}` : words.saving}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t(words.renewal ? 'sums.today' : 'sums.total')}</dt>
          <dd key={words.charged}>{words.charged}</dd>
        </div>
        {next && renewal?.price && (
          <div>
            <dt>{t('sums.next', { date: next })}</dt>
            <dd translate="no">{money(renewal.price, currency)}</dd>
          </div>
        )}
      </dl>
      {words.separately && <Note>{words.separately}</Note>}
      {isExplained && words.explanation && <Note>{words.explanation}</Note>}
      <Note>{words.renewal || (!words.free && t('renews.never'))}</Note>
    </>
  );
}

/** Returns a function that names the date of the first renewal of what is paid today; '' when nothing renews. */
function useNextPayment(): (renewal: Renewal | null) => string {
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  return (renewal) =>
    renewal && renewal.months > 0 ? formatDateText(addMonths(dateKey(now, zone), renewal.months), locale, zone) : '';
}
