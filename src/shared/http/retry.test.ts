import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestError } from '~test/controlledHttp';
import type { AppErrorKind } from './AppError';
import { waitFor, withRetries } from './retry';

const { signal } = new AbortController();

function attempts(kind: AppErrorKind) {
  const attempt = vi.fn(() => Promise.reject(requestError(kind)));
  const wait = vi.fn(async () => {});
  const result = withRetries(attempt, { signal, wait, random: () => 0, isWanted: () => true });
  return { attempt, wait, result };
}

describe('withRetries', () => {
  it.each(['network', 'timeout'] as const)('gives up with the last failure after three attempts (%s)', async (kind) => {
    const { attempt, result } = attempts(kind);
    await expect(result).rejects.toMatchObject({ error: { kind } });
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it.each(['abort', 'api', 'status', 'body'] as const)('neither repeats nor waits after %s', async (kind) => {
    const { attempt, wait, result } = attempts(kind);
    await expect(result).rejects.toMatchObject({ error: { kind } });
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(wait).not.toHaveBeenCalled();
  });

  it('does not repeat a bug', async () => {
    const attempt = vi.fn(() => Promise.reject(new RangeError('bug')));
    const options = { signal, wait: async () => {}, random: () => 0, isWanted: () => true };
    await expect(withRetries(attempt, options)).rejects.toThrow(RangeError);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

describe('waitFor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('resolves after the time, and not before', async () => {
    const done = vi.fn();
    void waitFor(500, signal).then(done);
    await vi.advanceTimersByTimeAsync(499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });

  it('resolves at once on an abort, and leaves no timer', async () => {
    const caller = new AbortController();
    const done = waitFor(500, caller.signal);
    caller.abort();
    await done;
    expect(vi.getTimerCount()).toBe(0);
    await waitFor(500, caller.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
