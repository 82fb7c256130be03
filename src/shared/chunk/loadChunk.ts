/** Milliseconds that a chunk may take. */
export const chunkTimeout = 120_000;

/** Code or texts that are loaded when they are needed failed to load, or took too long. `cause`: the import's error. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * The one loader of lazy imports: `loadChunk(() => import('./Part'))`. Rejects with a `ChunkLoadError` when the import
 * fails or has not come after 120 000 ms.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeout);
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(() => clearTimeout(timer));
  });
}
