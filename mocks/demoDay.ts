/**
 * The day on which the demo plays: a Friday evening of the school term, when one class is live and the next is about to begin.
 * It is the same date for everybody, so that a picture of the demo never grows old and the dates of all sessions are known.
 */
import { type Region, regions } from '@/shared/i18n/locales';
import { zoneOffset } from '@/shared/lib/timeZone';
import { minutesToNextClass } from './catalogue/blueprint/topics';

/** `demo`: every region has the demo's evening, at its own local time. `present`: an instant, the same for all regions. */
export type Day = 'demo' | 'present';

const minute = 60_000;

/** Local time at which the demo begins, counted as if it were UTC: Friday 20 November 2026, 19:20. */
const localStart = Date.UTC(2026, 10, 20, 19, 20);

/** Returns the instant at which the demo begins in a region. */
function startIn(region: Region): number {
  const offset = (instant: number) => zoneOffset(instant, regions[region].timeZone) * minute;
  return localStart - offset(localStart - offset(localStart));
}

/** The demo's beginning in Hong Kong, to which the mocks' clock refers (epoch milliseconds). */
export const demoStart = startIn('hk');

/** Returns the anchor of the content's times with which the next class starts in `minutes`. */
export const computeAnchor = (now: number, minutes: number) => now + (minutes - minutesToNextClass) * minute;

/** Anchor of the demo's content: the next class begins at 19:30. */
export const demoAnchor = computeAnchor(demoStart, 10);

/** Age from which a demo begins again. */
export const demoLastsMs = 6 * 60 * minute;

const shifts = new Map<Region, number>();

/** Returns the milliseconds by which a region's time and content are later than Hong Kong's. */
export function shiftOf(day: Day, region: Region): number {
  if (day === 'present') return 0;
  const shift = shifts.get(region) ?? startIn(region) - demoStart;
  shifts.set(region, shift);
  return shift;
}
