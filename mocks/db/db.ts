import type { Clock } from '../clock';
import type { Day } from '../demoDay';
import { isState, type State } from './state';

/** Storage of the state beyond the page: in a browser localStorage, in tests nothing or a variable. */
export interface Persist {
  load(): string | null;
  save(json: string): void;
}

export interface Db {
  /** Returns the newest state, also when another tab wrote it. Treat as read-only. */
  read(): State;
  /** Changes and stores the newest state; synchronous, so that two tabs never interleave. */
  update<T>(change: (state: State) => T): T;
  /** Restores the initial state; the catalogue's times become relative to `anchorMs` (default: now). */
  reset(anchorMs?: number, day?: Day): void;
  /** Begins the day again, or another one. */
  renew(day?: Day): void;
  /** Moves only the catalogue's times; accounts, enrolments and progress stay. */
  reanchor(anchorMs: number): void;
}

interface DbOptions {
  clock: Clock;
  seed: (anchorMs: number, day?: Day) => State;
  /** Resets when nothing is stored; default: to the present. */
  begin?: (db: Pick<Db, 'reset'>) => void;
  persist?: Persist | undefined;
  /** Returns the state with the times of a day that begins now; default: only the catalogue's times move. */
  renewed?: ((state: State, day: Day) => State) | undefined;
  /** Called once the renewed state is stored. */
  onRenewed?: (day: Day) => void;
  /** Age from which a stored state is renewed; enrolments and progress stay. */
  reanchorAfterMs?: number | undefined;
  /** Called before that happens automatically; default: always allowed. */
  mayReanchor?: () => boolean;
}

const minute = 60_000;
const toMinute = (ms: number) => Math.floor(ms / minute) * minute;

function parse(json: string | null): State | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isState(value) ? value : null;
  } catch {
    return null;
  }
}

export function createDb({
  clock,
  seed,
  begin = ({ reset }) => reset(),
  persist,
  renewed = (state) => ({ ...state, anchorMs: clock.now() }),
  onRenewed,
  reanchorAfterMs,
  mayReanchor = () => true,
}: DbOptions): Db {
  let known: State | null = null;
  let knownJson: string | null = null;

  const persistState = (state: State) => {
    known = state;
    if (!persist) return;
    knownJson = JSON.stringify(state);
    persist.save(knownJson);
  };

  const reset = (anchorMs = clock.now(), day: Day = 'present') => persistState(seed(toMinute(anchorMs), day));

  const renew = (state: State, day = state.day) => {
    const { anchorMs, ...rest } = renewed(state, day);
    persistState({ ...rest, day, anchorMs: toMinute(anchorMs) });
    onRenewed?.(day);
  };

  // Content from the future is as wrong as old content, once the clock that created it is reset.
  const isOld = (state: State, ms: number) => Math.abs(clock.now() - state.anchorMs) > ms;

  const read = (): State => {
    const json = persist ? persist.load() : null;
    if (persist && json !== knownJson) {
      known = parse(json);
      knownJson = json;
    }
    if (!known) begin({ reset });
    else if (reanchorAfterMs !== undefined && isOld(known, reanchorAfterMs) && mayReanchor()) renew(known);
    return known as unknown as State;
  };

  return {
    read,
    update(change) {
      const state = read();
      const result = change(state);
      persistState(state);
      return result;
    },
    reset,
    renew: (day) => renew(read(), day),
    reanchor: (anchorMs) => persistState({ ...read(), anchorMs: toMinute(anchorMs) }),
  };
}
