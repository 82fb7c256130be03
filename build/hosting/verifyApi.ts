import { apiHeaders } from '../../src/shared/http/apiHeaders.ts';
import { type EndpointName, endpoints, splitCall } from '../../src/shared/http/endpoints.ts';
import type { Answer, Ask, Problem, Visits } from './visits.ts';

const listOf = (value: string | null) => (value ?? '').toLowerCase().split(/\s*,\s*/);
const headersOf = (method: string) => {
  const own = Object.keys(apiHeaders({ region: 'hk', token: 'x', deviceId: '', os: '' }));
  return [...own, ...(method === 'GET' ? [] : ['Content-Type'])].map((name) => name.toLowerCase()).sort();
};

/** Checks that pages of an origin may read a response. */
export function checkOrigin({ headers }: Answer, origin: string): Problem[] {
  const found = (name: string, expected: string) => {
    const value = headers.get(name);
    return value === expected ? [] : [{ check: name, expected, found: value ?? 'nothing' }];
  };
  return [...found('Access-Control-Allow-Origin', origin), ...found('Access-Control-Allow-Credentials', 'true')];
}

/** Checks that pages of an origin may send a call with this method. */
export function checkPreflight(answer: Answer, origin: string, method: string): Problem[] {
  const { status, headers } = answer;
  if (status < 200 || status > 299)
    return [{ check: 'preflight', expected: 'a status from 200 to 299', found: `${status}` }];
  // A browser sends cookies, so it takes no `*`.
  const methods = listOf(headers.get('access-control-allow-methods'));
  const isAllowed = method === 'GET' || method === 'POST' || methods.includes(method.toLowerCase());
  const allowed = listOf(headers.get('access-control-allow-headers'));
  const lacking = headersOf(method).filter((name) => !allowed.includes(name));
  const found = (name: string) => headers.get(name) ?? 'nothing';
  return [
    ...checkOrigin(answer, origin),
    ...(isAllowed
      ? []
      : [{ check: 'Access-Control-Allow-Methods', expected: method, found: found('access-control-allow-methods') }]),
    ...lacking.map((name) => ({
      check: 'Access-Control-Allow-Headers',
      expected: name,
      found: found('access-control-allow-headers'),
    })),
  ];
}

/** Returns the preflight of a call with this method. */
export const preflightOf = (method: string, origin: string): Ask => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headersOf(method).join(),
  },
});

/** Checks that pages of an origin may call the API: a preflight of each method as the app sends it, and one call. */
export async function verifyApi({ look }: Visits, api: string, origin: string): Promise<void> {
  const calls = (Object.keys(endpoints) as EndpointName[]).map(splitCall);
  const firstPaths = new Map(calls.toReversed().map(({ method, path }) => [method, path]));
  const urlOf = (path: string) => `${api}/api/${path.replace(/\{\w+\}/g, '1')}?lang=en-hk`;
  const preflights = [...firstPaths].map(([method, path]) =>
    look(urlOf(path), (answer) => checkPreflight(answer, origin, method), preflightOf(method, origin)),
  );
  const caller = apiHeaders({ region: 'hk', token: null, deviceId: 'verify', os: 'other' });
  // Too many calls and faults of the server pass, so they are no difference of the release.
  const checkRead = (answer: Answer): Problem[] => [
    ...(answer.status >= 500 || answer.status === 429 || answer.status === 200
      ? []
      : [{ check: 'status', expected: '200', found: `${answer.status}` }]),
    ...checkOrigin(answer, origin),
  ];
  const read = look(urlOf(splitCall('siteInfo').path), checkRead, {
    headers: { Origin: origin, ...caller },
  });
  await Promise.all([...preflights, read]);
}
