import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, Server } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import type { PrerenderEnv } from '../settings/prerenderEnv.ts';
import { writeStable } from './stableFile.ts';

type Events = Parameters<Server['followEvents']>[1];

export interface FeedOptions extends Pick<PrerenderEnv, 'cache' | 'at'> {
  dist: string;
  /** Scheme, host and port of the site. */
  origin: string;
}

/**
 * Writes the calendar to which others subscribe, if the page is about a class. With a cache, beside which those of the
 * last build are, what has not changed keeps its bytes and its time, and a session that is no longer there is cancelled.
 */
export async function writeFeed(
  { dist, cache, origin, at }: FeedOptions,
  server: Pick<Server, 'readClassCalendar' | 'followEvents' | 'describeCalendar'>,
  { locale, path, state }: { locale: Locale; path: string; state: object },
): Promise<void> {
  const calendar = server.readClassCalendar(locale, path, state, origin);
  if (!calendar) return;
  const copy = cache === null ? null : join(`${cache}.calendar`, calendar.path);
  const before = copy ? await readFile(`${copy}.json`, 'utf8').then(JSON.parse, () => []) : [];
  const events = server.followEvents(calendar.events, before as Events, at);
  if (copy) await writeFileIn(`${copy}.json`, JSON.stringify(events));
  const text = server.describeCalendar({ name: calendar.name, events });
  await writeStable(text, { target: join(dist, calendar.path), copy, at });
}
