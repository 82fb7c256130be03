/** Reads the source tree as text: which files there are, and what they import. */
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

const repository = resolve(import.meta.dirname, '../..');

/** Returns every TypeScript file of a top-level folder, by its path from the root. */
export function readSources(folder: string, root = repository): Sources {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}

/** Returns the code without its comments. */
export const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const forms = [
  { pattern: /^\s*(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+\s+from\s+)?['"]([^'"\n]+)['"]/gm, dynamic: false },
  { pattern: /\bimport\(\s*()['"]([^'"\n]+)['"]/g, dynamic: true },
];

/** Returns what the files import, by their text: static and dynamic imports, re-exports, side effects. */
export function importsOf(sources: Sources): Import[] {
  const locate = (from: string, specifier: string) => {
    const aliased = specifier.replace(/^@\//, 'src/').replace(/^~(mocks|test)\//, '$1/');
    const inside = specifier.startsWith('.') || aliased !== specifier;
    if (!inside) return specifier;
    const path = specifier.startsWith('.')
      ? relative(repository, resolve(repository, dirname(from), specifier))
      : aliased;
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
export function findReachable(graph: Graph, start: string, apart: (file: string) => boolean = () => false): string[] {
  const seen = new Set<string>([start]);
  for (const file of seen)
    for (const { to, dynamic } of graph.get(file) ?? []) if (!(dynamic && apart(to))) seen.add(to);
  return [...seen];
}
