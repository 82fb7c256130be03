import { type Locale, type Region, regions } from '@/shared/i18n/locales';
import type { Catalogue } from './catalogue/catalogueTypes';
import { type Clock, createClock, isMoved } from './clock';
import { type BuildCatalogue, buildOwn, textLocale } from './db/catalogues';
import { createDb, type Db, type Persist } from './db/db';
import { withFilms } from './db/films';
import { seedAccount, seedState } from './db/seed';
import { issueToken } from './db/sessions';
import { type Account, shiftState } from './db/state';
import { type Day, demoAnchor, demoStart, shiftOf } from './demoDay';
import { createFaults, type Faults } from './faults';
import { createNetwork, goodNetwork, type Network } from './network';
import { createRequestLog, type RequestLog } from './requestLog';

/** Returns the bytes of a file under `mocks/media/files`, or null; the path is relative to it. */
export type ReadMedia = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

export interface BackendOptions {
  readMedia: ReadMedia;
  clock?: Clock;
  /** The day of the initial state; default: the present. */
  day?: Day;
  persist?: Persist;
  reanchorAfterMs?: number;
  /**
   * Makes media URLs in responses absolute with the server's own origin; on the page's own origin they stay relative.
   */
  absoluteMedia?: boolean;
  /** Called when an account has logged in. */
  onLogin?: (account: Account, catalogue: (locale: Locale) => Catalogue) => void;
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
  /** Returns the time in a region (epoch milliseconds). */
  now(region: Region): number;
  /** Gives a demo account what it has bought and begun, unless it has it. */
  seedAccount(email: string): void;
  /** Returns a token for an account on a device. Throws for an unknown address. */
  logIn(email: string, deviceId: string): string;
  /** Begins the demo's day, or the present: time, content, and when things happened. */
  beginDay(day: Day): void;
  /**
   * Returns a region's content; its text in the given language when the region has it, else in the region's default.
   */
  catalogue(region: Region, locale: Locale): Catalogue;
  /**
   * Restores the initial state of a day (default: the first one, or the present with `now`). `now` (epoch ms) sets the clock; the content's times are
   * relative to `anchor` (default: now).
   */
  reset(start?: {
    day?: Day | undefined;
    now?: number | undefined;
    anchor?: number | undefined;
    frozen?: boolean | undefined;
  }): void;
}

export function createBackend(options: BackendOptions): Backend {
  const clock = options.clock ?? createClock();
  const catalogues = options.build ?? buildOwn;
  const setCourse = (day: Day) => clock.startFrom(day === 'demo' ? demoStart : null);
  const first = options.day ?? 'present';
  if (first === 'demo') setCourse(first);
  const db = createDb({
    clock,
    seed: (anchorMs, day = 'present') =>
      seedState({
        day,
        anchorMs,
        catalogue: (region, locale) => catalogues(region, locale, anchorMs + shiftOf(day, region)),
      }),
    begin: ({ reset }) => (first === 'demo' ? reset(demoAnchor, first) : reset()),
    renewed(state, day) {
      const now = day === 'demo' ? demoStart : Date.now();
      return { ...shiftState(state, clock.now() - now), anchorMs: day === 'demo' ? demoAnchor : now };
    },
    onRenewed: setCourse,
    persist: options.persist,
    reanchorAfterMs: options.reanchorAfterMs,
    // Content that followed a manually moved clock would never become a day older.
    mayReanchor: () => !isMoved(clock.state()),
  });
  const faults = createFaults();
  const network = createNetwork();
  const log = createRequestLog();
  const now = (region: Region) => clock.now() + shiftOf(db.read().day, region);
  const catalogue = (region: Region, locale: Locale) => {
    const { anchorMs, day, films } = db.read();
    return withFilms(catalogues(region, textLocale(locale, region), anchorMs + shiftOf(day, region)), films);
  };
  const accountOf = (email: string): Account => {
    const account = db.read().accounts.find((entry) => entry.email === email);
    if (!account) throw new TypeError(`There is no account ${email}`);
    return account;
  };
  const seedAccountOf = (email: string) => {
    if (!db.read().unseeded.includes(email)) return;
    const { region } = accountOf(email);
    const content = catalogue(region, regions[region].locales[0]);
    db.update((state) => seedAccount(state, accountOf(email), () => content));
  };
  return {
    clock,
    db,
    faults,
    network,
    log,
    readMedia: options.readMedia,
    absoluteMedia: options.absoluteMedia ?? false,
    now,
    beginDay: db.renew,
    catalogue,
    seedAccount: seedAccountOf,
    logIn(email, deviceId) {
      seedAccountOf(email);
      const account = accountOf(email);
      const token = db.update((state) => issueToken(state, account, deviceId, now(account.region)));
      options.onLogin?.(account, (locale) => catalogue(account.region, locale));
      return token;
    },
    reset({ now, anchor, frozen, day = now === undefined ? first : 'present' } = {}) {
      setCourse(day);
      if (now !== undefined) clock.set(now, frozen);
      faults.clear();
      network.set(goodNetwork);
      log.clear();
      db.reset(anchor ?? (day === 'demo' ? demoAnchor : undefined), day);
    },
  };
}
