/** The mocks' time: runs with the machine's clock, or stands still, and can be moved by tests. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** From now on it is `ms`; `frozen` stops it there until it is advanced. */
  set(ms: number, frozen?: boolean): void;
  advance(ms: number): void;
  /** Back to the machine's clock. */
  release(): void;
}

export function createClock(): Clock {
  let offset = 0;
  let frozenAt: number | null = null;
  return {
    now: () => frozenAt ?? Date.now() + offset,
    set(ms, frozen = false) {
      frozenAt = frozen ? ms : null;
      offset = ms - Date.now();
    },
    advance(ms) {
      if (frozenAt === null) offset += ms;
      else frozenAt += ms;
    },
    release() {
      frozenAt = null;
      offset = 0;
    },
  };
}
