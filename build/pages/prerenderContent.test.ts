import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultPlan } from '~mocks/faults';
import { createMockServer, type MockServer } from '~mocks/server';
import { collectState, renderPage } from '../../src/entry-server.tsx';

const now = Date.parse('2026-11-18T19:10:00+08:00');
const origin = 'https://www.example.com';
let api: MockServer;

beforeAll(async () => {
  api = await createMockServer({ port: 0, now });
});
afterAll(() => api.close());
beforeEach(() => api.backend.reset({ now, anchor: now }));

const make = () => ({ apiUrl: api.url, origin, at: now });
const collect = (limit = 8000) => collectState('en-hk', '/', limit, make());
const render = (state: Record<string, unknown>) => renderPage('en-hk', '/', { ...make(), state });
const fail = (plan: Partial<FaultPlan>) => api.backend.faults.plan({ endpoint: '*', times: 'always', ...plan });
const calls = () => api.backend.log.calls();

describe('the content of a page', () => {
  it('is what the API tells a guest, in the HTML as in the state', async () => {
    const { state, dropped } = await collect();
    expect(dropped).toEqual([]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const { html } = await render(state);
    const titles = [...JSON.stringify(state.courses).matchAll(/"title":"([^"&']+)"/g)].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => html.includes(title)).length).toBeGreaterThan(5);
    const shell = await render({});
    for (const title of titles) expect(shell.html).not.toContain(title);
  });

  it('is asked for without a session, and nothing of who asked is in the page', async () => {
    const { state } = await collect();
    const { html } = await render(state);
    expect(calls().length).toBeGreaterThan(5);
    for (const { headers } of calls()) {
      expect(Object.keys(headers)).not.toContain('authorization');
      expect(headers.cookie ?? '').not.toContain('token');
      const device = JSON.parse(headers['x-user-agent'] ?? '{}') as { device_id: string };
      expect(device.device_id).toMatch(/\w{8}/);
      expect(html + JSON.stringify(state)).not.toContain(device.device_id);
    }
    expect(Object.keys(state)).not.toContain('session');
    expect(html + JSON.stringify(state)).not.toMatch(/@[\w-]+\.example/);
  });

  it('is left out, duck by duck, where it did not come', async () => {
    fail({ endpoint: 'instructors', status: 500 });
    const known = await collect();
    const failed = calls().find(({ status }) => status === 500)?.endpoint;
    expect(failed).toBe('instructors');
    expect(known.dropped).toEqual(['instructors']);
    expect(Object.keys(known.state)).toContain('courses');
    expect(Object.keys(known.state)).not.toContain('instructors');
  });
});

describe('an API that does not response', () => {
  it.each<[string, Partial<FaultPlan>]>([
    ['hangs', { hang: true }],
    ['drops the connection', { offline: true }],
    ['fails', { status: 500 }],
    ['responses with a page', { body: '<!doctype html><p>Sorry', contentType: 'text/html' }],
    ['responses with half a response', { body: '{"data": [', contentType: 'application/json' }],
  ])('that %s leaves the shell, soon', async (_, plan) => {
    fail(plan);
    const started = performance.now();
    const { state, dropped } = await collect(400);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(dropped).toEqual(expect.arrayContaining(['catalogue', 'promotions', 'courses', 'classes', 'instructors']));
    expect((await render(state)).html).toBe((await render({})).html);
  });

  it('that is not there at all does so, too', async () => {
    const { state, dropped } = await collectState('en-hk', '/', 400, { ...make(), apiUrl: 'http://127.0.0.1:1' });
    expect(dropped).toContain('courses');
    expect((await render(state)).html).toBe((await render({})).html);
  });
});
