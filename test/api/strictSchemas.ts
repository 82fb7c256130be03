/** Validators of the API's published description in which an unknown key is an error. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDocument, type Schema } from './operations';

/** Keywords whose values are no schemas. */
const values = new Set(['default', 'enum', 'const', 'example', 'examples']);

const refOf = (name: string): Schema => apiDocument.components.schemas?.[name] as Schema;

/** Returns a schema of which `allOf` and references at its root are parts. */
export function mergeSchema(schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [refOf($ref.split('/').at(-1) ?? '')] : []), ...(allOf ?? [])].map(mergeSchema);
  const all = [...parts, own];
  return {
    ...Object.assign({}, ...all),
    ...(all.some(({ properties }) => properties) && {
      properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    }),
    ...(all.some(({ required }) => required) && { required: all.flatMap(({ required = [] }) => required) }),
  };
}

/** Returns a copy of the document's part in which objects accept no other keys than their own. */
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

const options = { strict: true, allowUnionTypes: true, verbose: true, strictTypes: false } as const;

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ ...options, coerceTypes });
  addFormats(ajv);
  // The part of the document that is around its schemas.
  ajv.addVocabulary(['components']);
  ajv.addSchema({ components: closeSchemas(apiDocument.components) }, 'api');
  return ajv;
}

type Check = (value: unknown) => string[];

const rooted = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(closeSchemas(schema)).replaceAll('"#/components/', '"api#/components/')) as Schema;

/** Returns the faults of a value, each with its place. */
function faultsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params, data }) => {
    const detail = [params.additionalProperty, params.allowedValues, params.allowedValue].find(
      (one) => one !== undefined,
    );
    return `${instancePath || '/'} ${message}${detail === undefined ? '' : ` (${detail})`}: ${JSON.stringify(data)?.slice(0, 200)}`;
  });
}

/** Compiles a schema when it is used for the first time; the check of an equal schema is made once. */
function createCompiler(coerceTypes: boolean): (schema: Schema) => Check {
  const checks = new Map<Schema, ValidateFunction>();
  let ajv: Ajv2020 | null = null;
  return (schema) => (value) => {
    ajv ??= createAjv(coerceTypes);
    const known = checks.get(schema) ?? ajv.compile(rooted(schema));
    checks.set(schema, known);
    return faultsOf(known, value);
  };
}

export const checkJson = createCompiler(false);
/** Numbers may be texts, as in a query. */
export const checkTexts = createCompiler(true);
