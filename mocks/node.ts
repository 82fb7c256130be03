import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createBackend } from './backend';
import { createHandlers } from './handlers/handlers';
import { readMediaFile } from './media/readFiles';
import { applyScenario, logIn, setScenarioStart } from './qa/apply';
import { scenarioOf } from './qa/scenario';

/** The backend of one test file; start it with `server.listen({ onUnhandledRequest: 'error' })`. */
export const backend = createBackend({ readMedia: readMediaFile });
/** Address of the site in tests; a page asks there whether the site responds. */
export const testSite = 'http://localhost:3000';
export const server = setupServer(
  ...createHandlers(backend),
  http.head(`${testSite}/*`, () => new HttpResponse()),
);

/** Default time of tests: Friday 20 November 2026, 18:30 in Hong Kong. */
export const testNow = Date.parse('2026-11-20T18:30:00+08:00');

/**
 * Restores the initial state and removes handlers that a test added. The clock is frozen at `now` (epoch ms) until it
 * is advanced.
 */
export function resetMocks({ now = testNow, anchor = now }: { now?: number; anchor?: number } = {}): void {
  server.resetHandlers();
  backend.reset({ now, anchor, frozen: true });
}

/** Applies a scenario as in a `?qa=` link instead, with a frozen clock. Returns the token of its account. */
export function openScenario(text: string): string | null {
  const scenario = setScenarioStart(scenarioOf(text), testNow);
  server.resetHandlers();
  applyScenario(backend, { ...scenario, clock: { ...scenario.clock, frozen: true } });
  return scenario.account === 'guest' ? null : logIn(backend, scenario.account, '00000000-0000-4000-8000-00000000de01');
}

/** Logs an account in on a device, as the login call would; returns the token. Throws for an unknown address. */
export function loginAs(email: string, deviceId = '00000000-0000-4000-8000-00000000de01'): string {
  return backend.logIn(email, deviceId);
}
