import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Returns the inline script (`src/app/early/early.ts`); it is the same in all documents. */
export async function buildEarlyScript(root: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/app/early/early.ts'), formats: ['iife'], name: 'begin', fileName: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  if (!built) throw new Error('The early script was not built');
  return built.output[0].code.trim();
}
