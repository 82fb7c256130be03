import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNowTowards } from '@/core/clock/useNowTowards';
import { useZone } from '@/core/clock/useZone';
import { selectLocale } from '@/core/locale/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { ExpiryLeft } from '@/shared/lib/duration';
import { type TimeDisplay, timeDisplay } from '@/shared/lib/time';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { type LessonStanding, lessonStanding } from './lessonState';
import { soonMinutes } from './moment';
import { type ClassWords, useClassWords } from './useClassWords';

/** Date, today or tomorrow, the range of the clock, and the class's other words (day, zone, "Today 7:30 PM"). */
export interface LessonTime extends TimeDisplay, ClassWords {}

export interface LessonWords extends LessonStanding {
  /** What the lesson is right now: "Live now", "Starts in 12 min", "Replay soon", "Locked". */
  label: CardBadge;
  /** Null while the time is not known. */
  time: LessonTime | null;
  /** Until the start, or of a live class until its end: "2 days 3 hours", "12 minutes"; '' when nothing is left. */
  timeLeft: string;
  /** "2 days 3 hours", "3 hours", "12 minutes" to watch it; null without a limit, and when it has passed. */
  expiryLeft: string | null;
}

type T = TFunction<'liveLesson'>;

function expiryWords(t: T, { isExpired, expiredDays, expiredHours, expiredMinutes, unit }: ExpiryLeft): string | null {
  if (isExpired) return null;
  if (unit === 'minutes') return expiredMinutes > 0 ? t('expiry.minutes', { count: expiredMinutes }) : t('expiry.now');
  if (unit === 'hours') return t('expiry.hours', { count: expiredHours });
  const days = t('expiry.days', { count: expiredDays });
  const hours = expiredHours % 24;
  return hours > 0 ? t('expiry.both', { first: days, second: t('expiry.hours', { count: hours }) }) : days;
}

/** "2 days 3 hours", "3 hours 5 minutes", "12 minutes": the two largest units; '' when nothing is left. */
function timeWords(t: T, minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const words = [
    days > 0 && t('expiry.days', { count: days }),
    hours > 0 && t('expiry.hours', { count: hours }),
    days === 0 && rest > 0 && t('expiry.minutes', { count: rest }),
  ].filter((word) => word !== false);
  const [first = '', second] = words;
  return second ? t('expiry.both', { first, second }) : first;
}

function beforeStart(t: T, { remainingMinutes }: LessonStanding): CardBadge {
  if (remainingMinutes > soonMinutes) return { kind: 'upcoming', label: t('label.upcoming') };
  return {
    kind: 'soon',
    label: remainingMinutes > 0 ? t('label.startsIn', { count: remainingMinutes }) : t('label.startingNow'),
  };
}

function labelOf(t: T, standing: LessonStanding): CardBadge {
  const { state, status, lockReason, isExpired, isDisabled, canReplay } = standing;
  if (state === 'LOCKED') return { kind: 'locked', label: t('label.locked') };
  if (state === 'NOT_OPEN' && isExpired) return { kind: 'ended', label: t('label.accessEnded') };
  if (state === 'REPLAY_PENDING')
    return lockReason === 'video_replay_soon'
      ? { kind: 'replay', label: t('label.replaySoon') }
      : { kind: 'ended', label: t('label.noReplay') };
  if (status === 'upcoming') return beforeStart(t, standing);
  if (state === 'NOT_OPEN') return { kind: 'upcoming', label: t('label.notOpen') };
  if (status === 'live') return { kind: 'live', label: t('label.live') };
  if (status === 'free' && !isDisabled) return { kind: 'free', label: t('label.free') };
  return canReplay ? { kind: 'plain', label: t('label.replay') } : { kind: 'ended', label: t('label.over') };
}

/**
 * What a live lesson is, and its time, in words; renders again each minute. `answeredAt`: when the lesson was answered,
 * in epoch milliseconds. The page brings the texts `liveLesson`.
 */
export function useLessonWords(): (lesson: LiveLesson, answeredAt: number | null) => LessonWords {
  const { t } = useTranslation('liveLesson');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const nowTowards = useNowTowards();
  const wordsOf = useClassWords();

  return (lesson, answeredAt) => {
    const { startAt, endAt, watchExpiredAt } = lesson;
    const now = nowTowards(startAt, endAt, watchExpiredAt);
    const standing = lessonStanding(lesson, now, answeredAt);
    return {
      ...standing,
      label: labelOf(t, standing),
      time:
        startAt === null
          ? null
          : { ...wordsOf(startAt, endAt), ...timeDisplay({ startAt, endAt }, { now, locale, zone }) },
      timeLeft: timeWords(t, standing.remainingMinutes),
      expiryLeft: standing.expiry && expiryWords(t, standing.expiry),
    };
  };
}
