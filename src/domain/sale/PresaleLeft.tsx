import { useTranslation } from 'react-i18next';
import { useDuration } from '@/platform/clock/useDuration';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { expiryLeft, formatClock } from '@/shared/lib/duration';
import { toMs } from '@/shared/lib/timeZone';
import { Badge } from '@/shared/ui/content/Badge';

/**
 * Shows how long an early price is valid: days, hours, and in the last hour minutes and seconds. `now` in epoch
 * milliseconds.
 */
export function PresaleLeft({ collection, now }: { collection: CheckoutCollection; now: number }) {
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
      <Badge kind="soon">{words[unit]()}</Badge>
    </p>
  );
}
