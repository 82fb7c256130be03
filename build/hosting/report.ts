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

/** Returns two lines for each difference: in words, and the command that shows it. */
export const describeDifferences = (differences: readonly DifferenceGroup[]): string[] =>
  differences.flatMap(({ path, check, expected, found, curl, paths }) => {
    const more = paths.length > 1 ? ` (and ${paths.length - 1} more)` : '';
    return [`${path}${more}: ${check}: expected ${expected}, found ${found}`, `    ${curl}`];
  });

/** Returns whether there are differences, in words. */
export function describeOutcome(differences: readonly DifferenceGroup[], good: string): string {
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return differences.length === 0 ? good : `has ${count}`;
}

/** Returns the report as lines of text. */
export function describeReport({ site, version, notes, differences, seconds }: Report): string {
  const outcome = describeOutcome(differences, 'is what was built');
  return [...describeDifferences(differences), ...notes, `${site} ${outcome} (version ${version}, ${seconds} s)`].join(
    '\n',
  );
}
