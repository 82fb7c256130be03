/** The set-up of page tests: the mock backend, reset before each test, and the apps of a test, stopped after it. */
import { waitFor } from '@testing-library/react';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { App } from '@/app/createApp';
import { pathOf } from '@/platform/services/navigation';
import { createAction, type PayloadAction } from '@/shared/duck/action';
import { type ApiResult, callApi, type ErrorPolicy } from '@/shared/duck/callApi';
import type { EndpointName } from '@/shared/http/endpoints';
import { backend, resetMocks, server } from '~mocks/node';
import { type RenderOptions, renderApp } from './renderApp';

/** Sets up the mock backend only, for a test that starts the app itself. Call once at the top of a test file. */
export function setupBackend(): void {
  // Queries by role on whole pages are slow on a busy machine; the tests do not wait for real time.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => resetMocks());
  afterAll(() => server.close());
}

/**
 * Sets up the mock backend, and returns `open`, which renders the app at a URL. Call once at the top of a test file.
 */
export function setupApp() {
  setupBackend();
  const apps: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.stop();
  });
  return {
    async open(url: string, options: RenderOptions = {}) {
      const page = await renderApp(url, { now: () => backend.clock.now(), ...options });
      apps.push(page);
      return { ...page, place: () => pathOf(page.app.services.navigation.current()) };
    },
  };
}

/** Returns the calls that the backend received, by their name in the contract. */
export const callsTo = (endpoint: string) => backend.log.calls().filter((call) => call.endpoint === endpoint);

/** Returns the names of the calls that the backend received, sorted. */
export const calledEndpoints = () =>
  backend.log
    .calls()
    .map(({ endpoint }) => endpoint)
    .sort();

/** Resolves when no call of this app is in flight. */
export const waitForCalls = ({ app }: { app: App }) => waitFor(() => expect(app.services.http.openCalls()).toBe(0));

/** Resolves when the backend has responded to every call. */
export const waitForBackend = () =>
  waitFor(() => expect(backend.log.calls().every(({ status }) => status !== null)).toBe(true));

const asked = createAction('probe/asked', (endpoint: EndpointName, errors: ErrorPolicy, path: object) => ({
  endpoint,
  errors,
  path,
}));

/** Makes calls as a page's saga does. */
export function createProbe(app: App) {
  const results: ApiResult<unknown>[] = [];
  app.register({
    key: 'probe',
    *saga(): SagaIterator {
      yield takeEvery(asked.type, function* ask({ payload }: PayloadAction<ReturnType<typeof asked>['payload']>) {
        const { endpoint, errors, path } = payload;
        const call: Parameters<typeof callApi<null, unknown>>[0] = (http, _, signal) =>
          http.request(endpoint, { path, read: (data: unknown) => data, signal } as never);
        results.push(yield* callApi(call, null, { errors }));
      });
    },
  });
  return {
    results,
    ask: (
      endpoint: EndpointName,
      { errors = 'alert' as ErrorPolicy, ...path }: { errors?: ErrorPolicy; id?: number } = {},
    ) => app.store.dispatch(asked(endpoint, errors, path)),
  };
}
