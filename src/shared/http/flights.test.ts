import { describe, expect, it } from 'vitest';
import { createFlights } from './flights';

const never = () => new Promise<never>(() => {});

describe('flights', () => {
  it('release their passengers at once when all is aborted, even if the call itself never ends', async () => {
    const flights = createFlights<string>();
    const released = Promise.allSettled([
      flights.board('a', never),
      flights.board('a', never),
      flights.board(null, never),
    ]);
    expect(flights.open()).toBe(3);
    flights.abortAll();
    expect(flights.open()).toBe(0);
    for (const result of await released)
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'abort' } });
  });

  it('let a flight without a key be joined by nobody', async () => {
    const flights = createFlights<number>();
    let started = 0;
    const start = async () => {
      started += 1;
      return started;
    };
    await expect(Promise.all([flights.board(null, start), flights.board(null, start)])).resolves.toEqual([1, 2]);
  });

  it('count a passenger who leaves only once', async () => {
    const flights = createFlights<string>();
    const caller = new AbortController();
    const left = flights.board('a', never, caller.signal).catch(() => 'left');
    const stays = flights.board('a', never).catch(() => 'aborted');
    caller.abort();
    await left;
    expect(flights.open()).toBe(1);
    flights.abortAll();
    await expect(stays).resolves.toBe('aborted');
    expect(flights.open()).toBe(0);
  });
});
