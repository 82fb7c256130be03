import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { refusalOf } from '@/core/orders/refusal';
import { type Attempt, courseTarget, type OrdersSlice, selectAttempt } from '@/core/orders/state';
import type { Course } from '@/shared/entities/course';
import { AlertView } from '@/shared/ui/overlay/Message';

type Note = 'price' | 'presale' | 'owned' | 'other' | 'failed';

function noteOf(attempt: Attempt | null): Note | null {
  if (attempt?.status === 'failed') return refusalOf(attempt.error);
  const status = attempt?.status === 'done' ? attempt.order.status : null;
  return status === 'failed' || status === 'cancelled' ? 'failed' : null;
}

/** Why an enrolment did not go through; the page shows what is so instead. */
export function OrderNote({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const note = noteOf(useSelector((root: OrdersSlice) => selectAttempt(root, courseTarget(course.id))));
  return note && <AlertView kind="info">{t(`enrol.refused.${note}`)}</AlertView>;
}
