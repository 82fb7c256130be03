import { createSignal, type Signal } from './signal';

/** The mocks' time: its course, by how much it is moved from there, or where it is frozen; plain JSON. */
export interface ClockState {
  /** How much later than the machine's clock the time runs while nobody moves it. */
  courseMs: number;
  offsetMs: number;
  frozenAt: number | null;
}

/** The mocks' time: it runs like the machine's clock, or is frozen, and tests can move it. Epoch milliseconds. */
export interface Clock {
  now(): number;
  /** Sets the time to `ms`; `frozen` stops it there until it is advanced. */
  set(ms: number, frozen?: boolean): void;
  advance(ms: number): void;
  /** Freezes at the last whole second, so that waiting for the next one takes a full second. */
  freeze(): void;
  /** Returns to its course. */
  release(): void;
  /** Runs from `ms` on as its course; null: with the machine's clock. */
  startFrom(ms: number | null): void;
  state(): ClockState;
  restore(state: ClockState): void;
  /** Notifies of every move, not of passing time. */
  subscribe: Signal['subscribe'];
}

export const isMoved = ({ offsetMs, frozenAt }: ClockState) => offsetMs !== 0 || frozenAt !== null;

export function createClock(): Clock {
  const moved = createSignal();
  let course = 0;
  let offset = 0;
  let frozenAt: number | null = null;
  const onCourse = () => Date.now() + course;
  const now = () => frozenAt ?? onCourse() + offset;
  const set = (ms: number, frozen = false) => {
    frozenAt = frozen ? ms : null;
    offset = ms - onCourse();
    moved.emit();
  };
  const release = () => {
    frozenAt = null;
    offset = 0;
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
    release,
    startFrom(ms) {
      course = ms === null ? 0 : ms - Date.now();
      release();
    },
    state: () => ({ courseMs: course, offsetMs: offset, frozenAt }),
    restore(state) {
      course = state.courseMs;
      offset = state.offsetMs;
      frozenAt = state.frozenAt;
      moved.emit();
    },
    subscribe: moved.subscribe,
  };
}
