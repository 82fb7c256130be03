/** The builds to measure: the app, the skeleton, and the app after a change of one line. */
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { bundle } from '../../build/bundle/bundle';
import { giveStableNames } from '../../build/bundle/stableNames';

const root = resolve(import.meta.dirname, '../..');

/** Builds the app as it is deployed, with its prerendered pages. */
export async function buildApp(dist: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({ root, mode: 'production', logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
}

/** Builds the prescribed packages with the app's settings, but without what the app removes from packages. */
export async function buildSkeleton(dist: string, base = '/'): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({
    root: join(root, 'test/bench/skeleton'),
    base,
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    build: { ...bundle, outDir: dist, emptyOutDir: true },
  });
}

async function nested(plugins: PluginOption): Promise<PluginOption[]> {
  const one = await plugins;
  return Array.isArray(one) ? (await Promise.all(one.map(nested))).flat() : [one];
}

/** Copies the sources of a build, in order to change them; only scripts and styles are built. */
export async function openCopy(copy: string) {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const skipped = /^(dist.*|node_modules|\.git|reports|test-results)$/;
  for (const name of await readdir(root))
    if (!skipped.test(name)) await cp(join(root, name), join(copy, name), { recursive: true });

  return {
    async build(dist: string): Promise<void> {
      const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, copy);
      const plugins = await nested(loaded?.config.plugins ?? []);
      const client = plugins.filter((plugin) => !plugin || !('name' in plugin) || plugin.name !== 'prerender');
      await build({
        ...loaded?.config,
        root: copy,
        configFile: false,
        plugins: client,
        mode: 'production',
        logLevel: 'warn',
        build: { ...loaded?.config.build, outDir: dist, emptyOutDir: true },
      });
      await giveStableNames(dist);
    },
    /** Adds a line to a script, or a word to the first text of a translation; returns a function that reverts it. */
    async change(file: string): Promise<() => Promise<void>> {
      const path = join(copy, file);
      const before = await readFile(path, 'utf8');
      if (file.endsWith('.json')) await writeFile(path, before.replace(/": "/, '": "Now '));
      else if (file.endsWith('.css')) await appendFile(path, '\nhtml { --changed: 1 }\n');
      else await appendFile(path, "\nObject.assign(globalThis, { changed: 'in this line' });\n");
      return () => writeFile(path, before);
    },
  };
}
