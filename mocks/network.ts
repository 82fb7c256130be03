import { delay } from 'msw';
import { createSignal, type Signal } from './signal';

/** slow: like a bad 3G connection, by the size of the response; a number: milliseconds for every call. */
export type Latency = 'none' | 'slow' | number;

export interface NetworkState {
  latency: Latency;
  /** Drops every call, including pictures and films. */
  offline: boolean;
}

export interface Network {
  state(): NetworkState;
  set(change: Partial<NetworkState>): void;
  /** Waits as long as a response of this many bytes takes to arrive. */
  wait(responseBytes: () => Promise<number>): Promise<void>;
  subscribe: Signal['subscribe'];
}

export const goodNetwork: NetworkState = { latency: 'none', offline: false };

/** Slow 3G as browsers simulate it: 400 ms round trip, 50 kB a second. */
const slow = { roundTripMs: 400, bytesPerMs: 50 };

/** Returns the milliseconds that a response of `bytes` takes. */
export function latencyMs(latency: Latency, bytes: number): number {
  if (latency === 'none') return 0;
  return latency === 'slow' ? slow.roundTripMs + Math.round(bytes / slow.bytesPerMs) : latency;
}

export function createNetwork(): Network {
  const changed = createSignal();
  let state = goodNetwork;
  return {
    state: () => state,
    set(change) {
      state = { ...state, ...change };
      changed.emit();
    },
    async wait(responseBytes) {
      const { latency } = state;
      if (latency === 'none') return;
      await delay(latencyMs(latency, latency === 'slow' ? await responseBytes() : 0));
    },
    subscribe: changed.subscribe,
  };
}
