/** Tells whoever listens that something changed. */
export interface Signal {
  emit(): void;
  /** Returns how to stop listening. */
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
