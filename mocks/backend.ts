import type { Locale, Region } from '@/shared/i18n/locales';
import type { Catalogue } from './catalogue/catalogueTypes';
import { type Clock, createClock, isMoved } from './clock';
import { type BuildCatalogue, buildOwn, textLocale } from './db/catalogues';
import { createDb, type Db, type Persist } from './db/db';
import { seedState } from './db/seed';
import { createFaults, type Faults } from './faults';
import { createNetwork, goodNetwork, type Network } from './network';
import { createRequestLog, type RequestLog } from './requestLog';

/** Returns the bytes of a file under `mocks/media/files`, or null; the path is relative to it. */
export type ReadMedia = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

export interface BackendOptions {
  readMedia: ReadMedia;
  clock?: Clock;
  persist?: Persist;
  reanchorAfterMs?: number;
  /**
   * Makes media URLs in responses absolute with the server's own origin; on the page's own origin they stay relative.
   */
  absoluteMedia?: boolean;
  /** Content that replaces Lantern's own, for tests. */
  build?: BuildCatalogue;
}

/** The whole backend of one visitor (or one test run). */
export interface Backend {
  clock: Clock;
  db: Db;
  faults: Faults;
  network: Network;
  log: RequestLog;
  readMedia: ReadMedia;
  absoluteMedia: boolean;
  /**
   * Returns a region's content; its text in the given language when the region has it, else in the region's default.
   */
  catalogue(region: Region, locale: Locale): Catalogue;
  /**
   * Restores the initial state. `now` (epoch ms) sets the clock; the content's times are relative to `anchor` (default:
   * now).
   */
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
    // Content that followed a manually moved clock would never become a day older.
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
