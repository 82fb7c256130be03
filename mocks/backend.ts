import type { Locale, Region } from '@/shared/i18n/locales';
import type { Catalogue } from './catalogue/types';
import { type Clock, createClock, isMoved } from './clock';
import { type BuildCatalogue, buildOwn, textLocale } from './db/catalogues';
import { createDb, type Db, type Persist } from './db/db';
import { seedState } from './db/seed';
import { createFaults, type Faults } from './faults';
import { createNetwork, goodNetwork, type Network } from './network';
import { createRequestLog, type RequestLog } from './requestLog';

/** Bytes of a file under `mocks/media/files`, or null; the path is relative to it. */
export type ReadMedia = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

export interface BackendOptions {
  readMedia: ReadMedia;
  clock?: Clock;
  persist?: Persist;
  reanchorAfterMs?: number;
  /** Media addresses in answers become absolute with the server's own origin; in the page's own origin they stay relative. */
  absoluteMedia?: boolean;
  /** Content other than Lantern's own, for tests. */
  build?: BuildCatalogue;
}

/** One visitor's (or one test run's) whole backend. */
export interface Backend {
  clock: Clock;
  db: Db;
  faults: Faults;
  network: Network;
  log: RequestLog;
  readMedia: ReadMedia;
  absoluteMedia: boolean;
  /** Content of a region; its text in the given language when the region speaks it, else in the region's default. */
  catalogue(region: Region, locale: Locale): Catalogue;
  /** Everything as on the first day. `now` (epoch ms) sets the clock, `anchor` what the content's times are relative to (default: now). */
  reset(start?: { now?: number | undefined; anchor?: number | undefined; frozen?: boolean | undefined }): void;
}

export function createBackend(options: BackendOptions): Backend {
  const clock = options.clock ?? createClock();
  const catalogues = options.build ?? buildOwn;
  const db = createDb({
    clock,
    seed: (anchorMs) => seedState(anchorMs, (region, locale) => catalogues(region, locale, anchorMs)),
    persist: options.persist,
    reanchorAfterMs: options.reanchorAfterMs,
    // Content that followed a clock moved by hand would never be seen a day later.
    mayReanchor: () => !isMoved(clock.state()),
  });
  const faults = createFaults();
  const network = createNetwork();
  const log = createRequestLog();
  return {
    clock,
    db,
    faults,
    network,
    log,
    readMedia: options.readMedia,
    absoluteMedia: options.absoluteMedia ?? false,
    catalogue: (region, locale) => catalogues(region, textLocale(locale, region), db.read().anchorMs),
    reset({ now, anchor, frozen } = {}) {
      if (now === undefined) clock.release();
      else clock.set(now, frozen);
      faults.clear();
      network.set(goodNetwork);
      log.clear();
      db.reset(anchor);
    },
  };
}
