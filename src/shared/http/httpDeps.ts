import type { StoredReads } from './storedReads';

/** Dependencies of the HTTP layer. */
export interface HttpDeps {
  /** Origins without a trailing slash; empty means the app's own. */
  apiUrl: string;
  supportUrl: string;
  trackingUrl: string;
  /** URL that receives analytics events; empty: none is sent. */
  analyticsUrl: string;
  /** Origin of the app itself, which serves its static files. */
  ownOrigin: string;
  /** `en-hk` */
  getLocale(): string;
  /** `hk` */
  getRegion(): string;
  getToken(): string | null;
  /** Returns whether the token belongs to another session than the one on screen, which may not act for it; default: no. */
  isTokenReplaced?(): boolean;
  getDevice(): { deviceId: string; os: string };
  /** Number of the session; a response to an older one is `stale`. */
  getEpoch(): number;
  /** Id of the user on screen; null for a guest, of whom nothing is kept. Default: a guest. */
  getUserId?(): string | null;
  /** Epoch milliseconds; default: the device's. */
  now?(): number;
  /** Loads the reads that this browser keeps; default: it keeps none. */
  loadStoredReads?(): Promise<StoredReads>;
  /** Called before a read resolves with what was stored; `at`: when the server responded with it. `isSilent`: a call had no response yet. */
  onStoredRead?(at: number, isSilent: boolean): void;
  /** Resolves when a read may be sent that was not sent early; default: at once. */
  beforeRead?(): Promise<void>;
  /** Resolves after `ms`, or as soon as the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1. */
  random?(): number;
}
