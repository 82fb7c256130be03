import { hash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Returns a function that names the classes of CSS modules as short as possible: a mark of the file and the index of
 * the name in it. It is deterministic, so that prerendered pages and scripts agree.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? '').replaceAll('\\', '/');
    const names = known.get(path) ?? new Map<string, string>();
    known.set(path, names);
    const given = names.get(name) ?? `${markOf(path)}${names.size.toString(36)}`;
    names.set(name, given);
    return given;
  };
}

/** Returns a letter, as a class must begin with one, and three more characters: enough for some thousands of files. */
const markOf = (path: string): string =>
  hash('sha256', path, 'base64')
    .replace(/[+/\d]/g, '')
    .slice(0, 4);
