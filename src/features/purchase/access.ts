/** From when until when a purchase can be used. */
import type { Plan } from '@/shared/entities/plan';
import type { Instant } from '@/shared/lib/timeZone';
import { toMs } from '@/shared/lib/timeZone';
import type { OrderItem } from './orderItems';

export interface Access {
  /** Null: from the payment on. */
  startsAt: Instant | null;
  /** Null: unknown, or not limited. */
  endsAt: Instant | null;
}

const earliest = (...ends: readonly (Instant | null)[]): Instant | null =>
  ends.filter((end) => end !== null).sort((one, other) => toMs(one) - toMs(other))[0] ?? null;

/** Returns null when the items open or end at different times, or open at a time that is unknown. */
export function computeAccess(
  items: readonly Pick<OrderItem, 'startsAt' | 'endsAt'>[],
  { plan, isPreorder, now }: { plan: Pick<Plan, 'expiredAt'> | null; isPreorder: boolean; now: number },
): Access | null {
  const starts = new Set(items.map(({ startsAt }) => (startsAt !== null && toMs(startsAt) > now ? startsAt : null)));
  const ends = new Set(items.map(({ endsAt }) => endsAt));
  const [startsAt = null] = starts;
  const [endsAt = null] = ends;
  if (starts.size > 1 || ends.size > 1 || (isPreorder && startsAt === null)) return null;
  return { startsAt, endsAt: earliest(endsAt, plan?.expiredAt ?? null) };
}
