import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names for the classes of CSS modules, as short as they can be: a mark of the file and the name's place in it. The same
 * for the same files, so that the pages written at build time and the scripts agree.
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

/** A letter, as a class must begin, and three more signs: enough to tell some thousands of files apart. */
function markOf(path: string): string {
  const digest = createHash('sha256')
    .update(path)
    .digest('base64')
    .replace(/[+/\d]/g, '');
  return digest.slice(0, 4);
}
