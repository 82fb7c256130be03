/**
 * Makes lazy imports fail or hang, by a part of their path. In the test file: `vi.mock('@/shared/chunk/loadChunk',
 * async (original) => (await import('~test/chunkFaults')).breakChunks(await original()))`.
 */
import type * as chunk from '@/shared/chunk/loadChunk';

/** `fail`: as without a network; `hang`: no response. */
export const chunkFaults = new Map<string, 'fail' | 'hang'>();

export function breakChunks(actual: typeof chunk): typeof chunk {
  return {
    ...actual,
    loadChunk(load) {
      const source = load.toString();
      const fault = [...chunkFaults].find(([path]) => source.includes(path))?.[1];
      if (!fault) return actual.loadChunk(load);
      return actual.loadChunk(() =>
        fault === 'hang' ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch')),
      );
    },
  };
}
