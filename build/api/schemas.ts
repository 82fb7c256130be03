/** Validators of the API's published description. */
import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contentOf, type Description, keyOf, type Schema } from './operations.ts';

/** Keywords whose values are no schemas. */
const values = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** Returns a copy of a part of the document in which the schemas of objects have a mark, too. */
function markSchemas(node: unknown, mark: Schema, mergeSchema: Description['mergeSchema']): unknown {
  if (Array.isArray(node)) return node.map((one) => markSchemas(one, mark, mergeSchema));
  if (typeof node !== 'object' || node === null) return node;
  const schema = Array.isArray((node as Schema).allOf) ? mergeSchema(node as Schema) : (node as Schema);
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      values.has(key) ? value : markSchemas(value, mark, mergeSchema),
    ]),
  );
  const isObject = schema.properties && (schema.type === 'object' || schema.type?.includes('object'));
  return isObject ? { ...mark, ...copy } : copy;
}

/** Returns schemas of the operations: `courses-200`, `login-body`, `courses-parameters` (of query and headers). */
const describeChecks = ({ operations }: Description): Record<string, Schema | undefined> =>
  Object.fromEntries(
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

/** Returns the errors of a value. `name`: `checks/courses-200`, `components/schemas/Course`. */
export type Validate = (name: string, value: unknown) => ErrorObject[];

/** Schemas compile when they are used for the first time. All are parts of one, so that each part compiles once. */
export function createValidator(api: Description, mark: Schema, { keywords = [], ...others }: Options): Validate {
  let ajv: Ajv2020 | null = null;
  const create = (): Ajv2020 => {
    const options = {
      strictTypes: false,
      allowUnionTypes: true,
      inlineRefs: false,
      code: { optimize: false },
      verbose: true,
    } as const;
    const created = new Ajv2020({ ...options, keywords: [...keywords, 'checks', 'components'], ...others });
    addFormats(created);
    const parts = { checks: describeChecks(api), components: { schemas: api.document.components.schemas } };
    created.addSchema(markSchemas(parts, mark, api.mergeSchema) as Schema, 'api');
    return created;
  };
  return (name, value) => {
    ajv ??= create();
    const validate = ajv.getSchema(`api#/${name}`);
    if (!validate) throw new Error(`docs/api has no ${name}`);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
