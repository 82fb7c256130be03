import type { TimeSource } from '@/shared/lib/clock';
import type { Backend } from '../backend';
import { runCommand } from '../control';
import { createSignal } from '../signal';
import type { QaCommands, QaStatus } from './commands';
import { watchSettings } from './settings';

/** The panel's way to a backend, in this page or behind the development server. */
export interface Qa {
  /** What answers: a service worker of this page, a server for many, or nothing at all. */
  readonly host: 'page' | 'server' | 'none';
  send<K extends keyof QaCommands>(command: K, body: QaCommands[K]['takes']): Promise<QaCommands[K]['gives']>;
  /** The mock's time, for the app. */
  readonly time: TimeSource;
  /** Hears that the backend's time, network or failures changed. */
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

/** Where a server has no `/__mock` there is no backend at all, and the app runs on the machine's time. */
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
    // The server's machine may have another time than this device.
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
