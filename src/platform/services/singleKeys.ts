import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesContext';

/** Storage key of whether letters and signs act without a modifier; they do unless that was turned off on this device. */
const singleKeys = 'singleKeys';

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shortcuts of one letter or sign, which speech input and trembling hands press by mistake. */
export interface SingleKeys {
  readonly isOn: boolean;
  /** Turns all of them on or off, on this device. */
  turn(isOn: boolean): void;
}

export function useSingleKeys(): SingleKeys {
  const { storage } = useServices();
  const isOn = useSyncExternalStore(
    subscribe,
    () => storage.get(singleKeys) !== false,
    () => true,
  );
  return {
    isOn,
    turn(next) {
      storage.set(singleKeys, next);
      for (const listener of listeners) listener();
    },
  };
}
