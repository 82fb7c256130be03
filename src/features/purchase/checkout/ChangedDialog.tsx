import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isFree } from '@/domain/sale/quote';
import { useChargedText } from '@/domain/sale/useQuoteWords';
import { Button } from '@/shared/ui/actions/Button';
import { cx } from '@/shared/ui/cx';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { agreedOf, type Offer } from '../agreement';
import { payEnded, payRequested, selectPaying } from '../state';
import styles from './ChangedDialog.module.css';
import sums from './SumRows.module.css';

/** Lists the changes of the offer; nothing is ordered until the visitor agrees again. */
export function ChangedDialog({ id, offer }: { id: number; offer: Offer }) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const chargedText = useChargedText();
  const paying = useSelector(selectPaying);
  const stop = paying.status === 'stopped' ? paying.why : null;
  const why = stop === 'unread' || stop === 'refused' ? null : stop;
  const before = paying.status === 'stopped' ? paying.agreed : null;
  const price = chargedText(offer.total);
  const close = () => dispatch(payEnded());
  return (
    <Dialog
      open={why !== null}
      onClose={close}
      title={why ? t(`changed.${why}`) : ''}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('changed.no')}
          </Button>
          <Button onClick={() => dispatch(payRequested(id, agreedOf(offer)))}>
            {isFree(offer.total) ? t('pay.free') : t('pay.now', { price })}
          </Button>
        </>
      }
    >
      <p>{t('changed.text')}</p>
      {why !== 'other' && before && (
        <dl className={cx(sums.rows, styles.changes)}>
          <div>
            <dt>{t('changed.before')}</dt>
            <dd>
              <s>{chargedText(before)}</s>
            </dd>
          </div>
          <div className={sums.total}>
            <dt>{t('changed.now')}</dt>
            <dd>{price}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  );
}
