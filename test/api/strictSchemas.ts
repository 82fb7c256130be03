/** Validators of the API's published description in which an unknown key is an error. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDocument, contentOf, keyOf, operations, resolveRef, type Schema } from './operations';

/** Keywords whose values are no schemas. */
const values = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** Returns a schema of which `allOf` and a reference at its root are parts. */
export function mergeSchema(schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [resolveRef({ $ref })] : []), ...(allOf ?? [])].map(mergeSchema);
  const all = [...parts, own];
  return {
    ...Object.assign({}, ...all),
    ...(all.some(({ properties }) => properties) && {
      properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    }),
    ...(all.some(({ required }) => required) && { required: all.flatMap(({ required = [] }) => required) }),
  };
}

/** Returns a copy of a part of the document in which objects accept no other keys than their own. */
function closeSchemas(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closeSchemas);
  if (typeof node !== 'object' || node === null) return node;
  const schema = Array.isArray((node as Schema).allOf) ? mergeSchema(node as Schema) : (node as Schema);
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, values.has(key) ? value : closeSchemas(value)]),
  );
  const isObject = schema.properties && (schema.type === 'object' || schema.type?.includes('object'));
  return isObject ? { additionalProperties: false, ...copy } : copy;
}

/** Schemas of the operations: `courses-200`, `login-body`, `courses-parameters` (of query and headers). */
const described: Record<string, Schema> = Object.fromEntries(
  operations.flatMap(({ name, parameters, body, responses }) => {
    const sent = parameters.filter((parameter) => parameter.in !== 'path');
    const ofParameters: Schema = {
      type: 'object',
      properties: Object.fromEntries(sent.map((one) => [keyOf(one), one.schema])),
      required: sent.filter(({ required }) => required).map(keyOf),
    };
    return [
      ...Object.entries(responses).map(([status, response]) => [`${name}-${status}`, contentOf(response)?.schema]),
      [`${name}-body`, body?.schema],
      [`${name}-parameters`, ofParameters],
    ];
  }),
);

/** Returns the faults of a value, each with its place. `name`: `checks/courses-200`, `components/schemas/Course`. */
type Check = (name: string, value: unknown) => string[];

/** Schemas compile when they are used for the first time. All are parts of one, so that each part compiles once. */
function createCheck(coerceTypes: boolean): Check {
  let ajv: Ajv2020 | null = null;
  const create = (): Ajv2020 => {
    const options = {
      strictTypes: false,
      allowUnionTypes: true,
      inlineRefs: false,
      code: { optimize: false },
    } as const;
    const created = new Ajv2020({ ...options, verbose: true, coerceTypes });
    addFormats(created);
    created.addVocabulary(['checks', 'components']);
    const { schemas } = apiDocument.components;
    created.addSchema({ checks: closeSchemas(described), components: { schemas: closeSchemas(schemas) } }, 'api');
    return created;
  };
  return (name, value) => {
    ajv ??= create();
    const validate = ajv.getSchema(`api#/${name}`);
    if (!validate) throw new Error(`docs/api has no ${name}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params, data }) => {
      const detail = [params.additionalProperty, params.allowedValues, params.allowedValue].find(
        (one) => one !== undefined,
      );
      const shown = JSON.stringify(data)?.slice(0, 200);
      return `${instancePath || '/'} ${message}${detail === undefined ? '' : ` (${detail})`}: ${shown}`;
    });
  };
}

export const checkJson = createCheck(false);
/** Numbers may be texts, as in a query. */
export const checkTexts = createCheck(true);
