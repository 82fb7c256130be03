/** Compares what was sent and received with the API's published description. */
import { contentOf, describedAs, keyOf, type Operation } from '../../build/api/operations';
import { operations } from './operations';
import { checkJson, checkTexts } from './strictSchemas';

const byName = new Map(operations.map((operation) => [operation.name, operation]));

function sentParameters({ parameters }: Operation, { url, headers }: Request): Record<string, string | string[]> {
  const query = new URL(url).searchParams;
  const inHeaders = parameters.filter((one) => one.in === 'header' && headers.has(one.name));
  return {
    ...Object.fromEntries(inHeaders.map((one) => [keyOf(one), headers.get(one.name) ?? ''])),
    ...Object.fromEntries(
      [...new Set(query.keys())].map((key) => [key, key.endsWith('[]') ? query.getAll(key) : (query.get(key) ?? '')]),
    ),
  };
}

/** Returns what is wrong with a request. */
export function requestFaults(endpoint: string, request: Request, body: unknown): string[] {
  const operation = byName.get(endpoint);
  if (!operation) return [];
  const faults = checkTexts(`checks/${endpoint}-parameters`, sentParameters(operation, request));
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  if (operation.body && !isForm) faults.push(...checkJson(`checks/${endpoint}-body`, body));
  if (!operation.body && body !== null) faults.push('has a body');
  return faults.map((fault) => `request of ${endpoint}: ${fault}`);
}

/** Returns what is wrong with a response. */
export function responseFaults(endpoint: string, status: number, body: unknown): string[] {
  const operation = byName.get(endpoint);
  if (!operation || endpoint === 'trackVideo') return [];
  const found = describedAs(operation, status);
  if (!found) return [`response of ${endpoint}: status ${status} is not described`];
  if (!contentOf(operation.responses[found])) return body === null ? [] : [`response of ${endpoint}: has a body`];
  return checkJson(`checks/${endpoint}-${found}`, body).map((fault) => `response ${status} of ${endpoint}: ${fault}`);
}
