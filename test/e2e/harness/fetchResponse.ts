import { type APIResponse, type Route, test } from '@playwright/test';
import { apiPortOf } from './servers';

/**
 * Returns the response of the worker's own API to a call of its browser, to which the browser's rule for hosts leads; a test
 * that fetches the address itself would ask the first worker's.
 */
export function fetchResponse(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.port = String(apiPortOf(test.info().parallelIndex));
  return route.fetch({ url: url.href, headers });
}
