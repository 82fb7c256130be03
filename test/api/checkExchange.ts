/** Compares what was sent and answered with the API's published description. */
import type { Exchange } from '~mocks/exchanges';
import { type Operation, operations, type Parameter, type Schema } from './operations';
import { checkJson, checkTexts } from './strictSchemas';

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** Parameters as one object, of the query and of the headers. */
const parameterSchemas = new Map(
  operations.map(({ name, parameters }) => {
    const sent = parameters.filter((parameter) => parameter.in !== 'path');
    const schema: Schema = {
      type: 'object',
      properties: Object.fromEntries(sent.map((one) => [keyOf(one), one.schema])),
      required: sent.filter(({ required }) => required).map(keyOf),
    };
    return [name, schema];
  }),
);

function keyOf({ name, in: place }: Parameter): string {
  return place === 'header' ? name.toLowerCase() : name;
}

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
export function requestFaults({ endpoint, request, body }: Pick<Exchange, 'endpoint' | 'request' | 'body'>): string[] {
  const operation = byName.get(endpoint);
  const schema = parameterSchemas.get(endpoint);
  if (!operation || !schema) return [];
  const faults = checkTexts(schema)(sentParameters(operation, request));
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  if (isForm) return faults;
  if (operation.body) faults.push(...checkJson(operation.body.schema)(body));
  else if (body !== null) faults.push('has a body');
  return faults.map((fault) => `request of ${endpoint}: ${fault}`);
}

/** Returns what is wrong with a response. */
export async function responseFaults(endpoint: string, response: Response): Promise<string[]> {
  const operation = byName.get(endpoint);
  if (!operation || response.type === 'error' || endpoint === 'trackVideo') return [];
  const { responses } = operation;
  const { status } = response;
  const body =
    responses[status] ?? responses[`${String(status)[0]}XX`] ?? (status < 400 ? undefined : responses.default);
  const schema = body?.content?.['application/json']?.schema;
  if (!schema) return [`response of ${endpoint}: status ${status} is not described`];
  return checkJson(schema)(await response.clone().json()).map((fault) => `response ${status} of ${endpoint}: ${fault}`);
}
