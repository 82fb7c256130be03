/** Computes a live lesson's state for the visitor: one state, why it is locked, and the time left. */
import type { LiveLesson, LiveLessonStatus } from '@/shared/entities/liveLesson';
import { type ExpiryLeft, expiryLeft, remainingMinutes } from '@/shared/lib/duration';
import { toMs } from '@/shared/lib/timeZone';

/** Milliseconds after a lesson's end within which its replay may be published. */
export const replayWithin = 48 * 60 * 60 * 1000;

export type LiveLessonState =
  | 'LOCKED'
  | 'REPLAY_PENDING'
  | 'NOT_OPEN'
  | 'EXTERNAL_ROOM'
  | 'PLAYER'
  | 'READY'
  | 'DISABLED';

export type LockReason =
  | 'locked'
  | 'upcoming'
  | 'video_not_uploaded'
  | 'external_source'
  | 'video_player'
  | 'video_replay_soon'
  | 'wrong_real_live';

export interface LessonFacts {
  isEnrolled: boolean;
  /** Watching is enabled and has not expired. */
  isWatchable: boolean;
  status: LiveLessonStatus;
  hasVideo: boolean;
  hasChatRoom: boolean;
  /** The class takes place in Zoom or Google Meet. */
  isExternal: boolean;
}

/** Returns whether a lesson is neither live nor over and has no recording. */
export const isLessonDisabled = ({ status, hasVideo }: LessonFacts): boolean =>
  status !== 'live' && status !== 'finished' && !hasVideo;

/** Returns the state of the first row that matches; a free lesson is neither upcoming, live nor finished. */
export function computeLiveLessonState(facts: LessonFacts): LiveLessonState {
  const { isEnrolled, isWatchable, status, hasVideo, hasChatRoom, isExternal } = facts;
  if (!isEnrolled && !isWatchable) return 'LOCKED';
  if (status === 'finished' && isWatchable && !hasVideo && !isExternal) return 'REPLAY_PENDING';
  if ((isEnrolled && !isWatchable) || (status === 'upcoming' && !hasVideo && !hasChatRoom)) return 'NOT_OPEN';
  if (hasChatRoom || isExternal) return 'EXTERNAL_ROOM';
  if (status !== 'finished' && hasVideo) return 'PLAYER';
  return isLessonDisabled(facts) ? 'DISABLED' : 'READY';
}

/** Returns why a lesson is locked. `isReplayLate`: the time within which a replay is published has passed. */
export function lockReasonOf(state: LiveLessonState, status: LiveLessonStatus, isReplayLate: boolean): LockReason {
  switch (state) {
    case 'LOCKED':
      return 'locked';
    case 'REPLAY_PENDING':
      return isReplayLate ? 'video_not_uploaded' : 'video_replay_soon';
    case 'NOT_OPEN':
      return 'upcoming';
    case 'EXTERNAL_ROOM':
      return 'external_source';
    case 'PLAYER':
      return 'video_player';
    case 'READY':
      return status === 'finished' ? 'video_player' : 'wrong_real_live';
    case 'DISABLED':
      return 'video_not_uploaded';
  }
}

type Timed = Pick<LiveLesson, 'status' | 'startAt' | 'endAt'>;

/**
 * Returns the status at `now`: a start between the response and now makes the lesson live, an end finished. A response
 * after such an instant wins. All times in epoch milliseconds; without `answeredAt` the server's status is returned.
 */
export function computeLiveStatus(
  { status, startAt, endAt }: Timed,
  now: number,
  receivedAt: number | null,
): LiveLessonStatus {
  if (receivedAt === null || (status !== 'upcoming' && status !== 'live')) return status;
  const passed = (instant: string | null) => instant !== null && toMs(instant) > receivedAt && toMs(instant) <= now;
  if (passed(endAt)) return 'finished';
  return passed(startAt) ? 'live' : status;
}

export interface LessonAvailability {
  status: LiveLessonStatus;
  state: LiveLessonState;
  lockReason: LockReason;
  /** Computed in every state. */
  isDisabled: boolean;
  /** The time to watch it has ended. */
  isExpired: boolean;
  /** Time left to watch it; null without a limit. */
  expiry: ExpiryLeft | null;
  /** Minutes until the start, or until the end of a live class; rounded up, never negative. */
  remainingMinutes: number;
  /** A finished or free lesson with a video, whatever its room. */
  canReplay: boolean;
}

/** Returns the lesson's state. `now` and `answeredAt` (when the server sent the lesson) in epoch milliseconds. */
export function computeLessonAvailability(
  lesson: LiveLesson,
  now: number,
  receivedAt: number | null = null,
): LessonAvailability {
  const status = computeLiveStatus(lesson, now, receivedAt);
  const { startAt, endAt, watchExpiredAt, videoSource } = lesson;
  const expiry = watchExpiredAt === null ? null : expiryLeft(watchExpiredAt, now);
  const isExpired = expiry?.isExpired ?? false;
  const facts: LessonFacts = {
    isEnrolled: lesson.isTopicEnrolled,
    isWatchable: lesson.watchEnabled && !isExpired,
    status,
    hasVideo: lesson.videoId !== null,
    hasChatRoom: lesson.chatRoomUrl !== null,
    isExternal: videoSource === 'zoom' || videoSource === 'google_meet',
  };
  const state = computeLiveLessonState(facts);
  const next = status === 'live' ? endAt : startAt;
  const isOver = status === 'finished' || status === 'free';
  return {
    status,
    state,
    lockReason: lockReasonOf(state, status, endAt !== null && now >= toMs(endAt) + replayWithin),
    isDisabled: isLessonDisabled(facts),
    isExpired,
    expiry,
    remainingMinutes: isOver || next === null ? 0 : remainingMinutes(next, now),
    canReplay: isOver && facts.hasVideo && facts.isWatchable,
  };
}
