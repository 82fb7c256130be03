/** Milliseconds until a load counts as failed. */
export const chunkTimeout = 120_000;

/** Lazy code or texts failed to load, or took too long. `cause`: the import's error. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a lazy import: `loadChunk(() => import('./Part'))`. Rejects with a `ChunkLoadError` when the import fails or
 * takes longer than 120 000 ms.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeout);
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(() => clearTimeout(timer));
  });
}
