/** Finds the rows of the fault matrix (`test/faults`) that belong to a change: those of the calls of the changed areas. */
import { posix } from 'node:path';
import { type Import, importsOf, type Sources } from './sourceTree.ts';

export const matrix = 'test/faults/matrix.wide.test.ts';
/** Tables of calls. A change of them belongs to the calls in its lines only. */
const tables = /^(?:src\/shared\/http\/endpoints|test\/faults\/rows\/\w+|mocks\/handlers\/\w+)\.ts$/;
const isApi = (file: string) => file.endsWith('/api.ts');

/** Returns the endpoints that a file calls; an endpoint that is not a literal is returned as its expression. */
export function endpointsIn(code: string): string[] {
  return [...code.matchAll(/\.request(?:<[^(]*>)?\(([^,]*)/g)].flatMap(([, first = '']) => {
    const names = [...first.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    return names.length > 0 ? names : [first.trim()];
  });
}

/** Returns the calls that the lines of a table name. */
const namedIn = (lines: string) =>
  [...lines.matchAll(/^ {2}(\w+): \{|(?:read\(|endpoint: |createApiHandler\()'(\w+)'/gm)].map(
    ([, key, name]) => key ?? name ?? '',
  );

/** Returns the `api.ts` files of a path: the nearest one above it in its area, and its importers. */
function apisOf(sources: Sources, imports: readonly Import[], path: string): string[] {
  const importing = imports.filter(({ to }) => to === path).map(({ from }) => from);
  const isFolder = !/\.\w+$/.test(path);
  // An area is three folders deep, such as src/features/course.
  for (
    let folder = isFolder ? path : posix.dirname(path);
    folder.split('/').length > 2;
    folder = posix.dirname(folder)
  ) {
    const api = `${folder}/api.ts`;
    if (sources.has(api)) return [...importing, api];
  }
  return importing;
}

/** Returns the calls that belong to the paths. `readChange` returns the changed lines of a file. */
export function callsOf(
  sources: Sources,
  paths: readonly string[],
  readChange: (path: string) => string,
): readonly string[] {
  const imports = importsOf(sources).filter(({ from }) => isApi(from));
  const names = paths.flatMap((path) =>
    tables.test(path)
      ? namedIn(readChange(path))
      : apisOf(sources, imports, path).flatMap((api) => endpointsIn(sources.get(api) ?? '')),
  );
  return [...new Set(names)].filter((name) => /^\w+$/.test(name)).sort();
}

/** Returns the pattern of the titles that the rows of the calls have in `matrix`. */
export function patternOf(calls: readonly string[]): string {
  const names = `(${calls.join('|')})`;
  return `the fault matrix|(reads of pages|writes|orders that are made) '?${names}\\b|all at once .* with .*\\b${names}\\b`;
}
