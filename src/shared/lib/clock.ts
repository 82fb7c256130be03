/** The one clock: the device's time corrected by the server's. */

export interface Clock {
  /** Epoch milliseconds, server-corrected. */
  now(): number;
}

export interface ServerClock extends Clock {
  /** Takes the offset from the server's instant (ISO 8601), as it was just received. An invalid one changes nothing. */
  setServerTime(serverTime: string): void;
  /** Hears when the time jumps instead of passing; returns how to stop. */
  subscribe(onJump: () => void): () => void;
}

/** Where the time comes from when it is not the device's: a mock backend, whose time can be set by hand. */
export interface TimeSource {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns how to stop. */
  readonly subscribe: (onJump: () => void) => () => void;
}

/** `readNow`: the device's epoch milliseconds; `follow` tells when they jump. */
export function createClock(readNow: () => number = Date.now, follow?: TimeSource['subscribe']): ServerClock {
  let offset = 0;
  const listeners = new Set<() => void>();
  const jumped = () => {
    for (const listener of [...listeners]) listener();
  };
  follow?.(jumped);
  return {
    now: () => readNow() + offset,
    setServerTime(serverTime) {
      const instant = Date.parse(serverTime);
      if (Number.isNaN(instant)) return;
      offset = instant - readNow();
      jumped();
    },
    subscribe(onJump) {
      listeners.add(onJump);
      return () => void listeners.delete(onJump);
    },
  };
}
