/** The app's clock: the device's time corrected by the server's. */

export interface Clock {
  /** Epoch milliseconds, server-corrected. */
  now(): number;
}

export interface ServerClock extends Clock {
  /** Sets the offset from the server's time (ISO 8601), which was just received. An invalid one is ignored. */
  setServerTime(serverTime: string): void;
  /** Calls `onJump` when the time jumps; returns a function that unsubscribes. */
  subscribe(onJump: () => void): () => void;
}

/** A time source that replaces the device's: a mock backend, whose time can be set by hand. */
export interface TimeSource {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (onJump: () => void) => () => void;
}

/** Creates a clock. `readNow`: the device's epoch milliseconds; `follow` notifies when they jump. */
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
