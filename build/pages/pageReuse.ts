import { join } from 'node:path';
import type { Locale, Server } from '../bundle/server.ts';
import type { PartsOf } from '../documents/pageParts.ts';
import type { ApiGate } from './apiGate.ts';
import type { PageCache, PageRecord } from './pageCache.ts';
import type { PageJob, PageOutcome, TaskSettings } from './tasks.ts';

export interface ReuseOptions {
  settings: TaskSettings;
  server: Server;
  partsOf: PartsOf;
  gate: ApiGate;
}

/**
 * Returns how to take pages from the last build that the API has not changed since. It resolves to null when one of a
 * page's files may be outdated, or there are none.
 */
export function createPageReuse({ settings, server, partsOf, gate }: ReuseOptions, cache: PageCache | null) {
  /** Whether the lists say the same of the page as a short while ago. */
  const isTrusted = ({ listed, asked }: PageRecord, job: PageJob) =>
    listed !== null && listed === job.listed && settings.now >= asked && settings.now - asked < settings.trust;

  const isCurrent = async ({ calls }: PageRecord) => {
    const responses = Object.entries(calls.responses).map(async ([url, hash]) => {
      const response = await gate.ask({ url, headers: calls.headers });
      return response.status < 500 && response.hash === hash;
    });
    return (await Promise.all(responses)).every(Boolean);
  };

  return async (job: PageJob): Promise<PageOutcome[] | null> => {
    if (!cache) return null;
    const { path, locales, listed } = job;
    const route = server.matchRoute(path)?.route ?? null;
    const read = async (locale: Locale) => {
      const url = server.localePath(locale, path);
      const record = await cache.read(url);
      const { components } = await partsOf(route, locale);
      const fits = record?.components === components && record.locales.join() === locales.join();
      if (!fits) return null;
      if (isTrusted(record, job)) return { locale, url, record };
      if (!(await isCurrent(record))) return null;
      const current = { ...record, listed, asked: settings.now };
      await cache.write(url, current, null);
      return { locale, url, record: current };
    };
    const known = (await Promise.all(locales.map(read))).filter((one) => one !== null);
    if (known.length < locales.length) return null;
    return Promise.all(
      known.map(async ({ locale, url, record }) => {
        await cache.place(url, join(settings.dist, `${url}.html`));
        return { locale, problem: null, isUnchanged: true, record };
      }),
    );
  };
}
