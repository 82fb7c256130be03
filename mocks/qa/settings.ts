/**
 * Time, network and planned failures, stored beside the mock's state so that they survive a reload and reach other
 * tabs.
 */
import type { Backend } from '../backend';
import type { ClockState } from '../clock';
import type { PlannedFault } from '../faults';
import type { NetworkState } from '../network';

interface Settings {
  clock: ClockState;
  network: NetworkState;
  faults: readonly PlannedFault[];
}

function parse(text: string | null): Settings | null {
  if (text === null) return null;
  try {
    const { clock, network, faults } = JSON.parse(text) as Partial<Settings>;
    const usable =
      typeof clock?.courseMs === 'number' && typeof network?.offline === 'boolean' && Array.isArray(faults);
    return usable ? ({ clock, network, faults } as Settings) : null;
  } catch {
    return null;
  }
}

const parts = (backend: Backend) => [backend.clock, backend.network, backend.faults];

/** Calls `onChange` for every change of the backend's settings; returns a function that stops this. */
export function watchSettings(backend: Backend, onChange: () => void): () => void {
  const stops = parts(backend).map((part) => part.subscribe(onChange));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Restores the settings stored under `key`, and stores later changes, of this tab and others. */
export function keepSettings(backend: Backend, storage: Storage, key: string): void {
  let reading = false;
  const restore = (text: string | null) => {
    const kept = parse(text);
    if (!kept) return;
    reading = true;
    backend.clock.restore(kept.clock);
    backend.network.set(kept.network);
    backend.faults.restore(kept.faults);
    reading = false;
  };
  const storeSettings = () => {
    if (reading) return;
    const settings: Settings = {
      clock: backend.clock.state(),
      network: backend.network.state(),
      faults: backend.faults.list(),
    };
    storage.setItem(key, JSON.stringify(settings));
  };
  restore(storage.getItem(key));
  // A demo that has begun goes on after a reload.
  storeSettings();
  watchSettings(backend, storeSettings);
  window.addEventListener('storage', (event) => {
    if (event.key === key) restore(event.newValue);
  });
}
