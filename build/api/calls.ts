/** What calls are filled with, and why some are not made. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Operation } from './operations.ts';

/** Where content is asked for. */
export interface Place {
  region: string;
  lang: string;
}

/** How one call is made. */
export interface Call extends Place {
  path: string;
  query: Readonly<Record<string, string>>;
  body?: unknown;
  /** Default: the session's, as long as it lasts. */
  token?: string | null;
}

/** An id that no item has: neither small nor the largest. */
export const unknownId = String(randomInt(1e13, 2e14));

/** Returns why a call is not made; null when it is. */
export function reasonToOmit({ name, host, method, session, notTried }: Operation, hasToken: boolean, write = false) {
  if (host !== 'api') return `the ${host} host has another address`;
  if (notTried) return notTried;
  if ((session || name === 'logout') && !hasToken) return 'needs --email';
  return method === 'GET' || write || /^(appLaunch|login|logout)$/.test(name) ? null : 'needs --write';
}

/** Ids that responses have named, by the plural of what has them: `courses`, and `checkout_collections bundle` by its kind. */
export type Ids = Map<string, Set<string>>;

/** Adds the ids of a response. */
export function collectIds(ids: Ids, { path }: Operation, data: unknown): void {
  const add = (name: string, id: string | number) => ids.set(name, (ids.get(name) ?? new Set()).add(String(id)));
  const walk = (value: unknown, name: string) => {
    if (Array.isArray(value)) for (const item of value) walk(item, name);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const fields = value as Record<string, unknown>;
    const plural = name.endsWith('s') ? name : `${name}s`;
    const id = fields.id ?? fields[`${name}_id`];
    if (typeof id === 'number' || typeof id === 'string') {
      add(plural, id);
      if (typeof fields.kind === 'string') add(`${plural} ${fields.kind}`, id);
    }
    for (const [key, inside] of Object.entries(fields)) walk(inside, key);
  };
  // A response that is an id itself belongs to the folder of its path: `pages/home_hk`.
  walk(data, path.split('/').at(-2) ?? '');
}

/** Returns the ids of a kind that are known. */
export const idsOf = (ids: Ids, kind: string | null): string[] => [...(ids.get(kind ?? '') ?? [])];

export const isPaged = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'size_per_page');

/** Returns whether the path ends with an id: the call is about one item. */
export const isAboutItem = ({ path }: Operation): boolean => /\{(\w+I|i)d\}$/.test(path);

/** Kinds of the ids in queries. */
const kindsInQuery: Readonly<Record<string, string>> = { content_id: 'courses', page_id: 'pages' };

/** Returns the kind of the ids that a call needs; null without any. */
export function kindOfIds({ path, parameters }: Operation): string | null {
  const [inQuery] = parameters.flatMap(({ name }) => kindsInQuery[name] ?? []);
  const [, folder, rest] = /(\w+)\/\{(?:\w+I|i)d\}\/?(.*)$/.exec(path) ?? [];
  return inQuery ?? (rest === 'bundle' ? `${folder} ${rest}` : folder) ?? null;
}

/** Returns a call with the values of its parameters. */
export function fillCall({ path, parameters }: Operation, { region, lang }: Place, id = ''): Call {
  const fill = (name: string) => {
    if (/^region(_name)?$/.test(name)) return region;
    if (name === 'idempotency_key') return randomUUID();
    if (name in kindsInQuery) return id;
    const { schema, example } = parameters.find((one) => one.name === name) ?? {};
    return example ?? schema?.default;
  };
  const query = parameters.flatMap(({ name, in: place }) => {
    const value = place === 'query' && name !== 'lang' ? fill(name) : undefined;
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const step = (name: string) => (/id$/i.test(name) ? id : String(fill(name)));
  return {
    region,
    lang,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(step(name))),
    query: Object.fromEntries(query),
  };
}
