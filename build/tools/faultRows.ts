/** Finds the rows of the fault matrix (`test/faults`) that belong to a change: those of the calls in its changed lines. */
import type { Sources } from './sourceTree.ts';

export const matrix = 'test/faults/matrix.wide.test.ts';
/** Files that name calls: how they are sent, their rows of the matrix, and their handlers in the mock backend. */
const tables = /^(?:src\/shared\/http\/endpoints|test\/faults\/rows\/\w+|mocks\/handlers\/\w+|src\/.+\/api)\.ts$/;

/** Returns the endpoints that a file calls; an endpoint that is not a literal is returned as its expression. */
export function endpointsIn(code: string): string[] {
  return [...code.matchAll(/\.request(?:<[^(]*>)?\(([^,]*)/g)].flatMap(([, first = '']) => {
    const names = [...first.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    return names.length > 0 ? names : [first.trim()];
  });
}

/** Returns the calls that a piece of a file of this path names. */
const namesIn = (path: string, piece: string) => [
  ...[...piece.matchAll(/^ {2}(\w+): \{|(?:\bread\(|endpoint: |createApiHandler\()'(\w+)'/gm)].map(
    ([, key, name]) => key ?? name ?? '',
  ),
  ...(path.endsWith('/api.ts') ? endpointsIn(piece) : []),
];

/** Divides code into the functions of an `api.ts`, or into the entries of another table: each begins where a line is indented no more. */
const divide = (path: string, code: string) =>
  code.split(path.endsWith('/api.ts') ? /^(?=[^\s})\]])/m : /^(?= {0,2}[^\s})\]])/m);

/** Returns the calls that belong to files or folders. `changedLines` returns the numbers of the changed lines of a file. */
export function callsOf(
  sources: Sources,
  paths: readonly string[],
  changedLines: (path: string) => readonly number[],
): readonly string[] {
  const names = [...sources].flatMap(([path, code]) => {
    if (!tables.test(path) || !paths.some((one) => path === one || path.startsWith(`${one}/`))) return [];
    const changed = changedLines(path);
    let next = 1;
    return divide(path, code).flatMap((piece) => {
      const first = next;
      next += piece.split('\n').length - 1;
      return changed.some((line) => line >= first && line < next) ? namesIn(path, piece) : [];
    });
  });
  return [...new Set(names)].sort();
}

/** Returns the pattern of the titles that the rows of the calls have in `matrix`. */
export function patternOf(calls: readonly string[]): string {
  const names = `(${calls.join('|')})`;
  return `the fault matrix|(reads of pages|writes|orders that are made) '?${names}\\b|all at once .* with .*\\b${names}\\b`;
}
