/** The app's clock: the server's time, carried by a clock of the device that does not jump. */

export interface Clock {
  /** Epoch milliseconds, server-corrected. */
  now(): number;
}

export interface ServerClock extends Clock {
  /** Sets the offset from the server's time (ISO 8601), which was just received. An invalid one is ignored. */
  setServerTime(serverTime: string): void;
  /** False until the server's time is known: the device's may be wrong by days. */
  hasServerTime(): boolean;
  /**
   * Returns whether the server should be asked for its time: it was named more than `age` milliseconds ago or never, or the
   * device has slept or its time was corrected since.
   */
  needsServerTime(age: number): boolean;
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

/**
 * Returns a function that returns whole epoch milliseconds: the device's of this moment, carried by a clock that no correction
 * of the device's time moves. In some systems that clock rests while the device sleeps.
 */
export function createSteadyNow(
  readDevice: () => number = Date.now,
  readElapsed: () => number = () => performance.now(),
): () => number {
  const origin = readDevice() - readElapsed();
  return () => Math.floor(origin + readElapsed());
}

/** Milliseconds between two clocks of the device from which one of them has jumped or rested. */
const jump = 5000;

/**
 * Creates a clock. `readNow`: epoch milliseconds that carry the time; `follow` notifies when they jump. `readDevice`: the
 * device's own, which show that it has slept or was corrected.
 */
export function createClock(
  readNow: () => number = Date.now,
  follow?: TimeSource['subscribe'],
  readDevice = readNow,
): ServerClock {
  let offset = 0;
  let namedAt: number | null = null;
  const readApart = () => readDevice() - readNow();
  let apart = readApart();
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
      namedAt = readNow();
      apart = readApart();
      jumped();
    },
    hasServerTime: () => namedAt !== null,
    needsServerTime: (age) =>
      readNow() - (namedAt ?? Number.NEGATIVE_INFINITY) > age || Math.abs(readApart() - apart) > jump,
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
