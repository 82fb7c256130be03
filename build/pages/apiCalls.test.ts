import { expect, it } from 'vitest';
import { createApiCalls } from './apiCalls.ts';
import type { ApiRead } from './apiGate.ts';

const turn = () => new Promise((next) => setImmediate(next));

it('notes what each page reads, while several read at a time', async () => {
  const asked: ApiRead[] = [];
  const { fetch, record } = createApiCalls(async (read) => {
    asked.push(read);
    await turn();
    return { status: 200, type: 'application/json', body: '{"a":1}', hash: `hash of ${read.url}` };
  });
  const page = (name: string) =>
    record(async () => {
      await turn();
      const headers = { 'Region-Name': name };
      const first = await fetch(new Request(`https://api.example.com/${name}`, { headers }));
      await Promise.all([fetch('https://api.example.com/shared', { headers }), turn()]);
      return (await first.json()) as unknown;
    });
  const [hk, tw] = await Promise.all([page('hk'), page('tw')]);
  expect(hk.result).toEqual({ a: 1 });
  expect(hk.calls).toEqual({
    headers: [['region-name', 'hk']],
    responses: {
      'https://api.example.com/hk': 'hash of https://api.example.com/hk',
      'https://api.example.com/shared': 'hash of https://api.example.com/shared',
    },
  });
  expect(Object.keys(tw.calls.responses)).toEqual(['https://api.example.com/tw', 'https://api.example.com/shared']);
  expect(asked).toHaveLength(4);
});

it('responses as the API does, and rejects what was aborted or would write', async () => {
  const { fetch } = createApiCalls(async () => ({ status: 404, type: 'text/plain', body: 'no', hash: '' }));
  const response = await fetch('https://api.example.com/a');
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/plain',
    'no',
  ]);
  await expect(fetch('https://api.example.com/a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  await expect(fetch('https://api.example.com/a', { method: 'POST' })).rejects.toThrow('does not send POST');
});
