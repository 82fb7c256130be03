/** One direction of a slow line, shared by all connections: a bottleneck that sends packets in turn, and a delay. */

export interface LinkOptions {
  /** Round trip in milliseconds; a packet arrives half of it after it has left the bottleneck. */
  rtt: number;
  bitsPerSecond: number;
}

/** The flow of one connection in one direction. */
export interface Flow {
  send(bytes: Uint8Array): void;
  /** Ends the flow after the data sent so far. */
  end(): void;
  /** Discards what has not left yet. */
  drop(): void;
}

interface FlowState {
  waiting: Uint8Array[];
  /** Pending arrivals, in order; null is the end. */
  travelling: (Uint8Array | null)[];
  /** Time from which it may send: the handshake is complete. */
  opensAt: number;
  /** Bytes that may be unacknowledged. */
  window: number;
  unacknowledged: number;
  ending: boolean;
  arrive: (bytes: Uint8Array | null) => void;
}

const payload = 1460;
const headers = 40;
/** Ten packets, the initial window of today's TCP. */
const firstWindow = 10 * payload;

export type Link = (opensIn: number, arrive: (bytes: Uint8Array | null) => void) => Flow;

function take(flow: FlowState): Uint8Array {
  const first = flow.waiting[0] ?? new Uint8Array();
  if (first.length <= payload) {
    flow.waiting.shift();
    return first;
  }
  flow.waiting[0] = first.subarray(payload);
  return first.subarray(0, payload);
}

/**
 * Returns a model of one direction. Each flow has TCP's slow start: ten packets, then one more for each acknowledged
 * one; nothing is lost. Times are computed on the model's own clock, so that late timers of a busy machine do not
 * accumulate.
 */
export function createLink({ rtt, bitsPerSecond }: LinkOptions, now: () => number = () => performance.now()): Link {
  const flows = new Set<FlowState>();
  /** Time until which the bottleneck is occupied. */
  let busyUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const at = (moment: number, run: () => void) => setTimeout(run, Math.max(0, moment - now()));

  function arriveAt(flow: FlowState, moment: number, bytes: Uint8Array | null): void {
    flow.travelling.push(bytes);
    at(moment, () => {
      const next = flow.travelling.shift();
      if (next !== undefined && flows.has(flow)) flow.arrive(next);
    });
  }

  /** Returns the next flow that may send, and moves it to the end of the queue. */
  function nextFlow(): FlowState | undefined {
    for (const flow of flows) {
      if (flow.waiting.length === 0 || flow.opensAt > busyUntil || flow.unacknowledged >= flow.window) continue;
      flows.delete(flow);
      flows.add(flow);
      return flow;
    }
    return undefined;
  }

  function pump(): void {
    clearTimeout(timer);
    const moment = now();
    while (busyUntil <= moment) {
      const flow = nextFlow();
      if (!flow) return;
      const bytes = take(flow);
      busyUntil += ((bytes.length + headers) * 8000) / bitsPerSecond;
      flow.unacknowledged += bytes.length;
      arriveAt(flow, busyUntil + rtt / 2, bytes);
      const acknowledged = busyUntil + rtt;
      at(acknowledged, () => {
        flow.unacknowledged -= bytes.length;
        flow.window += bytes.length;
        wake(acknowledged);
      });
      if (flow.ending && flow.waiting.length === 0) arriveAt(flow, busyUntil + rtt / 2, null);
    }
    timer = at(busyUntil, pump);
  }

  /** Resumes sending at a time. */
  function wake(moment: number): void {
    busyUntil = Math.max(busyUntil, moment);
    pump();
  }

  return (opensIn, arrive) => {
    const opensAt = now() + opensIn;
    const flow: FlowState = {
      waiting: [],
      travelling: [],
      opensAt,
      window: firstWindow,
      unacknowledged: 0,
      ending: false,
      arrive,
    };
    flows.add(flow);
    if (opensIn > 0) at(opensAt, () => wake(opensAt));
    return {
      send(bytes) {
        if (bytes.length === 0 || !flows.has(flow)) return;
        flow.waiting.push(bytes);
        if (opensAt <= now()) wake(now());
      },
      end() {
        flow.ending = true;
        if (flow.waiting.length === 0) arriveAt(flow, Math.max(busyUntil, now()) + rtt / 2, null);
      },
      drop: () => void flows.delete(flow),
    };
  };
}
