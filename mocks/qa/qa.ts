import { regionOf } from '@/shared/i18n/locales';
import type { TimeSource } from '@/shared/lib/clock';
import type { Backend } from '../backend';
import { runCommand } from '../control';
import { type Day, shiftOf } from '../demoDay';
import { createSignal } from '../signal';
import type { QaCommands, QaStatus } from './commands';
import { currentLocale } from './panel/place';
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

/** Returns the time of the region of the page's address, from Hong Kong's; `subscribe` also notifies when the region changes. */
function timeOfPlace(now: () => number, dayOf: () => Day, moves: TimeSource['subscribe']): TimeSource {
  const entered = createSignal();
  let place: string | null = null;
  let shift = 0;
  const update = () => {
    place = window.location.pathname;
    shift = shiftOf(dayOf(), regionOf(currentLocale()));
  };
  moves(update);
  return {
    now() {
      if (place !== window.location.pathname) {
        const before = shift;
        update();
        if (shift !== before) queueMicrotask(entered.emit);
      }
      return now() + shift;
    },
    subscribe(onJump) {
      const stops = [moves(onJump), entered.subscribe(onJump)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export function qaInPage(backend: Backend): Qa {
  return {
    host: 'page',
    send: async (command, body) => runCommand(backend, command, { ...body }) as never,
    time: timeOfPlace(backend.clock.now, () => backend.db.read().day, backend.clock.subscribe),
    subscribe: (onChange) => watchSettings(backend, onChange),
  };
}

/** Connects to a server; without `/__mock` on it there is no backend, and the app uses the machine's time. */
export async function qaOnServer(call: typeof fetch = (...of) => fetch(...of)): Promise<Qa> {
  const changed = createSignal();
  const moved = createSignal();
  let clock = { day: 'present' as Day, offsetMs: 0, frozenAt: null as number | null };

  const post = async (command: string, body: object): Promise<unknown> => {
    const response = await call(`/__mock/${command}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The server refuses ${command}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const follow = (status: QaStatus) => {
    // The server's clock may differ from this device's.
    const next = { day: status.day, offsetMs: status.now - Date.now(), frozenAt: status.clock.frozenAt };
    const jumps =
      next.day !== clock.day || next.frozenAt !== clock.frozenAt || Math.abs(next.offsetMs - clock.offsetMs) > 1500;
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
    time: timeOfPlace(
      () => clock.frozenAt ?? Date.now() + clock.offsetMs,
      () => clock.day,
      moved.subscribe,
    ),
    subscribe: changed.subscribe,
  };
}
