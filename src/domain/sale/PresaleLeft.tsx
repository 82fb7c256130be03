import { useTranslation } from 'react-i18next';
import { useDuration } from '@/platform/clock/useDuration';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { expiryLeft, formatClock } from '@/shared/lib/duration';
import { toMs } from '@/shared/lib/timeZone';
import { Badge } from '@/shared/ui/content/Badge';

interface PresaleLeftProps {
  collection: CheckoutCollection;
  /** Epoch milliseconds. */
  now: number;
  /** "Save 25%", said in the same badge. */
  save?: string | undefined;
}

/**
 * Shows how long an early price is valid: days, hours, and in the last hour minutes and seconds.
 */
export function PresaleLeft({ collection, now, save }: PresaleLeftProps) {
  const { t } = useTranslation('checkout');
  const duration = useDuration();
  const { presaleExpiredAt } = collection;
  if (presaleExpiredAt === null) return null;
  const { unit, count } = expiryLeft(presaleExpiredAt, now);
  const seconds = (toMs(presaleExpiredAt) - now) / 1000;
  const words = {
    days: () => t('price.daysLeft', { count }),
    hours: () => t('price.left', { time: duration(Math.floor(seconds / 60) * 60) }),
    minutes: () => t('price.left', { time: formatClock(seconds) }),
  };
  return (
    <p role="timer">
      <Badge kind="soon">{[...(save ? [save] : []), words[unit]()].join(' · ')}</Badge>
    </p>
  );
}
