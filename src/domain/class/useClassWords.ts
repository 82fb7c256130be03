import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNowTowards } from '@/platform/clock/useNowTowards';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { dayFlags, formatTime, formatWeekdayDate } from '@/shared/lib/time';
import { zoneNote } from '@/shared/lib/timeZone';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { computeMoment, type Moment } from './moment';

export interface ClassWords extends Moment {
  /** "Today", "Tomorrow", "Sat, 21 Nov". */
  day: string;
  /** "7:30 PM". */
  clock: string;
  /** The time zone, when it is not the region's usual one; else ''. */
  zoneNote: string;
  /** Adds the zone note, where there is one, to another time of the class. */
  inZone: (time: string) => string;
  /** Clock and zone note. */
  time: string;
  /** "Today 7:30 PM". */
  dayTime: string;
  /** "Live now, until 7:45 PM", "Today 8:15 PM, in 12 min", "Sat, 21 Nov 10:30 AM". */
  when: string;
  /** "Live now", "Starts in 12 min"; absent while the class is further away. */
  badge: CardBadge | undefined;
}

/** Returns a function that formats a class's time in the browser's zone; renders again each minute. */
export function useClassWords(): (startAt: string, endAt: string | null) => ClassWords {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const usual = regions[useSelector(selectRegion)].timeZone;
  const zone = useZone();
  const nowTowards = useNowTowards();

  return (startAt, endAt) => {
    const now = nowTowards(startAt, endAt);
    const moment = computeMoment(startAt, endAt, now);
    const { phase, minutes } = moment;
    const { isToday, isTomorrow } = dayFlags(startAt, now, zone);
    const day = isToday
      ? t('cards.today')
      : isTomorrow
        ? t('cards.tomorrow')
        : formatWeekdayDate(startAt, locale, zone);
    const clock = formatTime(startAt, zone);
    const note = zoneNote(startAt, zone, usual) ?? '';
    const inZone = (other: string) => (note ? `${other} ${note}` : other);
    const time = inZone(clock);
    const dayTime = t(isToday || isTomorrow ? 'cards.dayTime' : 'cards.dateTime', { day, time });
    const live = endAt ? t('cards.liveUntil', { time: inZone(formatTime(endAt, zone)) }) : t('cards.liveNow');
    return {
      ...moment,
      day,
      clock,
      zoneNote: note,
      inZone,
      time,
      dayTime,
      when:
        phase === 'live' ? live : phase === 'soon' ? t('cards.inMinutes', { when: dayTime, count: minutes }) : dayTime,
      badge:
        phase === 'live'
          ? { kind: 'live', label: t('cards.liveNow') }
          : phase === 'soon'
            ? { kind: 'soon', label: t('cards.startsIn', { count: minutes }) }
            : undefined,
    };
  };
}
