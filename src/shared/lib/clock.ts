/** The one clock: the device's time corrected by the server's. */

export interface Clock {
  /** Epoch milliseconds, server-corrected. */
  now(): number;
}

export interface ServerClock extends Clock {
  /** Takes the offset from the server's instant (ISO 8601), as it was just received. An invalid one changes nothing. */
  setServerTime(serverTime: string): void;
}

/** `readNow`: the device's epoch milliseconds. */
export function createClock(readNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => readNow() + offset,
    setServerTime(serverTime) {
      const instant = Date.parse(serverTime);
      if (!Number.isNaN(instant)) offset = instant - readNow();
    },
  };
}
