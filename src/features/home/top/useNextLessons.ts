import { useSelector } from 'react-redux';
import { computeMoment } from '@/domain/class/moment';
import { selectNextLessons } from '@/domain/class/state';
import { useHasServerTime } from '@/platform/clock/useHasServerTime';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import type { LiveLesson } from '@/shared/entities/liveLesson';

const none: readonly LiveLesson[] = [];

/**
 * Returns the next lessons of the region that are not over. Only the server's time ends one. When all are over, as in HTML
 * of an earlier day, they stay until the present ones have loaded: their place would be empty for a moment, and the page jump.
 */
export function useNextLessons(): readonly LiveLesson[] {
  const { data, status } = useSelector(selectNextLessons);
  const now = useNow(minuteMs);
  const hasServerTime = useHasServerTime();
  const lessons = data ?? none;
  const next = lessons.filter(
    ({ startAt, endAt }) => startAt !== null && !(hasServerTime && computeMoment(startAt, endAt, now).phase === 'over'),
  );
  return next.length === 0 && status === 'loading' ? lessons : next;
}
