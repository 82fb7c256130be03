import { describe, expect, it } from 'vitest';
import { endpoints } from '@/shared/http/endpoints';
import { testClient } from '../testClient';

const values: Record<string, string> = { '{region}': 'hk', '{page}': 'home', '{userId}': 'u-1' };
const rows = Object.entries(endpoints).map(([name, { method, version, path }]) => ({
  name,
  method,
  path: `v${version}/${path.replace(/\{\w+\}/g, (placeholder) => values[placeholder] ?? '1')}`,
}));
const client = testClient();

describe('every call the app knows', () => {
  it.each(rows)('$name is answered under that name', async ({ name, method, path }) => {
    const { status } = await client.call(method, path, method === 'GET' ? {} : { body: {} });
    expect(status).toBeLessThan(500);
    expect(client.backend.log.calls().at(-1)?.endpoint).toBe(name);
  });
});
