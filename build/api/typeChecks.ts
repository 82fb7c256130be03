/** Compares bodies with the schemas of the document, in words. Unknown keys are allowed. */
import type { ErrorObject, FuncKeywordDefinition } from 'ajv/dist/2020.js';
import { readApiDocument } from '~mocks/apiDocument';
import type { Problem } from '../hosting/visits.ts';
import { createDescription, type Schema } from './operations.ts';
import { createValidator } from './schemas.ts';

/** Words for the kind of a field, not for its subject. */
const decorations =
  /_?(url|at|time|date|count|amount|number|name|list|src|link|is|has|text|value|total|id|access)(?![a-z])/g;
const lettersOf = (key: string) => key.replace(/[_-]/g, '').toLowerCase();
const aboutOf = (key: string) => lettersOf(key.replace(decorations, '')) || key;

const unknownKeys = ({ properties = {} }: Schema, data: object) =>
  Object.keys(data).filter((key) => !Object.hasOwn(properties, key));

/** Unknown keys of the last body that look like optional ones. */
const alike = new Set<string>();

/** Refuses optional keys in another case, and collects those that look like known ones. */
const inSnakeCase: FuncKeywordDefinition = {
  keyword: 'inSnakeCase',
  type: 'object',
  errors: true,
  validate: function validate(_: true, data: object, schema: Schema = {}) {
    const { properties = {}, required = [] } = schema;
    const absent = Object.keys(properties).filter((key) => !Object.hasOwn(data, key) && !required.includes(key));
    const errors: Partial<ErrorObject>[] = [];
    for (const found of unknownKeys(schema, data)) {
      const key = absent.find((one) => lettersOf(one) === lettersOf(found));
      if (key) errors.push({ keyword: 'inSnakeCase', params: { key, found } });
      const other = absent.find((one) => aboutOf(one) === aboutOf(found));
      if (other && !key) alike.add(`${found} (${other})`);
    }
    Object.assign(validate, { errors });
    return errors.length === 0;
  },
};

export const description = createDescription(readApiDocument());
const validate = createValidator(description, { inSnakeCase: true }, { allErrors: true, keywords: [inSnakeCase] });

/** Returns a value in a few words. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : (JSON.stringify(value) ?? 'nothing');
}

/** Returns what was expected, and what was found. */
function describeError({ keyword, params, message = '', data, parentSchema = {} }: ErrorObject): [string, string] {
  if (keyword === 'inSnakeCase') return [`the key ${params.key}`, params.found];
  if (keyword === 'required') {
    const key: string = params.missingProperty;
    const other = unknownKeys(parentSchema, data as object).find((one) => aboutOf(one) === aboutOf(key));
    return [`the key ${key}`, other ? `${other} instead` : 'no such key'];
  }
  if (params.format === 'date-time') return ['an ISO 8601 time with an offset', describeValue(data)];
  if (keyword === 'enum') return [params.allowedValues.map(String).join(', '), describeValue(data)];
  const expected = [params.type ?? message.replace(/^must (be )?/, '')].flat();
  return [expected.join(' or '), describeValue(data)];
}

/** Returns the differences of a body from a schema, each with its JSON pointer. Texts that are secret are not shown. */
export function checkTypes(name: string, body: unknown, isSecret = false): Omit<Problem, 'check'>[] {
  // One of several schemas: what is wrong inside says more than that none fits.
  const telling = validate(name, body).filter(
    ({ keyword, params, data, schemaPath }) =>
      keyword !== 'anyOf' && !(params.type === 'null' && data !== null && schemaPath.includes('anyOf')),
  );
  return telling.map((error) => {
    const { instancePath: path, data } = error;
    const [expected, found] = describeError(error);
    const key = path.split('/').findLast((step) => !/^\d/.test(step));
    const kind = `${key} ${expected} ${data === null ? 'null' : typeof data}`;
    return { expected, found: isSecret && typeof data === 'string' ? 'another text' : found, kind, path };
  });
}

/** Returns the unknown keys that look like known ones, of all bodies since the last time. */
export function takeAlike(): string[] {
  const keys = [...alike];
  alike.clear();
  return keys;
}
