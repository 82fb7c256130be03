import { localePath } from '@/platform/locale/paths';
import { env } from '@/shared/config/env';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { type CalendarEvent, calendarFile } from '@/shared/lib/calendarFile';
import { toMs } from '@/shared/lib/timeZone';
import { matchRoute } from '../routing/match';
import { buildOf } from './pageBuilds';

export interface ClassCalendar {
  /** Its path on the site. */
  path: string;
  name: string;
  events: readonly CalendarEvent[];
}

/** Returns the calendar of the class that a page is about; null for any other page. `path` is below the locale. */
export function readClassCalendar(locale: Locale, path: string, state: object, origin: string): ClassCalendar | null {
  const match = matchRoute(path);
  if (!match) return null;
  const { content, calendar } = buildOf(match.route);
  const found = calendar && content?.(state, match.params);
  const pathTo = (page: string) => localePath(locale, page);
  return found ? calendar(found, { locale, region: regionOf(locale), origin, pathTo }) : null;
}

const factsOf = ({ changedAt: _, ...facts }: CalendarEvent) => JSON.stringify(facts);
/** Milliseconds for which a cancelled session stays in a calendar after its time. */
const cancelledFor = 30 * 86_400_000;

/**
 * Returns the events of now with the time at which each has changed, as far as the events of the last build tell. A session
 * ahead that is no longer there is cancelled. Times in epoch milliseconds.
 */
export function followEvents(
  events: readonly CalendarEvent[],
  before: readonly CalendarEvent[],
  at: number,
): CalendarEvent[] {
  const earlier = new Map(before.map((event) => [event.uid, event]));
  const now = new Set(events.map(({ uid }) => uid));
  const followed = events.map((event) => {
    const known = earlier.get(event.uid);
    const isSame = known !== undefined && factsOf(known) === factsOf(event);
    return { ...event, changedAt: (isSame ? known.changedAt : undefined) ?? at };
  });
  const cancelled = before
    .filter(({ uid, startAt, isCancelled }) => !now.has(uid) && toMs(startAt) > at - (isCancelled ? cancelledFor : 0))
    .map((event) => (event.isCancelled ? event : { ...event, isCancelled: true, changedAt: at }));
  return [...followed, ...cancelled].sort((a, b) => a.uid.localeCompare(b.uid, 'en', { numeric: true }));
}

export const describeCalendar = ({ name, events }: Pick<ClassCalendar, 'name' | 'events'>): string =>
  calendarFile(events, { now: 0, productName: env.productName, feedName: name });
