import type { Difference } from './visits.ts';

/** Outcome of `npm run verify`. */
export interface Report {
  site: string;
  version: string;
  /** What was looked at, and what was not. */
  notes: readonly string[];
  differences: readonly DifferenceGroup[];
  seconds: number;
}

/** The same difference of one or several paths. */
export interface DifferenceGroup extends Omit<Difference, 'kind'> {
  /** All paths, without queries. */
  paths: readonly string[];
}

/** Returns differences without repetition: the first of each kind, with the paths of all. */
export function groupDifferences(differences: readonly Difference[]): DifferenceGroup[] {
  const groups = new Map<string, Difference[]>();
  for (const one of differences.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))) {
    const key = [one.check, ...(one.kind ? [one.kind] : [one.expected, one.found])].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { kind, ...rest } = first;
    return [{ ...rest, paths: [...new Set([first, ...others].map(({ path }) => path.split('?')[0] ?? ''))] }];
  });
}

/** Returns the report as lines of text. */
export function describeReport({ site, version, notes, differences, seconds }: Report): string {
  const lines = differences.flatMap(({ path, check, expected, found, curl, paths }) => {
    const more = paths.length > 1 ? ` (and ${paths.length - 1} more)` : '';
    return [`${path}${more}: ${check}: expected ${expected}, found ${found}`, `    ${curl}`];
  });
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  const outcome = differences.length === 0 ? 'is what was built' : `has ${count}`;
  return [...lines, ...notes, `${site} ${outcome} (version ${version}, ${seconds} s)`].join('\n');
}
