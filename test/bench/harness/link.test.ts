import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLink } from './link';

const rtt = 150;
const bitsPerSecond = 1_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function line() {
  const link = createLink({ rtt, bitsPerSecond });
  const began = performance.now();
  return (opensIn = 0) => {
    const seen = { bytes: '', size: 0, first: 0, last: 0, ended: 0 };
    const flow = link(opensIn, (bytes) => {
      const moment = performance.now() - began;
      if (!bytes) {
        seen.ended = moment;
        return;
      }
      seen.first ||= moment;
      seen.last = moment;
      seen.size += bytes.length;
      if (seen.size < 100) seen.bytes += Buffer.from(bytes).toString();
    });
    return { seen, flow };
  };
}
const arrivals = () => vi.advanceTimersByTimeAsync(60_000);

describe('a modelled line', () => {
  it('takes half a round trip for a little', async () => {
    const { seen, flow } = line()();
    flow.send(Buffer.from('he'));
    flow.send(Buffer.from('llo'));
    flow.end();
    await arrivals();
    expect(seen.bytes).toBe('hello');
    expect(seen.first).toBeGreaterThanOrEqual(rtt / 2);
    expect(seen.ended).toBeLessThan(rtt / 2 + 5);
  });

  it('begins after the handshake', async () => {
    const { seen, flow } = line()(rtt);
    flow.send(Buffer.from('hello'));
    await arrivals();
    expect(seen.first).toBeGreaterThanOrEqual(rtt * 1.5);
    expect(seen.first).toBeLessThan(rtt * 1.5 + 5);
  });

  it('starts slowly: after ten packets it waits for their acknowledgement', async () => {
    const { seen, flow } = line()();
    flow.send(Buffer.alloc(20 * 1460));
    await vi.advanceTimersByTimeAsync(rtt + 5);
    expect(seen.size).toBe(10 * 1460);
    await arrivals();
    expect(seen.size).toBe(20 * 1460);
  });

  it('carries much at the speed of the bottleneck', async () => {
    const { seen, flow } = line()();
    const size = 400_000;
    flow.send(Buffer.alloc(size));
    flow.end();
    await arrivals();
    expect(seen.size).toBe(size);
    const alone = (size * 8000) / bitsPerSecond;
    expect(seen.ended).toBeGreaterThan(alone);
    expect(seen.ended).toBeLessThan(alone * 1.03 + 2 * rtt);
  });

  it('is shared: two at a time take as long as one after the other, and neither waits for the other', async () => {
    const connect = line();
    const both = [connect(), connect()];
    for (const { flow } of both) flow.send(Buffer.alloc(200_000));
    await arrivals();
    const alone = (400_000 * 8000) / bitsPerSecond;
    for (const { seen } of both) {
      expect(seen.size).toBe(200_000);
      expect(seen.last).toBeGreaterThan(alone * 0.95);
      expect(seen.first).toBeLessThan(rtt);
    }
  });

  it('forgets what is dropped and leaves the line to the others', async () => {
    const connect = line();
    const [one, other] = [connect(), connect()];
    one.flow.send(Buffer.alloc(400_000));
    one.flow.drop();
    other.flow.send(Buffer.alloc(14_600));
    await arrivals();
    expect(one.seen.size).toBe(0);
    expect(other.seen.last).toBeLessThan(rtt * 2);
  });
});
