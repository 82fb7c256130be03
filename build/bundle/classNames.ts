import { createHash } from 'node:crypto';
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
function markOf(path: string): string {
  const digest = createHash('sha256')
    .update(path)
    .digest('base64')
    .replace(/[+/\d]/g, '');
  return digest.slice(0, 4);
}
