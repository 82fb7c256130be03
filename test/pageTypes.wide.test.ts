import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const pages = Object.keys(import.meta.glob('/src/features/**/*Page.tsx'));
const builds = Object.keys(import.meta.glob('/src/features/**/*Page.build.ts'));

// A glob has no types of its own, so the compiler reads a file that names each module.
it('each page has a module and a build file of the types that their readers expect', { timeout: 240_000 }, () => {
  const checks = [...pages.map((path) => ['Page', path]), ...builds.map((path) => ['Build', path])];
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
