/** The queries of the table are those of calls that the API's published description has. */
import { expect, it } from 'vitest';
import { queries } from './calls';
import { operations } from './operations';

const parametersOf = new Map(
  operations.map(({ name, parameters }) => [
    name,
    new Set(parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name)),
  ]),
);

it.each(Object.entries(queries))('the document has %s with the parameters of %s', (name, query) => {
  const parameters = parametersOf.get(name);
  expect([...parametersOf.keys()], 'Write the operationId of docs/api/paths into test/api/calls.ts').toContain(name);
  const unknown = [...new URLSearchParams(query).keys()].filter((key) => !parameters?.has(key));
  expect(unknown, `Write the parameters of ${name} in docs/api/paths into test/api/calls.ts`).toEqual([]);
});
