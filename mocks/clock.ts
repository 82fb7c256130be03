import { createSignal, type Signal } from './signal';

/** How far the mocks' time is from the machine's, or where it stands; plain JSON. */
export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
}

/** The mocks' time: runs with the machine's clock, or stands still, and can be moved by tests. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** From now on it is `ms`; `frozen` stops it there until it is advanced. */
  set(ms: number, frozen?: boolean): void;
  advance(ms: number): void;
  /** Stops at the last whole second: waiting for the next one then never takes less than a second. */
  freeze(): void;
  /** Back to the machine's clock. */
  release(): void;
  state(): ClockState;
  restore(state: ClockState): void;
  /** Hears of every move, not of time passing. */
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
