import type { TimeSource } from '@/shared/lib/clock';
import type { Backend } from '../backend';
import { runCommand } from '../control';
import { createSignal } from '../signal';
import type { QaCommands, QaStatus } from './commands';
import { watchSettings } from './settings';

/** The panel's connection to a backend, in this page or behind the development server. */
export interface Qa {
  /** The responder: a service worker of this page, a shared server, or nothing. */
  readonly host: 'page' | 'server' | 'none';
  send<K extends keyof QaCommands>(command: K, body: QaCommands[K]['takes']): Promise<QaCommands[K]['gives']>;
  /** The mock's time, for the app. */
  readonly time: TimeSource;
  /** Notifies of changes to the backend's time, network or failures. */
  subscribe(onChange: () => void): () => void;
}

export function qaInPage(backend: Backend): Qa {
  return {
    host: 'page',
    send: async (command, body) => runCommand(backend, command, { ...body }) as never,
    time: { now: backend.clock.now, subscribe: backend.clock.subscribe },
    subscribe: (onChange) => watchSettings(backend, onChange),
  };
}

/** Connects to a server; without `/__mock` on it there is no backend, and the app uses the machine's time. */
export async function qaOnServer(call: typeof fetch = (...of) => fetch(...of)): Promise<Qa> {
  const changed = createSignal();
  const moved = createSignal();
  let clock = { offsetMs: 0, frozenAt: null as number | null };

  const post = async (command: string, body: object): Promise<unknown> => {
    const response = await call(`/__mock/${command}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The server refuses ${command}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const follow = (status: QaStatus) => {
    // The server's clock may differ from this device's.
    const next = { offsetMs: status.now - Date.now(), frozenAt: status.clock.frozenAt };
    const jumps = next.frozenAt !== clock.frozenAt || Math.abs(next.offsetMs - clock.offsetMs) > 1500;
    if (!jumps) return;
    clock = next;
    moved.emit();
  };
  const ask = async () => {
    const status = (await post('status', { token: null })) as QaStatus;
    follow(status);
  };
  const there = await ask().then(
    () => true,
    () => false,
  );
  return {
    host: there ? 'server' : 'none',
    async send(command, body) {
      const answer = await post(command, body);
      if (command === 'status') follow(answer as QaStatus);
      else {
        await ask();
        changed.emit();
      }
      return answer as never;
    },
    time: { now: () => clock.frozenAt ?? Date.now() + clock.offsetMs, subscribe: moved.subscribe },
    subscribe: changed.subscribe,
  };
}
