/** A requested jump in a provider's frame: positions from before it may still arrive for a moment. */

/** In ms. */
const staleFor = 1500;
/** Providers seek to key frames: within this many seconds, the jump has arrived. */
const near = 2;

export interface PendingSeek {
  start(to: number): void;
  /** Returns whether a reported position is from before the jump. Arrival, or a timeout, ends it. */
  isStale(seconds: number): boolean;
  /** Ends the jump; returns whether its target was this position. */
  endsAt(seconds: number): boolean;
}

export function createPendingSeek(): PendingSeek {
  let pending: { to: number; at: number } | null = null;
  const isNear = (seconds: number) => pending !== null && Math.abs(seconds - pending.to) < near;
  return {
    start(to) {
      pending = { to, at: performance.now() };
    },
    isStale(seconds) {
      if (pending && !isNear(seconds) && performance.now() - pending.at < staleFor) return true;
      pending = null;
      return false;
    },
    endsAt(seconds) {
      const isOwn = isNear(seconds);
      pending = null;
      return isOwn;
    },
  };
}
