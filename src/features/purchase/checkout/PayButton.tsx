import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { collectionTarget, isUnderway, type OrdersSlice, selectAttempt } from '@/domain/order/state';
import { isFree } from '@/domain/sale/quote';
import { useChargedText } from '@/domain/sale/useQuoteWords';
import { selectLoggedIn } from '@/platform/session/state';
import { Button } from '@/shared/ui/actions/Button';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { agreedOf, type Offer } from '../agreement';
import { payRequested, selectPaying } from '../state';
import { useSeenOffer } from './useSeenOffer';

interface PayButtonProps extends Pick<ButtonLook, 'size' | 'block'> {
  id: number;
  offer: Offer;
}

/** Pays what the visitor has seen; busy while that is checked, ordered, or looked up. */
export function PayButton({ id, offer, ...look }: PayButtonProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const chargedText = useChargedText();
  const seenOffer = useSeenOffer(offer);
  const loggedIn = useSelector(selectLoggedIn);
  const { status } = useSelector(selectPaying);
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, collectionTarget(id)));
  const isLost = attempt?.status === 'failed' && attempt.isLost;
  const label = !loggedIn
    ? t('pay.logIn')
    : isFree(offer.total)
      ? t('pay.free')
      : t('pay.now', { price: chargedText(offer.total) });
  return (
    <Button
      needsNetwork
      busy={status === 'checking' || isUnderway(attempt)}
      disabled={isLost}
      reason={t('lost.text')}
      onClick={() => dispatch(payRequested(id, agreedOf(seenOffer())))}
      {...look}
    >
      {label}
    </Button>
  );
}
