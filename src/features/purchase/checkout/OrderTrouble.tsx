import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isUncertain } from '@/domain/order/refusal';
import {
  type Attempt,
  collectionTarget,
  lostOrderRequested,
  type OrdersSlice,
  selectAttempt,
} from '@/domain/order/state';
import { useHelp } from '@/platform/contact/useHelp';
import { Button } from '@/shared/ui/actions/Button';
import { AlertView } from '@/shared/ui/overlay/Message';
import { type Paying, selectPaying } from '../state';
import styles from './OrderTrouble.module.css';

type Trouble = 'lookingUp' | 'lost' | 'unread' | 'refused' | 'never';

function troubleOf(attempt: Attempt | null, paying: Paying): Trouble | null {
  if (attempt?.status === 'lookingUp') return 'lookingUp';
  if (attempt?.status === 'failed' && attempt.isLost) return 'lost';
  if (paying.status === 'stopped' && (paying.why === 'unread' || paying.why === 'refused')) return paying.why;
  return attempt?.status === 'failed' && isUncertain(attempt.error) && paying.status === 'idle' ? 'never' : null;
}

/** Says what went wrong before the payment page opened, and that nothing is ordered twice. */
export function OrderTrouble({ id }: { id: number }) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const { ask } = useHelp();
  const target = collectionTarget(id);
  const box = useRef<HTMLDivElement>(null);
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, target));
  const trouble = troubleOf(attempt, useSelector(selectPaying));

  // Scroll to it: on phones Pay is in the buy bar, far from this message.
  useEffect(() => {
    if (trouble) box.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);

  if (!trouble) return null;
  const words = {
    lookingUp: 'lost.asking',
    lost: 'lost.text',
    unread: 'unread',
    refused: 'refused',
    never: 'lost.never',
  } as const;
  return (
    <div ref={box}>
      <AlertView>
        <p>{t(words[trouble])}</p>
        {trouble === 'lost' && (
          <Button
            size="sm"
            variant="outline"
            className={styles.again}
            onClick={() => dispatch(lostOrderRequested(target))}
          >
            {t('lost.again')}
          </Button>
        )}
        {trouble === 'refused' && ask && (
          <>
            <p>{t('refusedAsk')}</p>
            <Button size="sm" variant="outline" className={styles.again} onClick={ask}>
              {t('closed.ask')}
            </Button>
          </>
        )}
      </AlertView>
    </div>
  );
}
