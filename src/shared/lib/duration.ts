/** Durations: time left, time passed, and lengths. Results are never negative. */
import { type Instant, toMs } from './timeZone';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns the minutes until the instant, rounded up, never negative (0: "Starting now"). `now` in epoch milliseconds.
 */
export function remainingMinutes(instant: Instant, now: number): number {
  const ms = toMs(instant) - now;
  return ms > 0 ? Math.ceil(ms / minute) : 0;
}

export interface ExpiryLeft {
  isExpired: boolean;
  /** Whole days left, rounded down. */
  expiredDays: number;
  /** Whole hours left in all, rounded down. */
  expiredHours: number;
  /** Whole minutes left in all, rounded down. */
  expiredMinutes: number;
  /** The largest unit that is at least 1: days, else hours, else minutes. */
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** Returns the time left until an expiry instant; `now` in epoch milliseconds. An invalid instant counts as expired. */
export function expiryLeft(expiredAt: Instant, now: number): ExpiryLeft {
  const left = toMs(expiredAt) - now;
  const ms = left > 0 ? left : 0;
  const expiredDays = Math.floor(ms / day);
  const expiredHours = Math.floor(ms / hour);
  const expiredMinutes = Math.floor(ms / minute);
  const [unit, count]: [ExpiryLeft['unit'], number] =
    expiredDays > 0 ? ['days', expiredDays] : expiredHours > 0 ? ['hours', expiredHours] : ['minutes', expiredMinutes];
  return { isExpired: ms === 0, expiredDays, expiredHours, expiredMinutes, unit, count };
}

/**
 * Returns hours and minutes of a duration in seconds, for "6 h 20 min"; rounded to minutes, at least 1 minute unless it
 * is 0.
 */
export function durationParts(seconds: number): { hours: number; minutes: number } {
  if (!(seconds > 0)) return { hours: 0, minutes: 0 };
  const total = Math.max(1, Math.round(seconds / 60));
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}

/** Formats a duration or position in seconds as `0:07`, `12:48` or `1:02:03`; rounded down. */
export function formatClock(seconds: number): string {
  const total = seconds > 0 && Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, String(total % 60).padStart(2, '0')];
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${s}` : `${m}:${s}`;
}
