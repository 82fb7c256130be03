import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isUncertain } from '@/core/orders/refusal';
import { collectionTarget, lostOrderAsked, type OrdersSlice, selectAttempt } from '@/core/orders/state';
import { Button } from '@/shared/ui/actions/Button';
import { AlertView } from '@/shared/ui/overlay/Message';
import { type PurchaseSlice, selectPaying } from '../state';
import styles from './Checkout.module.css';

/** What went wrong on the way to the payment page, and that nothing is ordered twice. */
export function OrderTrouble({ id }: { id: number }) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const target = collectionTarget(id);
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, target));
  const paying = useSelector((root: PurchaseSlice) => selectPaying(root));
  if (attempt?.status === 'asking') return <AlertView>{t('lost.asking')}</AlertView>;
  if (attempt?.status === 'failed' && attempt.isLost)
    return (
      <AlertView>
        <p>{t('lost.text')}</p>
        <Button size="sm" variant="outline" className={styles.again} onClick={() => dispatch(lostOrderAsked(target))}>
          {t('lost.again')}
        </Button>
      </AlertView>
    );
  if (paying.status === 'stopped' && paying.why === 'unread') return <AlertView>{t('unread')}</AlertView>;
  if (attempt?.status === 'failed' && isUncertain(attempt.error) && paying.status === 'idle')
    return <AlertView>{t('lost.never')}</AlertView>;
  return null;
}
