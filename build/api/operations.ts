/** The operations of the API's published description, with which a backend and the code are compared. */
import type { ApiDocument } from '~mocks/apiDocument';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: string | number;
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

export interface Body {
  readonly content?: Readonly<Record<string, Content>>;
}

/** Key of a parameter among those of query and headers. */
export const keyOf = ({ name, in: place }: Parameter): string => (place === 'header' ? name.toLowerCase() : name);

export interface Operation {
  /** Name of the call: `courses`. */
  readonly name: string;
  /** `GET` */
  readonly method: string;
  /** With `{placeholders}`: `/v3/courses/{id}`. */
  readonly path: string;
  /** Its first tag, which is also the name of its file in `paths`: `courses`. */
  readonly tag: string;
  /** `api`, `support` or `tracking`. */
  readonly host: string;
  /** True: only a session is answered. False: it is sent without the token. Undefined: with the token, when there is one. */
  readonly session: boolean | undefined;
  /** Why `conform` never makes the call, as the description's `x-not-tried` says it. */
  readonly notTried: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Content | null;
  /** By status. */
  readonly responses: Readonly<Record<string, Body>>;
}

interface Described {
  operationId: string;
  tags?: readonly string[];
  security?: readonly Record<string, unknown>[];
  'x-not-tried'?: string;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

interface Item {
  servers?: readonly { url: string }[];
  parameters?: readonly Parameter[];
}

/** Returns what a body or a response contains; null for nothing. */
export const contentOf = (body: Body | undefined): Content | null => Object.values(body?.content ?? {})[0] ?? null;

/** Statuses that any call may answer: a request that is not as described, a token, too many calls, a fault of the server. */
const ofAnyCall = /^(400|401|429|5\d\d)$/;

/** Returns the key of `responses` that describes a status; undefined for a status that the call does not have. */
export function describedAs({ responses }: Operation, status: number): string | undefined {
  const keys = [`${status}`, `${String(status)[0]}XX`, ...(ofAnyCall.test(String(status)) ? ['default'] : [])];
  return keys.find((key) => key in responses);
}

export interface Description {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
  /** Returns the part of the document that a reference names; any other value as it is. */
  resolveRef<T extends object>(value: T): T;
  /** Returns a schema of which `allOf` and a reference at its root are parts. */
  mergeSchema(schema: Schema): Schema;
  /** Returns the content of a success; null for a response without data. */
  dataOf(operation: Operation): Content | null;
  /** Returns the examples of a content. */
  examplesOf(content: Content): unknown[];
}

function operationOf(path: string, method: string, item: Item, resolveRef: Description['resolveRef']): Operation {
  const described = (item as Record<string, Described>)[method] as Described;
  const { operationId, tags = [''], security = [{}], parameters = [], requestBody, responses } = described;
  const [server] = item.servers ?? [];
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    tag: tags[0] ?? '',
    host: server ? (/^https:\/\/(\w+)\./.exec(server.url)?.[1] ?? '') : 'api',
    session: security.length === 0 ? false : security.every((way) => 'session' in way) || undefined,
    notTried: described['x-not-tried'],
    parameters: [...(item.parameters ?? []), ...parameters].map(resolveRef),
    body: contentOf(requestBody),
    responses: Object.fromEntries(Object.entries(responses).map(([status, body]) => [status, resolveRef(body)])),
  };
}

/** Reads the operations of a document. */
export function createDescription(document: ApiDocument): Description {
  function resolveRef<T extends object>(value: T): T {
    const ref = (value as { $ref?: string }).$ref;
    if (ref === undefined) return value;
    const [, , section = '', name = ''] = ref.split('/');
    return document.components[section]?.[name] as T;
  }

  function mergeSchema(schema: Schema): Schema {
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

  return {
    document,
    operations: Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => methods.has(key))
        .map((method) => operationOf(path, method, item as Item, resolveRef)),
    ),
    resolveRef,
    mergeSchema,
    dataOf({ responses }) {
      const content = contentOf(responses['200']);
      return content && resolveRef(content.schema).required ? content : null;
    },
    examplesOf: ({ example, examples = {} }) => [
      ...(example === undefined ? [] : [example]),
      ...Object.values(examples).map((one) => resolveRef(one).value),
    ],
  };
}
