/** Which slices of state a module reads, by its source text, and which its ducks bring. */
import type { Duck } from '@/shared/duck/duck';
import { findReachable, type Sources, valueGraph } from '../build/tools/sourceTree';

/** Returns the keys of ducks and of the ducks that they need. */
export function keysOf(ducks: readonly Duck[]): Set<string> {
  return new Set(ducks.flatMap(({ key, needs = [] }) => [key, ...keysOf(needs)]));
}

/** A selector that fails when its slice is missing; `root.key?.` and `root.key ?` do not. */
interface Selector {
  file: string;
  name: string;
  key: string;
}

/** Returns the exported selectors of a file; the statements of a module start at the start of a line. */
function selectorsOf(file: string, code: string, keys: ReadonlySet<string>): Selector[] {
  const statements = code.split(/^(?=export |const |function )/m);
  const read = (statement: string) =>
    [...statement.matchAll(/\b(?:root|state)\.(\w+)(?!\w|\s*\?)/g)].flatMap(([, key = '']) =>
      keys.has(key) ? [key] : [],
    );
  return statements.flatMap((statement) => {
    const name = /^export (?:const|function) (\w+)/.exec(statement)?.[1];
    // A reducer reads fields of its own slice, which may have the name of another slice.
    return name && !name.endsWith('Reducer') ? read(statement).map((key) => ({ file, name, key })) : [];
  });
}

/** Returns the names that a file imports as values from another one. */
function namesFrom(code: string, specifier: string): string[] {
  const escaped = specifier.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const list = new RegExp(`import \\{([^}]*)\\} from '${escaped}'`).exec(code)?.[1] ?? '';
  return list.split(',').flatMap((one) => {
    const name = one.trim().split(' as ')[0] ?? '';
    return name === '' || name.startsWith('type ') ? [] : [name];
  });
}

export interface Reading {
  key: string;
  /** The file that imports the selector. */
  file: string;
  selector: string;
}

export interface DuckUse {
  /**
   * Returns the slices that a module and its imports read. Lazy imports count, except modules of `apart`, which bring
   * ducks of their own.
   */
  readBy(file: string, apart?: (file: string) => boolean): Reading[];
}

/** Reads the source tree once; `keys` are the names of all slices that are not there from the start. */
export function duckUse(sources: Sources, keys: ReadonlySet<string>): DuckUse {
  const graph = valueGraph(sources);
  const selectors = new Map<string, Selector[]>();
  for (const [file, code] of sources) selectors.set(file, selectorsOf(file, code, keys));

  const readings = new Map<string, Reading[]>();
  for (const [file, found] of graph) {
    const code = sources.get(file) ?? '';
    readings.set(
      file,
      found.flatMap(({ to, specifier }) => {
        const names = namesFrom(code, specifier);
        return (selectors.get(to) ?? []).flatMap(({ name, key }) =>
          names.includes(name) ? [{ key, file, selector: name }] : [],
        );
      }),
    );
  }
  return {
    readBy: (start, apart) => findReachable(graph, start, apart).flatMap((file) => readings.get(file) ?? []),
  };
}
