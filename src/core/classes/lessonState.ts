/** What a live lesson is for this visitor at this moment: one state, why it does not open, and how much time is left. */
import type { LiveLesson, LiveLessonStatus } from '@/shared/entities/liveLesson';
import { type ExpiryLeft, expiryLeft, remainingMinutes } from '@/shared/lib/duration';
import { toMs } from '@/shared/lib/timeZone';

/** How long after its end a lesson's replay may still come, in ms. */
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
  /** The class is held in Zoom or Google Meet. */
  isExternal: boolean;
}

/** Neither live nor over, and nothing recorded to look at. */
export const isLessonDisabled = ({ status, hasVideo }: LessonFacts): boolean =>
  status !== 'live' && status !== 'finished' && !hasVideo;

/** The first row that matches wins; a free lesson is neither upcoming, live nor finished. */
export function stateOf(facts: LessonFacts): LiveLessonState {
  const { isEnrolled, isWatchable, status, hasVideo, hasChatRoom, isExternal } = facts;
  if (!isEnrolled && !isWatchable) return 'LOCKED';
  if (status === 'finished' && isWatchable && !hasVideo && !isExternal) return 'REPLAY_PENDING';
  if ((isEnrolled && !isWatchable) || (status === 'upcoming' && !hasVideo && !hasChatRoom)) return 'NOT_OPEN';
  if (hasChatRoom || isExternal) return 'EXTERNAL_ROOM';
  if (status !== 'finished' && hasVideo) return 'PLAYER';
  return isLessonDisabled(facts) ? 'DISABLED' : 'READY';
}

/** `isReplayLate`: the time within which a replay comes has passed. */
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
 * The clock moves an answer on: to live when the start lies between the answer and now, to finished when the end does.
 * What the server said after such an instant wins. All times in epoch milliseconds; without `answeredAt` the answer stands.
 */
export function statusAt({ status, startAt, endAt }: Timed, now: number, answeredAt: number | null): LiveLessonStatus {
  if (answeredAt === null || (status !== 'upcoming' && status !== 'live')) return status;
  const passed = (instant: string | null) => instant !== null && toMs(instant) > answeredAt && toMs(instant) <= now;
  if (passed(endAt)) return 'finished';
  return passed(startAt) ? 'live' : status;
}

export interface LessonStanding {
  status: LiveLessonStatus;
  state: LiveLessonState;
  lockReason: LockReason;
  /** Computed for every state. */
  isDisabled: boolean;
  /** Watching is over for good. */
  isExpired: boolean;
  /** How long it may still be watched; null without a limit. */
  expiry: ExpiryLeft | null;
  /** Rounded up, never below 0: until the start, or of a live class until its end. */
  remainingMinutes: number;
  /** A finished or free lesson with a video, whatever its room was. */
  canReplay: boolean;
}

/** `now` and `answeredAt` (when the lesson was answered) in epoch milliseconds. */
export function lessonStanding(lesson: LiveLesson, now: number, answeredAt: number | null = null): LessonStanding {
  const status = statusAt(lesson, now, answeredAt);
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
  const state = stateOf(facts);
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
