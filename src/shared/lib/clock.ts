/** The app's clock: the device's time corrected by the server's. */

export interface Clock {
  /** Epoch milliseconds, server-corrected. */
  now(): number;
}

export interface ServerClock extends Clock {
  /** Sets the offset from the server's time (ISO 8601), which was just received. An invalid one is ignored. */
  setServerTime(serverTime: string): void;
  /** False until the server's time is known: the device's may be wrong by days. */
  hasServerTime(): boolean;
  /** Calls `onJump` when the time jumps; returns a function that unsubscribes. */
  subscribe(onJump: () => void): () => void;
  /**
   * Calls `onStep` at each whole multiple of `step` milliseconds, and when the time jumps; returns a function that
   * unsubscribes. All listeners of a step share one timer, so that React renders them together.
   */
  subscribeToSteps(step: number, onStep: () => void): () => void;
}

/** A time source that replaces the device's: a mock backend, whose time can be set by hand. */
export interface TimeSource {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (onJump: () => void) => () => void;
}

/** Calls the listeners that are registered now. */
function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}

/** Creates a timer at each whole multiple of `step` milliseconds of `now`; it runs while it has listeners. */
function createSteps(now: () => number, step: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    const next = () => {
      plan();
      notify(listeners);
    };
    timer = setTimeout(next, step - (now() % step));
  };
  return {
    subscribe(onStep: () => void) {
      if (listeners.size === 0) plan();
      listeners.add(onStep);
      return () => {
        listeners.delete(onStep);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    jump() {
      if (listeners.size === 0) return;
      clearTimeout(timer);
      plan();
      notify(listeners);
    },
  };
}

/** Creates a clock. `readNow`: the device's epoch milliseconds; `follow` notifies when they jump. */
export function createClock(readNow: () => number = Date.now, follow?: TimeSource['subscribe']): ServerClock {
  let offset = 0;
  let hasServerTime = false;
  const now = () => readNow() + offset;
  const listeners = new Set<() => void>();
  const steps = new Map<number, ReturnType<typeof createSteps>>();
  const jumped = () => {
    notify(listeners);
    for (const one of steps.values()) one.jump();
  };
  follow?.(jumped);
  return {
    now,
    setServerTime(serverTime) {
      const instant = Date.parse(serverTime);
      if (Number.isNaN(instant)) return;
      offset = instant - readNow();
      hasServerTime = true;
      jumped();
    },
    hasServerTime: () => hasServerTime,
    subscribe(onJump) {
      listeners.add(onJump);
      return () => void listeners.delete(onJump);
    },
    subscribeToSteps(step, onStep) {
      const shared = steps.get(step) ?? createSteps(now, step);
      steps.set(step, shared);
      return shared.subscribe(onStep);
    },
  };
}
