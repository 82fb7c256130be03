/** Notifies subscribers of changes. */
export interface Signal {
  emit(): void;
  /** Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
