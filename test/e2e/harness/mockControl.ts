import { type APIRequestContext, expect } from '@playwright/test';
import type { FaultPlan } from '~mocks/faults';
import type { LoggedCall } from '~mocks/requestLog';

interface ResetOptions {
  now?: number;
  anchor?: number;
  frozen?: boolean;
  scenario?: string;
  device?: string;
}

export interface MockControl {
  /**
   * Restores the initial state: accounts, orders, progress, clock, log and planned failures. Times are epoch ms. A
   * scenario is applied as from a `?qa=` link; returns the token of its account on that device.
   */
  reset(start?: ResetOptions): Promise<string | null>;
  /** Moves the mock's clock forward, in milliseconds. */
  advance(ms: number): Promise<void>;
  /** Plans a failure of the next calls of one endpoint. */
  fail(plan: FaultPlan): Promise<void>;
  /** Removes planned failures that have not happened yet. */
  heal(): Promise<void>;
  /** Returns the calls received since the last reset, oldest first; optionally those of one endpoint. */
  log(endpoint?: string): Promise<LoggedCall[]>;
  /** Logs in as another device would; returns the token. */
  logIn(account: { email: string; password: string }, device: string): Promise<string>;
}

/** Controls the running mock API at `url`, mostly through its control paths. */
export function mockControl(request: APIRequestContext, url: string): MockControl {
  const post = async (command: string, data: unknown = {}) => {
    const response = await request.post(`${url}/__mock/${command}`, { data });
    expect(response.ok(), `mock control ${command}`).toBe(true);
    return response;
  };
  return {
    async reset(start) {
      const { token } = (await (await post('reset', start)).json()) as { token?: string | null };
      return token ?? null;
    },
    advance: async (ms) => void (await post('advance', { ms })),
    fail: async (plan) => void (await post('fail', plan)),
    heal: async () => void (await post('heal')),
    log: async (endpoint) => (await post('log', { endpoint })).json() as Promise<LoggedCall[]>,
    async logIn(account, device) {
      const response = await request.post(`${url}/api/v2/login?lang=en-hk`, {
        data: account,
        headers: {
          'Region-Name': 'hk',
          'X-User-Agent': JSON.stringify({ device_id: device, os: 'test', platform: 'web' }),
        },
      });
      expect(response.ok(), `log in as ${account.email}`).toBe(true);
      return ((await response.json()) as { data: { token: string } }).data.token;
    },
  };
}
