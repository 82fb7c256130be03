import { type APIRequestContext, expect } from '@playwright/test';
import type { FaultPlan } from '~mocks/faults';
import type { LoggedCall } from '~mocks/requestLog';
import { apiUrl } from './servers';

interface ResetOptions {
  now?: number;
  anchor?: number;
  frozen?: boolean;
  scenario?: string;
  device?: string;
}

export interface MockControl {
  /**
   * Back to the first day: accounts, orders, progress, clock, log and planned failures. Times are epoch ms. A scenario
   * is opened as from a `?qa=` link; gives the token of its account on that device.
   */
  reset(start?: ResetOptions): Promise<string | null>;
  /** Moves the mock's clock forward, in milliseconds. */
  advance(ms: number): Promise<void>;
  /** Plans a failure of the next calls of one endpoint. */
  fail(plan: FaultPlan): Promise<void>;
  /** Drops the planned failures that have not happened yet. */
  heal(): Promise<void>;
  /** The calls received since the last reset, oldest first; those of one endpoint when it is named. */
  log(endpoint?: string): Promise<LoggedCall[]>;
}

/** Talks to the control paths of the running mock API. */
export function mockControl(request: APIRequestContext): MockControl {
  const post = async (command: string, data: unknown = {}) => {
    const response = await request.post(`${apiUrl}/__mock/${command}`, { data });
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
  };
}
