/**
 * A wrong key of the description is a difference in every test that meets it. Each process reports it once in a run, so
 * that what is read first names the cause.
 */
import { inject } from 'vitest';

declare global {
  /** Causes that tests of this process have reported, by the run. Modules are loaded again for some test files. */
  var reportedCauses: Map<number, Set<string>> | undefined;
}

/** Returns what is wrong, without the call and the place: `must NOT have additional properties (colour)`. */
function causeOf(fault: string): string {
  const [, path = '', what = fault] = /(\/\S*) (must .*?): /.exec(fault) ?? [];
  const [key] = /[('"]/.test(what) ? [] : (path.match(/[a-z_]+(?=[/\d]*$)/) ?? []);
  return `${key ?? ''} ${what}`;
}

/** Returns the faults whose cause no test of this process has reported in this run. */
export function takeUnreported(faults: readonly string[]): string[] {
  globalThis.reportedCauses ??= new Map();
  const run = inject('testRun');
  const known = globalThis.reportedCauses.get(run) ?? new Set();
  globalThis.reportedCauses.set(run, known);
  return faults.filter((fault) => {
    const isNew = !known.has(causeOf(fault));
    known.add(causeOf(fault));
    return isNew;
  });
}
