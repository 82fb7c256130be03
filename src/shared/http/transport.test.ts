// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { openWire, silence } from '~test/wire';
import { send } from './transport';

const wire = openWire();

describe('send', () => {
  it.each([undefined, () => {}])('tells an abort from a failure of the network (%#)', async (onProgress) => {
    wire.respond = silence;
    const caller = new AbortController();
    const sent = send({
      method: 'POST',
      url: 'https://support.example/upload',
      headers: {},
      body: 'x',
      credentials: false,
      timeoutMs: 1000,
      signal: caller.signal,
      onProgress,
    });
    const failed = expect(sent).rejects.toMatchObject({ name: 'TransportFailure', kind: 'abort' });
    await vi.waitFor(() => expect(wire.received).toHaveLength(1), { interval: 1 });
    caller.abort();
    await failed;
  });
});
