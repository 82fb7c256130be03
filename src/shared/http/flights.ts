import { TransportFailure } from './transport';

/**
 * Keeps the calls in flight: callers with the same key share one, each may leave on its own, and the call itself is
 * aborted only when all have left or everything is grounded.
 */
export interface Flights<T> {
  /**
   * Joins the flight of that key, or starts one; null never joins. Rejects with what `start` rejects with, or at once
   * with an `abort` when the caller's signal fires.
   */
  board(key: string | null, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** From now on nobody joins what is in flight already: a write has made its answer old. */
  closeDoors(): void;
  abortAll(): void;
  /** Callers still waiting. */
  open(): number;
}

interface Flight<T> {
  controller: AbortController;
  result: Promise<T>;
  passengers: number;
}

export function createFlights<T>(): Flights<T> {
  const flying = new Set<Flight<T>>();
  const joinable = new Map<string, Flight<T>>();

  function takeOff(key: string | null, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { controller, result: start(controller.signal), passengers: 0 };
    flying.add(flight);
    if (key !== null) joinable.set(key, flight);
    const land = () => {
      flying.delete(flight);
      if (key !== null && joinable.get(key) === flight) joinable.delete(key);
    };
    controller.signal.addEventListener('abort', land);
    flight.result.then(land, land);
    return flight;
  }

  function ride(flight: Flight<T>, signal: AbortSignal | undefined): Promise<T> {
    flight.passengers += 1;
    return new Promise<T>((resolve, reject) => {
      let aboard = true;
      const leave = (settle: () => void) => {
        if (!aboard) return;
        aboard = false;
        flight.passengers -= 1;
        signal?.removeEventListener('abort', giveUp);
        flight.controller.signal.removeEventListener('abort', giveUp);
        settle();
      };
      const giveUp = () => {
        leave(() => reject(new TransportFailure('abort')));
        if (flight.passengers === 0) flight.controller.abort();
      };
      signal?.addEventListener('abort', giveUp);
      flight.controller.signal.addEventListener('abort', giveUp);
      flight.result.then(
        (value) => leave(() => resolve(value)),
        (error: unknown) => leave(() => reject(error)),
      );
    });
  }

  return {
    async board(key, start, signal) {
      if (signal?.aborted) throw new TransportFailure('abort');
      const shared = key === null ? undefined : joinable.get(key);
      return ride(shared ?? takeOff(key, start), signal);
    },
    closeDoors: () => joinable.clear(),
    abortAll: () => {
      for (const { controller } of [...flying]) controller.abort();
    },
    open: () => [...flying].reduce((sum, { passengers }) => sum + passengers, 0),
  };
}
