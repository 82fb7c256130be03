import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

export interface Import {
  from: string;
  /** A path inside the repository (`src/platform/site/saga.ts`) or the name of a package. */
  to: string;
  specifier: string;
  typeOnly: boolean;
  dynamic: boolean;
}
export type Sources = ReadonlyMap<string, string>;

const root = resolve(import.meta.dirname, '..');

/** Returns every TypeScript file of a top-level folder, by its path from the repository's root. */
export function readSources(folder: string): Sources {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const forms = [
  { pattern: /^\s*(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+\s+from\s+)?['"]([^'"\n]+)['"]/gm, dynamic: false },
  { pattern: /\bimport\(\s*()['"]([^'"\n]+)['"]/g, dynamic: true },
];

/** Returns lazy imports outside of `loadChunk` and `lazyPart`, with their file; imports of types do not count. */
export function bareLazyImports(sources: Sources): string[] {
  const bare = /(?<!\btypeof\s+|\b(?:loadChunk|lazyPart)\(\s*\(\)\s*=>\s*)\bimport\([^)]*\)?/g;
  return [...sources].flatMap(([file, code]) =>
    [...withoutComments(code).matchAll(bare)].map(([found]) => `${file}: ${found}`),
  );
}

/** Returns what sends cookies also to other hosts, with its file. */
export function sendsOfCookies(sources: Sources): string[] {
  const sends = /\bsendBeacon\b|\bcredentials: 'include|\bwithCredentials\s*[:=]\s*true|use-credentials/g;
  return [...sources].flatMap(([file, code]) =>
    [...withoutComments(code).matchAll(sends)].map(([found]) => `${file}: ${found}`),
  );
}

/**
 * Returns literal addresses of pages, with their file: a string or a template whose path begins with one of the
 * segments, a segment after a placeholder, and any string that becomes a link or a path with its locale.
 */
export function pathLiterals(sources: Sources, segments: readonly string[]): string[] {
  const names = segments.join('|');
  const literal = new RegExp(
    `(?:['"\`]|\\$\\{[^{}]*\\})/(?:${names})(?=['"\`/?#$])|\\b(?:path|hrefTo|localePath)\\((?:[^()]*,\\s*)?['"\`]/`,
    'g',
  );
  return [...sources].flatMap(([file, code]) =>
    [...withoutComments(code).matchAll(literal)].map(([found]) => `${file}: ${found}`),
  );
}

/** Returns what the files import, by their text: static and dynamic imports, re-exports, side effects. */
export function importsOf(sources: Sources): Import[] {
  const locate = (from: string, specifier: string) => {
    const aliased = specifier.replace(/^@\//, 'src/').replace(/^~(mocks|test)\//, '$1/');
    const inside = specifier.startsWith('.') || aliased !== specifier;
    if (!inside) return specifier;
    const path = specifier.startsWith('.') ? relative(root, resolve(root, dirname(from), specifier)) : aliased;
    const plain = path.split(sep).join('/');
    return [plain, `${plain}.ts`, `${plain}.tsx`].find((name) => sources.has(name)) ?? plain;
  };
  return [...sources].flatMap(([from, code]) =>
    forms.flatMap(({ pattern, dynamic }) =>
      [...withoutComments(code).matchAll(pattern)].map(([, type, specifier = '']) => {
        return { from, to: locate(from, specifier), specifier, typeOnly: Boolean(type), dynamic };
      }),
    ),
  );
}

/**
 * Returns the areas that a file serves, `features/<area>` and `app`: those whose files import it, also as a type only, and
 * also by other files in between.
 */
export function areasServed(imports: readonly Import[]): (file: string) => string[] {
  const users = new Map<string, string[]>();
  for (const { from, to } of imports) users.set(to, [...(users.get(to) ?? []), from]);
  const areaOf = (file: string) => /^src\/(app|features\/[^/]+)\//.exec(file)?.[1];
  return (file) => {
    const seen = new Set([file]);
    for (const one of seen) if (!areaOf(one)) for (const user of users.get(one) ?? []) seen.add(user);
    return [...new Set([...seen].flatMap((one) => areaOf(one) ?? []))].sort();
  };
}

/** What a module imports as values, by its path. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

/** Returns the imports of values between the files; tests are left out. */
export function valueGraph(sources: Sources): Graph {
  const production = new Map([...sources].filter(([file]) => !/\.test\.tsx?$/.test(file)));
  const graph = new Map<string, Import[]>();
  for (const one of importsOf(production)) {
    if (!one.typeOnly && production.has(one.to)) graph.set(one.from, [...(graph.get(one.from) ?? []), one]);
  }
  return graph;
}

/** Returns a module and all modules that it imports, however far away, also lazily; `apart` leaves out lazy imports. */
export function reachable(graph: Graph, start: string, apart: (file: string) => boolean = () => false): string[] {
  const seen = new Set<string>([start]);
  for (const file of seen)
    for (const { to, dynamic } of graph.get(file) ?? []) if (!(dynamic && apart(to))) seen.add(to);
  return [...seen];
}

/** Returns each cycle once, as the sorted list of its members (strongly connected nodes, after Tarjan). */
export function cycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    open.push(node);
    for (const to of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return found;
}
