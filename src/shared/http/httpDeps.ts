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
  /** Resolves when a read may be sent that was not sent early; default: at once. */
  beforeRead?(): Promise<void>;
  /** Resolves after `ms`, or as soon as the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1. */
  random?(): number;
}
