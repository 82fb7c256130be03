/** Computes which sessions of a class the first payment of a plan covers. */
import type { Quote } from '@/domain/sale/quote';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { pricePerLesson } from '@/shared/lib/price';
import { addMonths, dateKey } from '@/shared/lib/timeZone';
import { lessonsAhead } from './lessons';

export interface CoveredSessions {
  count: number;
  /** When the last of them starts. */
  lastAt: string;
  /** Price of one of them, in the quote's currency and its shown unit. */
  each: number;
}

/**
 * Returns the sessions before the second payment of what is bought at `now`, in epoch milliseconds; null for a plan that does not
 * renew, a first period that costs nothing, and fewer than two sessions.
 */
export function coveredSessions(
  topic: LiveTopic,
  { charged, currency, renewal }: Quote,
  now: number,
  zone: string,
): CoveredSessions | null {
  if (!renewal || renewal.months < 1 || charged <= 0) return null;
  const nextPayment = addMonths(dateKey(now, zone), renewal.months);
  const covered = lessonsAhead(topic, now).flatMap(({ startAt }) =>
    startAt !== null && dateKey(startAt, zone) < nextPayment ? [startAt] : [],
  );
  const [count, lastAt] = [covered.length, covered.at(-1)];
  const each = pricePerLesson(charged, count, currency);
  return count < 2 || lastAt === undefined || each === null ? null : { count, lastAt, each };
}
