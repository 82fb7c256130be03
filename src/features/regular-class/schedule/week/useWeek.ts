import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { formatDate, formatMonthDay } from '@/shared/lib/time';
import { addDays, dateKey, dateKeyZone, isDateKey, startOfDay, weekOf } from '@/shared/lib/timeZone';
import { dateParam, type WeekSpan } from '../state';

export interface Week {
  /** The seven dates, as `YYYY-MM-DD`. */
  dates: string[];
  /** The date of the address, else today. */
  date: string;
  today: string;
  hasToday: boolean;
  span: WeekSpan;
  /** "22 Nov – 28 Nov"; with the years where that is not this year. */
  label: string;
}

/** Returns the week of the address in the visitor's zone; it starts on the region's first weekday. */
export function useWeek(): Week {
  const [search] = useSearchParams();
  const locale = useSelector(selectLocale);
  const { firstWeekday } = regions[useSelector(selectRegion)];
  const zone = useZone();
  const today = dateKey(useNow(minuteMs), zone);
  const asked = search.get(dateParam) ?? '';
  const date = isDateKey(asked) ? asked : today;
  const dates = weekOf(date, firstWeekday);
  const [first = date, last = date] = [dates[0], dates[6]];
  const span = { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
  const isThisYear = [first, last].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const format = isThisYear ? formatMonthDay : formatDate;
  const [from, to] = [first, last].map((day) => format(day, locale, dateKeyZone));
  return { dates, date, today, hasToday: dates.includes(today), span, label: `${from} – ${to}` };
}
