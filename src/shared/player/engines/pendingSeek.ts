/** A commanded jump in a provider's frame: for a moment, positions from before it may still be under way. */

/** In ms. */
const staleFor = 1500;
/** A provider lands on its own key frames: this close, in seconds, counts as arrived. */
const near = 2;

export interface PendingSeek {
  start(to: number): void;
  /** Whether a reported position is from before the jump. Arriving, or waiting too long, ends it. */
  isStale(seconds: number): boolean;
  /** Ends the jump; whether it led here. */
  endsAt(seconds: number): boolean;
}

export function createPendingSeek(): PendingSeek {
  let pending: { to: number; at: number } | null = null;
  const isNear = (seconds: number) => pending !== null && Math.abs(seconds - pending.to) < near;
  return {
    start(to) {
      pending = { to, at: Date.now() };
    },
    isStale(seconds) {
      if (pending && !isNear(seconds) && Date.now() - pending.at < staleFor) return true;
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
