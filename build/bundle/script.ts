import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Builds a source file, with all that it imports, as a script of its own. Returns its code and its packages' licences. */
export async function buildScript(root: string, source: string, define: Record<string, string> = {}) {
  const [{ output }] = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      license: { fileName: 'licences.txt' },
      lib: { entry: join(root, source), formats: ['iife'], name: basename(source, '.ts'), fileName: 'script' },
    },
  })) as [Rolldown.RolldownOutput];
  const [{ code }, ...others] = output;
  const licences = others.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  return { code: code.trim(), licences };
}
