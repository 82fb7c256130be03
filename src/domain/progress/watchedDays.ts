/**
 * The dates on which a user watched lessons on this device: a lesson that is continued on another day has its last date only.
 * They are stored with the drafts: they survive a forced logout and end with the user's own.
 */
import type { KeyValueStore } from '@/platform/services/storage';
import { draftKey } from '@/platform/session/drafts';
import { addDays, dateKey, isDateKey } from '@/shared/lib/timeZone';

/** Days before today that are kept: a week, and one day more for a journey to another zone. */
const keptBefore = 7;

const daysKey = (userId: string) => draftKey(userId, 'watchedDays');

/** Returns the stored dates, as `YYYY-MM-DD`. Anyone can edit storage, so invalid ones are dropped. */
export function readWatchedDays(storage: KeyValueStore, userId: string): string[] {
  const stored: unknown = storage.get(daysKey(userId));
  return Array.isArray(stored) ? stored.filter((day) => typeof day === 'string' && isDateKey(day)) : [];
}

/** Stores the present date in `zone`, and drops dates before the shown week. `now` in epoch milliseconds. */
export function rememberDay(storage: KeyValueStore, userId: string, now: number, zone: string): void {
  const today = dateKey(now, zone);
  const days = readWatchedDays(storage, userId);
  if (days.includes(today)) return;
  const first = addDays(today, -keptBefore);
  storage.set(daysKey(userId), [...days.filter((day) => day >= first && day < today), today]);
}
