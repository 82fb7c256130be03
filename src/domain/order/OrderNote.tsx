import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AlertView } from '@/shared/ui/overlay/Message';
import { refusalOf } from './refusal';
import { type Attempt, type OrdersSlice, selectAttempt } from './state';

type Note = 'price' | 'presale' | 'owned' | 'other' | 'failed';

function noteOf(attempt: Attempt | null): Note | null {
  if (attempt?.status === 'failed') return refusalOf(attempt.error);
  const status = attempt?.status === 'done' ? attempt.order.status : null;
  return status === 'failed' || status === 'cancelled' ? 'failed' : null;
}

/** Explains why an enrolment failed. The page provides the texts `checkout`. */
export function OrderNote({ target }: { target: string }) {
  const { t } = useTranslation('checkout');
  const note = noteOf(useSelector((root: OrdersSlice) => selectAttempt(root, target)));
  return note && <AlertView kind="info">{t(`refused.${note}`)}</AlertView>;
}
