import { minute, second, useNow } from '@/core/clock/useNow';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { toMs } from '@/shared/lib/timeZone';
import { isPresaleRunning } from './offer';

/** In an early price's last hour each second counts: it must not be shown, or asked for, after its end. */
const lastStretch = 60 * minute;

/** How often what a collection costs has to be looked at, in milliseconds, and the time to the second or minute. */
export function useSaleTime(collection: CheckoutCollection | null): { now: number; step: number } {
  const coarse = useNow(minute);
  const end = isPresaleRunning(collection, coarse) ? (collection?.presaleExpiredAt ?? null) : null;
  const step = end !== null && toMs(end) - coarse <= lastStretch ? second : minute;
  return { now: useNow(step), step };
}
