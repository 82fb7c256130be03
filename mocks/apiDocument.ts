/** Reads the API's published description, `docs/api/openapi.yaml`, as one document. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

export interface ApiDocument extends Node {
  paths: Record<string, Node>;
  components: Record<string, Node>;
}

/** Where the mock backend serves the document. */
export const documentPath = '/openapi.json';

const folder = join(import.meta.dirname, '../docs/api');

/** Parts that keep a name of their own in the document, by the first step of their file's path; others are inserted. */
const sections = new Set(['schemas', 'parameters', 'responses', 'examples']);

/** Returns the document with the parts of all other files in it: named ones under `components`. */
export function readApiDocument(): ApiDocument {
  const files = new Map<string, Node>();
  const components: Record<string, Node> = {};
  const read = (file: string): Node => {
    const known = files.get(file) ?? (parse(readFileSync(file, 'utf8')) as Node);
    files.set(file, known);
    return known;
  };

  /** Returns a value of a file with its references resolved. */
  function bundle(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((item) => bundle(item, file));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: ref, ...rest } = value as Node;
    const others = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, bundle(item, file)]));
    if (typeof ref !== 'string') return others;
    const part = include(ref, file);
    return typeof part === 'string' ? { $ref: part, ...others } : part;
  }

  /** Returns what is inserted in place of a reference, or the new reference as text. */
  function include(ref: string, from: string): unknown {
    const [path = '', name = ''] = ref.split('#/');
    const file = path === '' ? from : join(dirname(from), path);
    const [section = ''] = relative(folder, file)
      .replace(/\.yaml$/, '')
      .split(sep);
    // `npm run examples` writes an example whose name is new.
    if (section === 'examples') read(file)[name] ??= { value: null };
    if (!(name in read(file))) throw new Error(`${relative(folder, from)}: there is no ${ref}`);
    if (!sections.has(section)) return bundle(read(file)[name], file);
    components[section] ??= {};
    if (!(name in components[section])) {
      // Known before it is complete, since a part may contain itself.
      components[section][name] = null;
      components[section][name] = bundle(read(file)[name], file);
    }
    return `#/components/${section}/${name}`;
  }

  const root = join(folder, 'openapi.yaml');
  const document = bundle(read(root), root) as ApiDocument;
  return { ...document, components: { ...document.components, ...components } };
}

/** Returns the document as the response to a request of any site, such as an editor that opens it. */
export const documentResponse = (): Response =>
  Response.json(readApiDocument(), { headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' } });
