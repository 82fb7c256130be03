import { describe, expect, it } from 'vitest';
import { createSharedRequests, isAbort } from './sharedRequests';

const never = () => new Promise<never>(() => {});

describe('shared requests', () => {
  it('release their callers at once when all is aborted, even if the call itself never ends', async () => {
    const requests = createSharedRequests<string>();
    const released = Promise.allSettled([
      requests.join('a', never),
      requests.join('a', never),
      requests.join(null, never),
    ]);
    expect(requests.countWaiting()).toBe(3);
    requests.abortAll();
    expect(requests.countWaiting()).toBe(0);
    for (const result of await released) expect(result.status === 'rejected' && isAbort(result.reason)).toBe(true);
  });

  it('share no request without a key', async () => {
    const requests = createSharedRequests<number>();
    let started = 0;
    const start = async () => {
      started += 1;
      return started;
    };
    await expect(Promise.all([requests.join(null, start), requests.join(null, start)])).resolves.toEqual([1, 2]);
  });

  it('count a caller who leaves only once', async () => {
    const requests = createSharedRequests<string>();
    const caller = new AbortController();
    const left = requests.join('a', never, caller.signal).catch(() => 'left');
    const stays = requests.join('a', never).catch(() => 'aborted');
    caller.abort();
    await left;
    expect(requests.countWaiting()).toBe(1);
    requests.abortAll();
    await expect(stays).resolves.toBe('aborted');
    expect(requests.countWaiting()).toBe(0);
  });
});
