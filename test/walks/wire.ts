/**
 * The network between the tabs of a walk and the mock backend. A call reaches the backend when it is sent; its response is
 * held until the walk delivers it, so that a walk decides how responses and actions alternate.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { getResponse } from 'msw';
import type { Backend } from '~mocks/backend';
import { createHandlers } from '~mocks/handlers/handlers';

/** What happens to a call besides its response: it never arrives, its response is lost, or the server fails. */
export type CallFault = 'unsent' | 'lost' | 'failed';

interface HeldCall {
  readonly device: string;
  deliver(): void;
}

export interface Wire {
  readonly fetch: typeof fetch;
  /** Calls that were sent since the last `forget`. */
  countSent(): number;
  forget(): void;
  /** The next write of a device meets the fault. */
  plan(device: string, fault: CallFault): void;
  clearFaults(): void;
  /** Returns whether the next write of a device arrives, and its response too. */
  isSound(device: string): boolean;
  setOffline(device: string, isOffline: boolean): void;
  /** The oldest response comes after all others that are held now. */
  postpone(): void;
  /** Delivers the oldest responses, at most `count`, each with all that follows from it at once. */
  deliver(count: number): Promise<void>;
}

/** Turns of the event loop without a new call, after which nothing more follows from a response. */
const quietTurns = 3;

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

const deviceOf = (request: Request): string => {
  const { device_id: id } = JSON.parse(request.headers.get('X-User-Agent') ?? '{}') as { device_id?: string };
  return id ?? '';
};

export function createWire(backend: Backend): Wire {
  const handlers = createHandlers(backend);
  const held: HeldCall[] = [];
  const faults = new Map<string, CallFault>();
  const offline = new Set<string>();
  let sent = 0;

  async function respond(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  }

  async function send(request: Request): Promise<Response> {
    const device = deviceOf(request);
    sent += 1;
    const fault = request.method === 'GET' ? undefined : faults.get(device);
    if (fault) faults.delete(device);
    if (offline.has(device) || fault === 'unsent') return networkError();
    const response =
      fault === 'failed' ? Response.json({ message: 'Failed' }, { status: 500 }) : await respond(request);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      held.push({ device, deliver: () => (fault === 'lost' || offline.has(device) ? fail() : resolve(response)) });
    });
  }

  /** Waits until no call follows any more. */
  async function rest(): Promise<void> {
    for (let quiet = 0, before = sent + held.length; quiet < quietTurns; quiet += 1) {
      await nextTurn();
      if (sent + held.length !== before) quiet = -1;
      before = sent + held.length;
    }
  }

  return {
    fetch: (input, init) => send(new Request(input, init)),
    countSent: () => sent,
    forget: () => {
      sent = 0;
    },
    plan: (device, fault) => void faults.set(device, fault),
    clearFaults: () => faults.clear(),
    isSound: (device) => !offline.has(device) && !faults.has(device),
    setOffline(device, isOffline) {
      if (isOffline) offline.add(device);
      else offline.delete(device);
    },
    postpone: () => void held.push(...held.splice(0, 1)),
    async deliver(count) {
      await rest();
      for (let left = count; left > 0; left -= 1) {
        const call = held.shift();
        if (!call) return;
        call.deliver();
        await rest();
      }
    },
  };
}
