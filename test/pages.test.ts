import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageBuild } from '@/domain/prerender/pageBuild';
import type { PageModule } from '@/shared/routing/page';

const root = resolve(import.meta.dirname, '..');
const files = import.meta.glob('/src/**/*.tsx');
const pages = import.meta.glob<PageModule>('/src/features/**/*Page.tsx');
const builds = import.meta.glob<PageBuild>('/src/features/**/*Page.build.ts', { import: 'default' });

describe('each page', () => {
  // A glob has no types of its own, so the compiler reads a file that names each module.
  it('has a module and a build file of the types that their readers expect', { timeout: 240_000 }, () => {
    const checks = [
      ...Object.keys(pages).map((path) => ['Page', path]),
      ...Object.keys(builds).map((path) => ['Build', path]),
    ];
    const folder = join(root, 'node_modules/.cache/page-types');
    const code = [
      "import type { PageBuild } from '@/domain/prerender/pageBuild';",
      "import type { PageModule } from '@/shared/routing/page';",
      'type Page<M extends PageModule> = M;',
      'type Build<M extends { default: PageBuild }> = M;',
      ...checks.map(
        ([type, path = ''], index) =>
          `export type C${index} = ${type}<typeof import('${path.replace(/^\/src(.*?)(\.tsx?)$/, '@$1')}')>;`,
      ),
    ];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'pages.ts'), code.join('\n'));
    const declarations = [join(root, 'src/**/*.d.ts'), 'pages.ts'];
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include: declarations }),
    );
    const { stdout } = spawnSync(
      'npx',
      ['--no-install', 'tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', join(folder, 'buildinfo')],
      {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      },
    );
    expect(stdout).toBe('');
  });

  it.each(Object.entries(pages))('names the files that its parts load: %s', async (_, load) => {
    const { belowFold = [], beside = [], memberParts = [] } = await load();
    for (const part of [...belowFold, ...beside, ...memberParts])
      expect(await part.load()).toBe(await files[`/${part.file}`]?.());
  });

  it.each(Object.keys(builds))('stands beside %s', (path) => {
    expect(Object.keys(pages)).toContain(path.replace('.build.ts', '.tsx'));
  });
});
