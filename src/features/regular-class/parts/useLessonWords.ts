import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { soonMinutes } from '@/domain/class/moment';
import { type ClassWords, useClassWords } from '@/domain/class/useClassWords';
import { useNowTowards } from '@/platform/clock/useNowTowards';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { ExpiryLeft } from '@/shared/lib/duration';
import { type TimeDisplay, timeDisplay } from '@/shared/lib/time';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { computeLessonAvailability, type LessonAvailability } from './lessonState';

/** The date, "Today" or "Tomorrow", the time range, and the words of the class (day, zone, "Today 7:30 PM"). */
export interface LessonTime extends TimeDisplay, ClassWords {}

export interface LessonWords extends LessonAvailability {
  /** The lesson's current state: "Live now", "Starts in 12 min", "Replay soon", "Locked". */
  label: CardBadge;
  /** Null when the time is unknown. */
  time: LessonTime | null;
  /** Time until the start, or until the end of a live class: "2 days 3 hours", "12 minutes"; '' when none is left. */
  timeLeft: string;
  /** Time left to watch it: "2 days 3 hours", "3 hours", "12 minutes"; null without a limit, and when it has passed. */
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

/** Formats minutes in the two largest units: "2 days 3 hours", "3 hours 5 minutes", "12 minutes"; '' for none. */
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

function beforeStart(t: T, { remainingMinutes }: LessonAvailability): CardBadge {
  if (remainingMinutes > soonMinutes) return { kind: 'upcoming', label: t('label.upcoming') };
  return {
    kind: 'soon',
    label: remainingMinutes > 0 ? t('label.startsIn', { count: remainingMinutes }) : t('label.startingNow'),
  };
}

function labelOf(t: T, availability: LessonAvailability): CardBadge {
  const { state, status, lockReason, isExpired, canReplay } = availability;
  if (state === 'LOCKED') return { kind: 'locked', label: t('label.locked') };
  if (state === 'NOT_OPEN' && isExpired) return { kind: 'ended', label: t('label.accessEnded') };
  if (state === 'REPLAY_PENDING')
    return lockReason === 'video_replay_soon'
      ? { kind: 'replay', label: t('label.replaySoon') }
      : { kind: 'ended', label: t('label.noReplay') };
  if (status === 'upcoming') return beforeStart(t, availability);
  if (state === 'NOT_OPEN') return { kind: 'upcoming', label: t('label.notOpen') };
  if (status === 'live') return { kind: 'live', label: t('label.live') };
  if (status === 'free') return { kind: 'free', label: t('label.free') };
  return canReplay ? { kind: 'plain', label: t('label.replay') } : { kind: 'ended', label: t('label.over') };
}

/**
 * Returns a function that formats a live lesson's state and time; renders again each minute. `answeredAt`: when the
 * server sent the lesson, in epoch milliseconds. The page provides the texts `liveLesson`.
 */
export function useLessonWords(): (lesson: LiveLesson, receivedAt: number | null) => LessonWords {
  const { t } = useTranslation('liveLesson');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const nowTowards = useNowTowards();
  const wordsOf = useClassWords();

  return (lesson, receivedAt) => {
    const { startAt, endAt, watchExpiredAt } = lesson;
    const now = nowTowards(startAt, endAt, watchExpiredAt);
    const availability = computeLessonAvailability(lesson, now, receivedAt);
    return {
      ...availability,
      label: labelOf(t, availability),
      time:
        startAt === null
          ? null
          : { ...wordsOf(startAt, endAt), ...timeDisplay({ startAt, endAt }, { now, locale, zone }) },
      timeLeft: timeWords(t, availability.remainingMinutes),
      expiryLeft: availability.expiry && expiryWords(t, availability.expiry),
    };
  };
}
