import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk';

afterEach(() => vi.useRealTimers());

describe('a chunk', () => {
  it('is what was imported', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page');
  });

  it('that fails is a ChunkLoadError with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error = await loadChunk(() => Promise.reject(cause)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect((error as ChunkLoadError).cause).toBe(cause);
  });

  it('has 120 000 ms to come', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    loadChunk(() => new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    await loadChunk(async () => 'page');
    await loadChunk(() => Promise.reject(new Error('no'))).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
