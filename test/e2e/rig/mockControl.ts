import { type APIRequestContext, expect } from '@playwright/test';
import { apiUrl } from './servers';

export interface MockControl {
  /** Back to the first day: accounts, orders, progress, clock and planned failures. */
  reset(): Promise<void>;
  /** Moves the mock's clock forward, in milliseconds. */
  advance(ms: number): Promise<void>;
  /** Plans a failure; the body is the mock server's own. */
  fail(plan: Record<string, unknown>): Promise<void>;
  /** The calls received since the last reset, oldest first. */
  log(): Promise<Record<string, unknown>[]>;
}

/** Talks to the control paths of the running mock API. */
export function mockControl(request: APIRequestContext): MockControl {
  const post = async (name: string, data: unknown = {}) => {
    const response = await request.post(`${apiUrl}/__mock/${name}`, { data });
    expect(response.ok(), `mock control ${name}`).toBe(true);
    return response;
  };
  return {
    reset: async () => void (await post('reset')),
    advance: async (ms) => void (await post('advance', { ms })),
    fail: async (plan) => void (await post('fail', plan)),
    log: async () => (await post('log')).json() as Promise<Record<string, unknown>[]>,
  };
}
