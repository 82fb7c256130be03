import type { Plugin } from 'vite';

/**
 * Returns a plugin that gives a module without a file, `virtual:<name>`, which has a value as its default export.
 * `read` returns the value; it is called whenever the module is loaded.
 */
export function virtualModule(name: string, read: () => unknown): Plugin {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: () => `export default ${JSON.stringify(read())};`,
    },
  };
}
