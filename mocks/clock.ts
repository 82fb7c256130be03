import { createSignal, type Signal } from './signal';

/** Offset of the mocks' time from the machine's, or the time at which it is frozen; plain JSON. */
export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
}

/** The mocks' time: it runs with the machine's clock, or is frozen, and tests can move it. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Sets the time to `ms`; `frozen` stops it there until it is advanced. */
  set(ms: number, frozen?: boolean): void;
  advance(ms: number): void;
  /** Freezes at the last whole second, so that waiting for the next one takes a full second. */
  freeze(): void;
  /** Returns to the machine's clock. */
  release(): void;
  state(): ClockState;
  restore(state: ClockState): void;
  /** Notifies of every move, not of passing time. */
  subscribe: Signal['subscribe'];
}

export const isMoved = ({ offsetMs, frozenAt }: ClockState) => offsetMs !== 0 || frozenAt !== null;

export function createClock(): Clock {
  const moved = createSignal();
  let offset = 0;
  let frozenAt: number | null = null;
  const now = () => frozenAt ?? Date.now() + offset;
  const set = (ms: number, frozen = false) => {
    frozenAt = frozen ? ms : null;
    offset = ms - Date.now();
    moved.emit();
  };
  return {
    now,
    set,
    advance(ms) {
      if (frozenAt === null) offset += ms;
      else frozenAt += ms;
      moved.emit();
    },
    freeze: () => set(Math.floor(now() / 1000) * 1000, true),
    release() {
      frozenAt = null;
      offset = 0;
      moved.emit();
    },
    state: () => ({ offsetMs: offset, frozenAt }),
    restore(state) {
      offset = state.offsetMs;
      frozenAt = state.frozenAt;
      moved.emit();
    },
    subscribe: moved.subscribe,
  };
}
