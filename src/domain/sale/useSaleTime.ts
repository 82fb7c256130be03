import { minuteMs, secondMs, useNow } from '@/platform/clock/useNow';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { toMs } from '@/shared/lib/timeZone';
import { isPresaleRunning } from './sale';

/**
 * In an early price's last hour the time updates each second: the price must not be shown, or ordered, after its end.
 */
const lastStretch = 60 * minuteMs;

/**
 * Returns the present in epoch milliseconds, cut to `step`, and the `step` in milliseconds in which the price can
 * change.
 */
export function useSaleTime(collection: CheckoutCollection | null): { now: number; step: number } {
  const coarse = useNow(minuteMs);
  const end = isPresaleRunning(collection, coarse) ? (collection?.presaleExpiredAt ?? null) : null;
  const step = end !== null && toMs(end) - coarse <= lastStretch ? secondMs : minuteMs;
  return { now: useNow(step), step };
}
