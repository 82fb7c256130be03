import { describe, expect, it } from 'vitest';
import { locales, regionOf, regions } from '@/shared/i18n/locales';
import { demoAnchor, demoStart, shiftOf } from '../demoDay.ts';
import { buildCatalogue } from './build.ts';
import { isHoliday } from './holidays.ts';

const minute = 60_000;

/** Returns date, weekday (0 is Sunday) and minute of the day in a time zone. */
function localOf(ms: number, timeZone: string) {
  const [date = '', time = ''] = new Date(ms).toLocaleString('sv-SE', { timeZone }).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, weekday: new Date(date).getUTCDay(), minutes: hours * 60 + minutes };
}

describe.each(locales.map((locale) => ({ locale })))('the timetable of the demo in $locale', ({ locale }) => {
  const region = regionOf(locale);
  const { timeZone } = regions[region];
  const now = demoStart + shiftOf('demo', region);
  const { topics } = buildCatalogue(region, locale, demoAnchor + shiftOf('demo', region));
  const sessions = topics.flatMap(({ lessons }) =>
    lessons.map(({ id, startMs, endMs }) => ({ id, startMs, endMs, ...localOf(startMs, timeZone) })),
  );
  const shown = (list: typeof sessions) => list.map(({ id, startMs }) => `${id} ${new Date(startMs).toISOString()}`);

  it('has sessions on the quarter of an hour only', () => {
    expect(sessions.length).toBeGreaterThan(200);
    expect(shown(sessions.filter(({ startMs }) => startMs % (15 * minute) !== 0))).toEqual([]);
  });

  it('has them from 16:30 to 21:00 on school days, and by day or in the evening at weekends', () => {
    const outside = sessions.filter(({ weekday, minutes }) => {
      const isWeekend = weekday === 0 || weekday === 6;
      return minutes < (isWeekend ? 9 : 16.5) * 60 || minutes > (isWeekend ? 20 : 21) * 60;
    });
    expect(shown(outside)).toEqual([]);
  });

  it('has none on a public holiday, and no session beyond the table of holidays', () => {
    expect(shown(sessions.filter(({ date }) => isHoliday(region, date)))).toEqual([]);
    expect(shown(sessions.filter(({ date }) => date < '2026-09-01' || date > '2027-05-14'))).toEqual([]);
  });

  it('has one that is live now, one that begins in ten minutes, and two more tonight', () => {
    const live = sessions.filter(({ startMs, endMs }) => startMs <= now && now < endMs);
    const tonight = sessions.filter(({ startMs, date }) => startMs > now && date === '2026-11-20');
    expect(live).toHaveLength(1);
    expect(tonight.map(({ startMs }) => (startMs - now) / minute).sort((a, b) => a - b)).toEqual([10, 55, 85]);
  });
});
