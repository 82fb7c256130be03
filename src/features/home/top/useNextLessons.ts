import { useSelector } from 'react-redux';
import { momentOf } from '@/domain/class/moment';
import { selectNextLessons } from '@/domain/class/state';
import { useHasServerTime } from '@/platform/clock/useHasServerTime';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import type { LiveLesson } from '@/shared/entities/liveLesson';

const none: readonly LiveLesson[] = [];

/** Returns the next lessons of the region that are not over. Only the server's time ends one. */
export function useNextLessons(): readonly LiveLesson[] {
  const { data } = useSelector(selectNextLessons);
  const now = useNow(minuteMs);
  const hasServerTime = useHasServerTime();
  return (data ?? none).filter(
    ({ startAt, endAt }) => startAt !== null && !(hasServerTime && momentOf(startAt, endAt, now).phase === 'over'),
  );
}
